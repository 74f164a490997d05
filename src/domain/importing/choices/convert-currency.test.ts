import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const prices = async (shop: TestShop) =>
  Object.fromEntries((await listAllPieces(shop)).map(({ name, price }) => [name, price]));

const mapping = { Name: "name", Preis: "price", Währung: "currency" } as const;
const csv = [
  "Name;Preis;Währung",
  "Ember;1.234,50;EUR",
  "Ash;199,-;€",
  "Coal;45;USD",
  "Soot;£12.00;",
  "Tar;1 234.5;eur",
  "Jet;POA;EUR",
].join("\n");

test("asks for the rate of a currency and shows each price before and after", async () => {
  const shop = await testShop();
  const preview = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping });
  expect(preview.report).toMatchObject({ imported: 2, doubtful: 4 });
  expect(preview.questions.rates?.rows).toEqual([
    {
      key: "EUR",
      label: "US dollars for 1 EUR",
      about: "3 pieces",
      prices: [
        { text: "Ember: 1234.50 EUR", cents: 123_450 },
        { text: "Ash: 199.00 EUR", cents: 19_900 },
        { text: "Tar: 1234.50 EUR", cents: 123_450 },
      ],
      answer: null,
    },
    expect.objectContaining({ key: "GBP", about: "1 piece", answer: null }),
  ]);
  const answers = { rates: { EUR: "1.08", GBP: "1.3" } };
  const answered = await importSpreadsheetFile(shop, csv, { dryRun: true, mapping, answers });
  expect(answered.report).toMatchObject({ imported: 6, doubtful: 0 });
  expect(answered.report.notes).toContainEqual({
    name: "Ember",
    where: "Row 2",
    note: "Price: 1234.50 EUR → 1333.26 US dollars, at 1.08.",
  });
  await importSpreadsheetFile(shop, csv, { mapping, answers });
  expect(await prices(shop)).toEqual({
    Ember: "1333.26",
    Ash: "214.92",
    Coal: "45.00",
    Soot: "15.60",
    Tar: "1333.26",
    Jet: "0.00",
  });
  const again = await importSpreadsheetFile(shop, csv, { mapping, answers });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 6 });
});

test("reads the currency from the header of the price, before a bare sign", async () => {
  const shop = await testShop();
  const file = "Name,Price (CAD)\nEmber,$40.00\n";
  const about = { dryRun: true, mapping: { Name: "name", "Price (CAD)": "price" } } as const;
  const { questions } = await importSpreadsheetFile(shop, file, about);
  expect(questions.rates?.rows).toMatchObject([{ key: "CAD", about: "1 piece" }]);
});

test("converts the prices of Etsy's file", async () => {
  const shop = await testShop();
  const file = "TITLE,PRICE,CURRENCY_CODE,QUANTITY\nEmber,40.5,EUR,1\n";
  await importSpreadsheetFile(shop, file, { answers: { rates: { EUR: "1.1" } } });
  expect(await prices(shop)).toEqual({ Ember: "44.55" });
});
