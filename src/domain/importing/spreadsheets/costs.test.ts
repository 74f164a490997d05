import { expect, test } from "vitest";
import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getPricing } from "../../catalogue/pricing/get-pricing.ts";
import { savePricing } from "../../catalogue/pricing/save-pricing.ts";
import { pricingInput } from "#contract/catalogue/pricing/pricing-schemas.ts";
import type { Shop } from "../../shop.ts";
import { undoImport } from "../imports/undo-import.ts";

/** What is proposed for each column of a table. */
async function propose(csv: string) {
  const asked = await startSpreadsheetImport(await testShop(), csv);
  if (!("question" in asked)) throw new Error("It asks nothing.");
  const { headers, fileNotes } = asked.question;
  const names = csv.slice(0, csv.indexOf("\n")).split(",");
  const guesses = names.map((name) => headers.find((each) => each.name === name)?.guess);
  return { guesses, fileNotes };
}

test.each([
  ["Name,Cost price,Retail price\nEmber,120,450\n", ["name", "cost", "price"]],
  ["Name,Buy,Sell\nEmber,120,450\n", ["name", "cost", "price"]],
  ["Name,Trade,RRP\nEmber,£120,£450\n", ["name", "cost", "price"]],
  ["Name,Wholesale,Tag\nEmber,$120.00,$450.00\n", ["name", "cost", "price"]],
  ["Name,Supply,Asking,List\nEmber,120,450,500\n", ["name", "cost", "price", "formerPrice"]],
  ["Name,EK,UVP\nEmber,120,450\n", ["name", "cost", "price"]],
  // A name that says cost for what is paid in the shop.
  ["Name,Cost,Price\nEmber,450,120\nAsh,90,30\n", ["name", "price", "cost"]],
  // Words, and no amounts.
  ["Name,Price,Trade,Tag\nEmber,450,bridal,gold\n", ["name", "price", null, "tags"]],
])("proposes for the columns of %j what they hold", async (csv, guesses) => {
  expect(await propose(csv)).toEqual({ guesses, fileNotes: [] });
});

test("asks whether visitors pay a cost that has no price beside it", async () => {
  const { guesses, fileNotes } = await propose("Name,Purchase price\nEmber,120\n");
  expect(guesses).toEqual(["name", "cost"]);
  expect(fileNotes).toEqual([expect.stringContaining("“Purchase price” seems to be what")]);
});

const csv = (cost: string) => `Name,Cost,Price\nEmber,${cost},450\nAsh,,90\nCoal,n/k,30\n`;
const bothCost = (cost: string) => `Name,Cost,Price\nEmber,${cost},450\nAsh,${cost},90\n`;
const mapping: ColumnMapping = { Name: "name", Cost: "cost", Price: "price" };
const costsOf = async (shop: Shop) =>
  Promise.all(
    (await listAllPieces(shop)).map(async ({ id, name, price }) => [
      name,
      price,
      (await getPricing(shop, id))?.cost ?? null,
    ]),
  );

test("stores a cost apart from the piece, changes it, and undoes that", async () => {
  const shop = await testShop();
  const first = await importSpreadsheetFile(shop, csv("120"), { mapping });
  expect(await costsOf(shop)).toEqual([
    ["Ember", "450.00", "120.00"],
    ["Ash", "90.00", null],
    ["Coal", "30.00", null],
  ]);
  const again = await importSpreadsheetFile(shop, csv("120"), { mapping });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 3 });
  const changed = await importSpreadsheetFile(shop, csv("130"), { mapping });
  expect(changed.report).toMatchObject({ updated: 1, skipped: 2 });
  expect((await costsOf(shop))[0]).toEqual(["Ember", "450.00", "130.00"]);
  await undoImport(shop, changed.report.syncLogId, "ada");
  expect((await costsOf(shop))[0]).toEqual(["Ember", "450.00", "120.00"]);
  await undoImport(shop, first.report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual([]);
});

test("keeps what was said of a price before its cost came, and nothing where nothing was", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, bothCost(""), { mapping });
  const [ember] = await listAllPieces(shop);
  const said = pricingInput.parse({ markup: "100", supplier: "Rio" });
  await savePricing(shop, ember?.id ?? 0, said, "ada");
  const { report } = await importSpreadsheetFile(shop, bothCost("30"), { mapping });
  expect(await getPricing(shop, ember?.id ?? 0)).toMatchObject({
    cost: "30.00",
    markup: "100",
    supplier: "Rio",
  });
  await undoImport(shop, report.syncLogId, "ada");
  const rows = await shop.db.selectFrom("productPricing").selectAll().execute();
  expect(rows).toMatchObject([{ productId: ember?.id, costCents: null, supplier: "Rio" }]);
});

test("converts a cost with its price, and leaves it out without a rate", async () => {
  const shop = await testShop();
  const inEuros = "Name,Cost,Price\nEmber,€100,€450\n";
  const unknown = await importSpreadsheetFile(shop, inEuros, { mapping, dryRun: true });
  expect(unknown.report).toMatchObject({ imported: 0, doubtful: 1 });
  expect(unknown.report.notes).toMatchObject([
    { note: expect.stringContaining("450.00 EUR") },
    { note: "Its cost is in EUR, and was left out." },
  ]);
  await importSpreadsheetFile(shop, inEuros, { mapping, answers: { rates: { EUR: "1.1" } } });
  expect(await costsOf(shop)).toEqual([["Ember", "495.00", "110.00"]]);
});

test.each([
  ["Shopify", "Handle,Title,Vendor,Variant Price,Cost per item\nember,Ember,Z,450,120\n"],
  [
    "WooCommerce",
    "Type,Name,Published,In stock?,Regular price,Cost of goods\nsimple,Ember,1,1,450,120\n",
  ],
  [
    "BigCommerce",
    "Item Type,Product Name,Product Code/SKU,Price,Cost Price\nProduct,Ember,E-1,450,120\n",
  ],
  [
    "Magento",
    "sku,product_type,attribute_set_code,name,price,cost\nE-1,simple,Default,Ember,450,120\n",
  ],
  ["Square", "Token,Item Name,Variation Name,Price,Default Unit Cost\nT,Ember,Regular,450,120\n"],
])("reads the cost of %s’s own column", async (_, csv) => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, csv);
  expect(await costsOf(shop)).toEqual([["Ember", "450.00", "120.00"]]);
});

test.each([
  ["Ember,₹450,$20", ["Ember", "20.00", null], "Its cost is in INR, unlike its price"],
  ["Ember,€40,100", ["Ember", "100.00", null], "Its cost is in EUR, unlike its price"],
  ["Ember,€40,on request", ["Ember", "0.00", null], "Its cost is in EUR, unlike its price"],
  ["Ember,$40,$100", ["Ember", "100.00", "40.00"], ""],
])("takes the cost of %j for dollars only where it is in them", async (row, piece, note) => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, `Name,Cost,Price\n${row}\n`, { mapping });
  expect(await costsOf(shop)).toEqual([piece]);
  expect(report.notes.map((each) => each.note).join()).toContain(note);
});

test("leaves out a cost in the currency of a column where no price asks for its rate", async () => {
  const shop = await testShop();
  const file = "Name,Cost,Price,Currency\nEmber,40,,EUR\n";
  await importSpreadsheetFile(shop, file, { mapping: { ...mapping, Currency: "currency" } });
  expect(await costsOf(shop)).toEqual([["Ember", "0.00", null]]);
});
