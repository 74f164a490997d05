import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

type Piece = { name: string; price: string; isActive: boolean };
const pieces = async () =>
  (await (await shop.artisan.get("/api/products?sort=title")).json()) as Piece[];
const names = async () => (await pieces()).map(({ name }) => name);

// Who imports undoes it: a test begins and ends without pieces.
test.afterEach(async () => expect(await names()).toEqual([]));

const sheet = (rows: string[]) => ({
  name: "bench-book.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Stück,Was es kostet,Metall", ...rows].join("\n")),
});

test.describe("a spreadsheet", { tag: "@desktop" }, () => {
  // An image is refused.
  test.use({ allowedErrors: /status of 4\d\d/ });

  test("with unknown columns is mapped, previewed, imported and undone; an image is refused", async ({
    page,
  }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    const part = page.getByRole("region", { name: "Import", exact: true });
    await part.getByLabel("Spreadsheet").setInputFiles({
      name: "ring.xlsx",
      mimeType: "image/jpeg",
      buffer: Buffer.from([0xff, 0xd8]),
    });
    await expect(notice(page).getByRole("alert")).toContainText("Couldn’t import the spreadsheet");
    await mapColumns(part);
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
    const runs = page.getByRole("region", { name: "Import history" });
    await expect(runs.getByRole("listitem").first()).toContainText("Undone");
    await runs.getByRole("link", { name: "bench-book.csv" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
    await expect(page.getByText("Import undone. 2 pieces removed.")).toBeVisible();
  });
});

async function mapColumns(part: Locator): Promise<void> {
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
}

test("changes nothing when an export is imported again, adds its records that are gone, and undoes it @desktop", async ({
  page,
}) => {
  const readers = async () =>
    (await (await shop.artisan.get("/api/subscribers")).json()) as { id: number }[];
  const { id } = await create(shop.artisan, "/api/products", { name: "Star stud", price: "45.00" });
  await shop.artisan.post("/api/subscribe", { data: { email: "ada@example.com" } });
  const file = {
    name: "designer-goldsmith-data.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await (await shop.artisan.get("/api/data/export")).body(),
  };
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  await expect(part.getByText("There’s nothing to import.")).toBeVisible();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeDisabled();

  for (const reader of await readers()) await shop.artisan.delete(`/api/subscribers/${reader.id}`);
  expect(await readers()).toEqual([]);
  await part.getByLabel("Spreadsheet").setInputFiles(file);
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
  await shop.artisan.delete(`/api/products/${id}`);
});

const foreignSheet = {
  name: "atelier.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Nom;Prix;Prix barré;Devise;Statut;Photo;Catégorie",
      "Bague Braise;1.234,50;1.500;EUR;en atelier;https://photos.invalid/1.jpg|https://photos.invalid/2.jpg;Rings > Fiançailles > Solitaires",
      "Épingle Lune;199,-;;EUR;brouillon;https://photos.invalid/3.jpg;Accueil",
      "Clou Étoile;45;;USD;actif;;Rings",
    ].join("\n"),
  ),
};

test("asks for rate, prices and words, then imports and undoes @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles(foreignSheet);
  await part.getByLabel("Statut").selectOption("Listed");
  await part.getByRole("button", { name: "Preview" }).click();
  const apply = part.getByRole("button", { name: "Apply import" });
  await expect(part.getByText("Bague Braise: 1234.50 EUR", { exact: true })).toBeVisible();
  await part.getByLabel("US dollars for 1 EUR").fill("1.1.1");
  await expect(part.getByText("Type a number such as 1.08.")).toBeVisible();
  await part.getByLabel("US dollars for 1 EUR").fill("1,1");
  await expect(part.getByText("Bague Braise: 1234.50 EUR → $1357.95")).toBeVisible();
  await expect(part.getByText("Bague Braise: 1234.50 on sale, 1500.00 regular")).toBeVisible();
  await expect(part.getByLabel("Use sale prices")).toBeChecked();
  await part.getByLabel("Use regular prices").check();
  await part.getByLabel("“en atelier”").selectOption("Listed");
  await part.getByRole("button", { name: "Make all 2 tags" }).click();
  await expect(part.getByLabel("“Fiançailles”")).toHaveValue("tag");
  await expect(part.getByLabel("“Solitaires”")).toHaveValue("tag");
  await expect(part.getByLabel("“Accueil”")).toHaveValue("leave-out");
  await expect(apply).toBeDisabled();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("button", { name: "New 3" })).toBeVisible();
  await apply.click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  expect(await pieces()).toMatchObject([
    { name: "Bague Braise", price: "1650.00", isActive: true },
    { name: "Clou Étoile", price: "45.00", isActive: true },
    { name: "Épingle Lune", price: "218.90", isActive: false },
  ]);
  const missing = part.getByRole("listitem").filter({ hasText: "photos.invalid" });
  await expect(missing).toContainText("3 photos of 2 pieces: Bague Braise, Épingle Lune.");
  await part.getByRole("button", { name: "Try these photos again" }).click();
  await expect(notice(page)).toContainText("0 photos added, 3 still missing.");
  await expectAccessible(page);
  await part.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
});
