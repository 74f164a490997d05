import { expect, test } from "#tests/support/browser-test.ts";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

const header = odsRow("Name", "Price", "SKU");
const file = {
  name: "stock.ods",
  mimeType: "application/vnd.oasis.opendocument.spreadsheet",
  buffer: odsWorkbook(
    {
      Rings: header + odsRow("Ember ring", "120", "R-1"),
      Pins: header + odsRow("Ash pin", "80", "P-1"),
      Old: header + odsRow("Lost cuff", "300", "C-1"),
    },
    ["Old"],
  ),
};

test("reads the sheets that are chosen, one at first and then two @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  const sheets = part.getByRole("group", { name: "Sheets to read" });
  await expect(sheets.getByRole("checkbox", { name: "Rings" })).toBeChecked();
  await expect(sheets.getByRole("checkbox", { name: "Old (hidden in the file)" })).toBeVisible();
  await sheets.getByRole("checkbox", { name: "Old (hidden in the file)" }).setChecked(false);
  await sheets.getByRole("checkbox", { name: "Pins" }).setChecked(true);
  await expectAccessible(page);
  await sheets.getByRole("button", { name: "Read these sheets" }).click();
  await expect(sheets.getByRole("button", { name: "Read these sheets" })).toBeDisabled();
  await part.getByRole("button", { name: "Preview" }).click();
  await expect(part.getByRole("button", { name: "New 2" })).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  const names = async () =>
    ((await (await shop.artisan.get("/api/products?sort=title")).json()) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names()).toEqual(["Ash pin", "Ember ring"]);
});
