import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

type Piece = { name: string; price: string; isActive: boolean };
const pieces = async () =>
  (await (await shop.artisan.get("/api/products?sort=title")).json()) as Piece[];

/** PrestaShop's columns (devdocs.prestashop-project.org, CSV import) with a currency of its own. */
const file = {
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity;Description;Image URLs (x,y,z...);Currency",
      '1;1;Ember ring;"Home,Rings";1234,50;EM-1;2;<p>Forged <b>hot</b>.</p>;https://dead-host.invalid/1.jpg,https://dead-host.invalid/2.jpg;EUR',
      "2;0;Ash pin;Pins;199,00;AS-1;0;;https://dead-host.invalid/3.jpg;EUR",
      '3;1;"Coal; black";Rings;45,00;CO-1;1;;;EUR',
    ].join("\r\n"),
  ),
};

test("brings a PrestaShop file in, names its dead picture host, and undoes it @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  const part = page.getByRole("region", { name: "Import", exact: true });
  await part.getByLabel("Spreadsheet").setInputFiles(file);
  await expect(part.getByText("Format: PrestaShop")).toBeVisible();
  await part.getByText("Columns", { exact: true }).click();
  await expect(part.getByLabel("Name *")).toHaveValue("name");
  await expect(part.getByLabel("Price tax excluded")).toHaveValue("price");
  await expect(part.getByLabel("Image URLs (x,y,z...)")).toHaveValue("images");
  await expect(part.getByText("Ember ring: 1234.50 EUR", { exact: true })).toBeVisible();
  await expect(part.getByLabel("“Home”")).toHaveValue("leave-out");
  await part.getByLabel("US dollars for 1 EUR").fill("1.1");
  await expect(part.getByText("Coal; black: 45.00 EUR → $49.50")).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("button", { name: "New 3" })).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  expect(await pieces()).toMatchObject([
    { name: "Ash pin", price: "218.90", isActive: false },
    { name: "Coal; black", price: "49.50", isActive: true },
    { name: "Ember ring", price: "1357.95", isActive: true },
  ]);
  const missing = part.getByRole("listitem").filter({ hasText: "dead-host.invalid" });
  await expect(missing).toContainText("3 photos of 2 pieces: Ember ring, Ash pin.");
  await expectAccessible(page);
  await part.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await pieces()).toEqual([]);
});
