import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

const names = async () =>
  ((await (await shop.artisan.get("/api/products?sort=title")).json()) as { name: string }[]).map(
    ({ name }) => name,
  );

const sheet = (rows: string[]) => ({
  name: "bench-book.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Stück,Was es kostet,Metall", ...rows].join("\n")),
});

test("maps, previews, imports and undoes a spreadsheet with unknown columns @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part
    .getByLabel("Spreadsheet")
    .setInputFiles(sheet(["Ember ring,120.00,14k gold", "Moon pin,85.00,silver", ",45.00,gold"]));
  await expect(part.getByRole("button", { name: "Choose file" })).toBeVisible();
  for (const [column, field] of [
    ["Stück", "Name"],
    ["Was es kostet", "Price"],
    ["Metall", "Materials"],
  ] as const) {
    await part.getByLabel(column).selectOption(field);
  }
  await part.getByRole("button", { name: "Preview" }).click();
  await expect(part.getByRole("button", { name: "New 2" })).toBeVisible();
  await part.getByRole("button", { name: "Refused 1" }).click();
  await expect(part.locator(".import-row")).toContainText("Row 4");
  await expectAccessible(page);
  await expect(part.getByText("Ember ring: 14k gold")).toBeVisible();
  await part.getByLabel("Fill in the one we’re sure of").check();
  await part.getByRole("button", { name: "Update preview" }).click();
  await part.getByRole("button", { name: "New 2" }).click();
  await expect(part.locator(".import-row").first()).toContainText("Metals in detail: 14k gold");
  expect(await names()).toEqual([]);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  await expect(part.getByText("Imported from")).toBeVisible();
  expect(await names()).toEqual(["Ember ring", "Moon pin"]);
  const refused = page.waitForEvent("download");
  await part.getByRole("link", { name: "Download the refused rows" }).click();
  expect((await refused).suggestedFilename()).toBe("refused.csv");
  await part.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await names()).toEqual([]);
  const runs = page.getByRole("region", { name: "Import history" });
  await expect(runs.getByRole("listitem").first()).toContainText("Undone");
  await runs.getByRole("link", { name: "bench-book.csv" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
  await expect(page.getByText("Import undone. 2 pieces removed.")).toBeVisible();
});

test("changes nothing when an export is imported again", { tag: "@desktop" }, async ({ page }) => {
  await shop.artisan.post("/api/products", { data: { name: "Ember ring", price: "120.00" } });
  const workbook = await (await shop.artisan.get("/api/data/export")).body();
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles({
    name: "designer-goldsmith-data.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: workbook,
  });
  await expect(part.getByText("There’s nothing to import.")).toBeVisible();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeDisabled();
});

test("lists the other records of a workbook by kind, imports and undoes them @desktop", async ({
  page,
}) => {
  const readers = async () =>
    (await (await shop.artisan.get("/api/subscribers")).json()) as { id: number }[];
  await shop.artisan.post("/api/products", { data: { name: "Star stud", price: "45.00" } });
  await shop.artisan.post("/api/subscribe", { data: { email: "ada@example.com" } });
  const workbook = await (await shop.artisan.get("/api/data/export")).body();
  for (const { id } of await readers()) await shop.artisan.delete(`/api/subscribers/${id}`);
  expect(await readers()).toEqual([]);
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles({
    name: "designer-goldsmith-data.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: workbook,
  });
  const kind = part.getByRole("group", { name: "Show Subscribers" });
  await kind.getByRole("button", { name: "New 1" }).click();
  const row = part.locator(".import-row").filter({ hasText: "ada@example.com" });
  await expect(row).toContainText("Subscribers, row 2");
  await expectAccessible(page);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Also added: 1 subscriber.");
  expect(await readers()).toHaveLength(1);
  await part.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await readers()).toEqual([]);
});

test.describe("an invalid file", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /4\d\d/ });

  test("is refused with a sentence", async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    await page.getByLabel("Spreadsheet").setInputFiles({
      name: "ring.xlsx",
      mimeType: "image/jpeg",
      buffer: Buffer.from([0xff, 0xd8]),
    });
    await expect(notice(page).getByRole("alert")).toContainText("Couldn’t import the spreadsheet");
  });
});
