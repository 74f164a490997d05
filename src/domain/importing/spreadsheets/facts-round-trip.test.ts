import { expect, test } from "vitest";
import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { exportAs, FORMATS } from "#tests/support/export-as.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";

const NAMES = Object.keys(FACT_FIELDS) as (keyof typeof FACT_FIELDS)[];
const listFacts = async (shop: TestShop) =>
  (await listAllPieces(shop)).map((piece) => NAMES.map((name) => [name, piece[name]] as const));

const ALL_FACTS: Record<keyof typeof FACT_FIELDS, unknown> = {
  metals: "18k yellow gold 4.25 g; sterling silver; Titanium, anodized",
  stones: "2 × oval blue sapphire, 1.2 ct, 6.9 mm, heated, from Montana; Fordite",
  ringSize: "6¼",
  ringSizeFrom: "5",
  ringSizeTo: "8½",
  length: "18 inches, or 20",
  width: "5,6 mm",
  chain: "Cable chain; lobster clasp",
  hallmark: "18K & “F”",
  edition: "3 of 12",
};

test.each(FORMATS)("%s carries every fact of a piece, and comes back with it", async (format) => {
  const [shop, other] = [await testShop(), await testShop()];
  const piece = newProductSchema.parse({ name: "Ember", price: "40", stock: 1, ...ALL_FACTS });
  await createProduct(shop, piece, { by: null });
  const before = await listFacts(shop);
  const blank = before[0]?.filter(
    ([, value]) => value === null || value === "" || (Array.isArray(value) && value.length === 0),
  );
  expect(blank).toEqual([]);
  const file = await exportAs(shop, format);
  const here = await importSpreadsheetFile(shop, file);
  expect(here.report).toMatchObject({ imported: 0, updated: 0, refused: 0, notes: [] });
  await importSpreadsheetFile(other, file);
  expect(await listFacts(other)).toEqual(before);
});
