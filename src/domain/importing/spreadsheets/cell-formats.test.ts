import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { xlsWorkbook } from "#tests/support/xls-workbook.ts";

const mapping = { Name: "name", Price: "price", Pieces: "stock" } as const;
const heads = ["Name", "Price", "Pieces"];

/** An .xlsx with a price in a format, and a number of pieces in the same. */
const xlsx = (numFmt: string) =>
  writeXlsx({
    sheets: [
      {
        name: "Stock",
        rows: [heads, ["Ember", 450, 3]],
        cells: new Map([
          ["1,1", { value: 450, style: { numFmt } }],
          ["1,2", { value: 3, style: { numFmt } }],
        ]),
      },
    ],
  });

const odsCell = (currency: string, value: number) =>
  `<table:table-cell office:value-type="currency" office:currency="${currency}" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
const ods = (currency: string) =>
  odsWorkbook({
    Stock: odsRow(...heads) + odsRow("Ember", odsCell(currency, 450), odsCell(currency, 3)),
  });

const xls = (format: string) =>
  xlsWorkbook([heads, ["Ember", { number: 450, format }, { number: 3, format }]]);

test.each([
  ["an .xlsx", "INR", () => xlsx("[$₹-4009]\\ #,##0.00")],
  ["an .xlsx", "EUR", () => xlsx('#,##0.00 "€"')],
  ["an .xls", "GBP", () => xls("[$£-809]#,##0.00")],
  ["an .xls", "CHF", () => xls('"CHF" #,##0.00')],
  ["an .ods", "EUR", () => ods("EUR")],
])("asks for the rate of a price in %s whose format is of %s", async (_, currency, file) => {
  const shop = await testShop();
  const bytes = await file();
  const asked = await importSpreadsheetFile(shop, bytes, { mapping, dryRun: true });
  expect(asked.report).toMatchObject({ imported: 0, doubtful: 1 });
  expect(asked.questions.rates?.rows).toMatchObject([
    { key: currency, prices: [{ text: `Ember: 450.00 ${currency}` }] },
  ]);
  const about = { mapping, answers: { rates: { [currency]: "0.5" } } };
  await importSpreadsheetFile(shop, bytes, about);
  expect(await listAllPieces(shop)).toMatchObject([{ name: "Ember", price: "225.00", stock: 3 }]);
  const again = await importSpreadsheetFile(shop, bytes, about);
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 1 });
});

test.each([
  ["an .xlsx", () => xlsx('"$"#,##0.00')],
  ["an .xls", () => xls("[$$-409]#,##0.00")],
  ["an .ods", () => ods("USD")],
])("takes dollars in %s as they are", async (_, file) => {
  const shop = await testShop();
  const { questions } = await importSpreadsheetFile(shop, await file(), { mapping });
  expect(questions.rates).toBeUndefined();
  expect(await listAllPieces(shop)).toMatchObject([{ price: "450.00", stock: 3 }]);
});
