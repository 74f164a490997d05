import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { BIGCOMMERCE } from "#tests/support/platform-files.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

type Piece = { name: string; price: string; isActive: boolean; weight: string | null };
const pieces = async () =>
  (await (await shop.artisan.get("/api/products?sort=title")).json()) as Piece[];

const importPart = (page: Page) => page.getByRole("region", { name: "Import", exact: true });

const CUSTOMERS = KIND_FILES.find(({ kind }) => kind === "customers")?.text ?? "";

type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

const csv = (text: string): UploadedFile => ({
  name: "products.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** Begins anew, with nothing chosen. */
async function choose(page: Page, file: UploadedFile): Promise<Locator> {
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const part = importPart(page);
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
  return part;
}

async function undo(page: Page): Promise<void> {
  await importPart(page).getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await pieces()).toEqual([]);
}

test("spreadsheets are read by the columns and sheets that are chosen, brought in and undone @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  await test.step("unknown headings are asked about", () => askAboutColumns(page));
  await test.step("a column of a recognized file is changed", () => changeColumns(page));
  await test.step("a file of PrestaShop names its dead picture host", () => bringPrestaShop(page));
  await test.step("the unit of weights, and rows of one page, are asked about", () =>
    askAboutUnits(page));
  await test.step("a report stays out, subscribers come in", () => askWhatItHolds(page));
  await test.step("customers come in, subscribed only if asked", () => bringCustomers(page));
  await test.step("an old order comes in as it was", () => bringOldOrder(page));
  await test.step("of a workbook the chosen sheets are read", () => chooseSheets(page));
});

async function askAboutColumns(page: Page): Promise<void> {
  const part = importPart(page);
  const file = csv("Price,Zzyx\n40.00,Ash pin\n");
  await part.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
  const asked = part.getByRole("group", { name: "What do these columns hold?" });
  const matched = part.getByRole("group", { name: "Matched columns" });
  await expect(asked.getByLabel("Zzyx")).toHaveValue("");
  await expect(asked.getByLabel("Price")).toHaveCount(0);
  await expect(matched.getByLabel("Price")).toHaveValue("price");
  await expectAccessible(page);
  await asked.getByLabel("Zzyx").selectOption("Name");
  await part.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(part.getByText("Format: Spreadsheet")).toBeVisible();
}

async function changeColumns(page: Page): Promise<void> {
  const part = await choose(page, csv(BIGCOMMERCE.replaceAll(",1,e/1.jpg", ",1,")));
  await expect(part.getByText("Format: BigCommerce")).toBeVisible();
  const price = part.getByLabel("Price", { exact: true });
  await expect(price).toBeHidden();
  await part.getByText("Columns", { exact: true }).click();
  await expect(price).toHaveValue("price");
  await expect(part.getByText("120.00 · 130.00")).toBeVisible();
  await part.getByLabel("Cost Price").selectOption("Price");
  await expect(part.getByText("Only one column can hold the price.")).toBeVisible();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeDisabled();
  await price.selectOption("Leave out");
  await part.getByRole("button", { name: "Use these columns" }).click();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeEnabled();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect.poll(pieces).toMatchObject([{ name: "Ash pin" }, { price: "40.00" }]);
  await undo(page);
}

/** PrestaShop's columns (devdocs.prestashop-project.org, CSV import) with a currency of its own. */
const PRESTASHOP = [
  "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity;Description;Image URLs (x,y,z...);Currency",
  '1;1;Ember ring;"Home,Rings";1234,50;EM-1;2;<p>Forged <b>hot</b>.</p>;https://dead-host.invalid/1.jpg,https://dead-host.invalid/2.jpg;EUR',
  "2;0;Ash pin;Pins;199,00;AS-1;0;;https://dead-host.invalid/3.jpg;EUR",
  '3;1;"Coal; black";Rings;45,00;CO-1;1;;;EUR',
].join("\r\n");

async function bringPrestaShop(page: Page): Promise<void> {
  const part = await choose(page, csv(PRESTASHOP));
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
  await undo(page);
}

/** A list of a ring in two sizes, whose weights are in pennyweights. */
const SIZES = [
  "Name,Price,Weight,Size,URL",
  "Ember ring – size 5,100,4,5,https://shop.example/ember",
  "Ember ring – size 6,110,5,6,https://shop.example/ember",
].join("\n");

async function askAboutUnits(page: Page): Promise<void> {
  const part = await choose(page, csv(SIZES));
  await part.getByRole("button", { name: "Preview", exact: true }).click();
  const rows = part.getByRole("group", { name: "One piece or several?" });
  await expect(rows.getByText("Ember ring: 2 rows")).toBeVisible();
  await expect(rows.getByLabel("One piece with variants")).toBeChecked();
  const details = part.getByRole("group", { name: "Fill in details?" });
  // A size in a name is a guess.
  await expect(details.getByRole("radio")).toHaveCount(2);
  await expect(part.getByText("2 weights have no unit in this file.")).toBeVisible();
  const weights = part.getByLabel("Unit of the weights");
  await expect(weights).toHaveValue("");
  await weights.selectOption("Pennyweights (dwt)");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("button", { name: "New 1" })).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect.poll(pieces).toMatchObject([{ name: "Ember ring", weight: "6.22" }]);
  await undo(page);
}

