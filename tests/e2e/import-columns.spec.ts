import { expect, test } from "#tests/support/browser-test.ts";
import { BIGCOMMERCE } from "#tests/support/platform-files.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test("changes what a column of a recognized file holds @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  const buffer = Buffer.from(BIGCOMMERCE.replaceAll(",1,e/1.jpg", ",1,"));
  const file = { name: "products.csv", mimeType: "text/csv", buffer };
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  await expect(part.getByText("Format: BigCommerce")).toBeVisible();
  const price = part.getByLabel("Price", { exact: true });
  await expect(price).toBeHidden();
  await part.getByText("Columns", { exact: true }).click();
  await expect(price).toHaveValue("price");
  await expect(part.getByText("120.00 · 130.00")).toBeVisible();
  await expectAccessible(page);
  await part.getByLabel("Cost Price").selectOption("Price");
  await expect(part.getByText("Only one column can hold the price.")).toBeVisible();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeDisabled();
  await price.selectOption("Leave out");
  await part.getByRole("button", { name: "Use these columns" }).click();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeEnabled();
  await part.getByRole("button", { name: "Apply import" }).click();
  const read = async () =>
    (await (await shop.artisan.get("/api/products?sort=title")).json()) as { price: string }[];
  await expect.poll(read).toMatchObject([{ name: "Ash pin" }, { price: "40.00" }]);
});

test("asks about the headings that it does not know, and shows the others as matched @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  const buffer = Buffer.from("Price,Zzyx\n40.00,Ash pin\n");
  const file = { name: "pieces.csv", mimeType: "text/csv", buffer };
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  const asked = part.getByRole("group", { name: "What do these columns hold?" });
  const matched = part.getByRole("group", { name: "Matched columns" });
  await expect(asked.getByLabel("Zzyx")).toHaveValue("");
  await expect(asked.getByLabel("Price")).toHaveCount(0);
  await expect(matched.getByLabel("Price")).toHaveValue("price");
  await expectAccessible(page);
  await asked.getByLabel("Zzyx").selectOption("Name");
  await part.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(part.getByText("Format: Spreadsheet")).toBeVisible();
});
