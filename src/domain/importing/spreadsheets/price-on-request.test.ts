import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";

const mapped = "Name;Price\nEmber;WORDS\nAsh;40\n";
const shopify = "Title,URL handle,Price,Status\nEmber,ember,WORDS,Active\nAsh,ash,40,Active\n";
const etsy = "TITLE,PRICE,CURRENCY_CODE,QUANTITY\nEmber,WORDS,USD,1\nAsh,40,USD,1\n";
const woo =
  "ID,Type,Name,Published,In stock?,Regular price\n1,simple,Ember,1,1,WORDS\n2,simple,Ash,1,1,40\n";

test.each([
  ["a table", mapped, "POA", { Name: "name", Price: "price" } as const],
  ["Shopify", shopify, "auf Anfrage (Tel. 030 1234)", null],
  ["Etsy", etsy, "su richiesta", null],
  ["WooCommerce", woo, "Price on request", null],
])(
  "hides a piece of %s at 0.00 whose price is words, and the preview names it with them",
  async (_, file, words, mapping) => {
    const shop = await testShop();
    const bytes = file.replace("WORDS", words);
    const notes = [
      `No price could be read from “${words}”.`,
      "It has no price, so it’s hidden at 0.00 until you add one.",
    ];
    const preview = await importSpreadsheetFile(shop, bytes, { mapping, dryRun: true });
    expect(preview.report.notes.map(({ name, note }) => [name, note])).toEqual(
      notes.map((note) => ["Ember", note]),
    );
    const { report } = await importSpreadsheetFile(shop, bytes, { mapping });
    expect(report).toMatchObject({ imported: 2, refused: 0, doubtful: 0 });
    expect(
      Object.fromEntries(
        (await listAllPieces(shop)).map(({ name, price, isActive }) => [name, [price, isActive]]),
      ),
    ).toEqual({ Ember: ["0.00", false], Ash: ["40.00", true] });
  },
);