async function askWhatItHolds(page: Page): Promise<void> {
  const report = "Product title,Gross sales,Net sales\nEmber ring,99.00,99.00\n";
  const part = await choose(page, csv(report));
  await expect(part.getByText("This looks like a report from Shopify")).toBeVisible();
  await expect(part.getByRole("button", { name: "Apply import" })).toBeDisabled();
  await expectAccessible(page);
  await part.getByLabel("The file holds").selectOption("Pieces");
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("group", { name: "Matched columns" })).toBeVisible();
  await choose(page, csv("Email\nann@fern.example\nbo@fern.example\n"));
  const confirmed = part.getByRole("group", { name: "Did these people confirm" });
  await expect(confirmed.getByLabel("No, I’ll ask them to confirm")).toBeChecked();
  await confirmed.getByLabel("Yes, they all confirmed").check();
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("button", { name: "New 2" })).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Also added: 2 subscribers.");
  const subscribers = await (await shop.artisan.get("/api/subscribers")).json();
  expect(subscribers).toMatchObject([{ isActive: true }, { confirmedAt: expect.any(String) }]);
  await undo(page);
  expect(await (await shop.artisan.get("/api/subscribers")).json()).toEqual([]);
}

async function bringCustomers(page: Page): Promise<void> {
  const part = await choose(page, csv(CUSTOMERS));
  await expect(part.getByText("This looks like customers from Shopify.")).toBeVisible();
  const asked = part.getByRole("group", { name: "Subscribe those who accept marketing?" });
  await expect(asked.getByText("1 customer accepts marketing in this file.")).toBeVisible();
  await expect(asked.getByLabel("No, subscribe nobody")).toBeChecked();
  await asked.getByLabel("Yes, subscribe them").check();
  await part.getByRole("button", { name: "Update preview" }).click();
  await expect(part.getByRole("group", { name: "Show Customers" })).toContainText("New 2");
  await expectAccessible(page);
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Also added: 2 customers, 1 subscriber.");
  await undo(page);
  expect(await (await shop.artisan.get("/api/customers")).json()).toEqual([]);
}

async function bringOldOrder(page: Page): Promise<void> {
  const rows = [
    "Name,Email,Financial Status,Fulfillment Status,Total,Created at,Lineitem name,Lineitem quantity,Billing Name,Shipping Address1,Shipping City",
    "#1001,ann@fern.example,paid,fulfilled,99.00,2024-03-12 09:14:02 -0500,Ember ring,1,Ann Lee,1 Elm St,Staunton",
    "#1002,ann@fern.example,refunded,fulfilled,99.00,2024-03-12 09:14:02 -0500,Ember ring,1,Ann Lee,,",
  ];
  const part = await choose(page, csv(`${rows.join("\n")}\n`));
  await expect(part.getByText("1 was canceled or refunded and stays out: #1002.")).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Also added: 1 order.");
  await page.goto(`${shop.baseURL}/admin/orders`);
  await expect(page.getByText("From Shopify · #1001")).toBeVisible();
  await page.getByRole("link", { name: /Ember ring/ }).click();
  await expect(page.getByText("From Shopify · #1001, ordered March 12, 2024")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Move back|payment|Shipped/ })).toHaveCount(0);
  await expectAccessible(page);
}

const header = odsRow("Name", "Price", "SKU");
const WORKBOOK: UploadedFile = {
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

async function chooseSheets(page: Page): Promise<void> {
  const part = await choose(page, WORKBOOK);
  const sheets = part.getByRole("group", { name: "Sheets to read" });
  await expect(sheets.getByRole("checkbox", { name: "Rings" })).toBeChecked();
  await expect(sheets.getByRole("checkbox", { name: "Old (hidden in the file)" })).toBeVisible();
  await sheets.getByRole("checkbox", { name: "Old (hidden in the file)" }).setChecked(false);
  await sheets.getByRole("checkbox", { name: "Pins" }).setChecked(true);
  await part.getByRole("button", { name: "Read these sheets" }).click();
  await expect(part.getByRole("button", { name: "Read these sheets" })).toBeDisabled();
  await part.getByRole("button", { name: "Preview" }).click();
  await expect(part.getByRole("button", { name: "New 2" })).toBeVisible();
  await part.getByRole("button", { name: "Apply import" }).click();
  await expect(notice(page)).toContainText("Spreadsheet imported");
  expect((await pieces()).map(({ name }) => name)).toEqual(["Ash pin", "Ember ring"]);
}
