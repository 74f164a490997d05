import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { testShop } from "#tests/support/test-shop.ts";

const mapping = { Name: "name", Price: "price", Pieces: "stock" } as const;
const heads = ["Name", "Price", "Pieces"];

/** An .xlsx as programs write it that calculate nothing: a formula without its result, or with an empty one. */
async function withoutResults(result: string): Promise<Uint8Array> {
  const rows = [
    ["Name", "Price", "Pieces"],
    ["Ember", 1, 3],
    ["Ash", 90, 1],
  ];
  const cells = new Map([
    ["1,1", { formula: "C2*150", formulaResult: 450, type: "formula" as const }],
  ]);
  const files = unzipSync(await writeXlsx({ sheets: [{ name: "Stock", rows, cells }] }));
  const path = "xl/worksheets/sheet1.xml";
  const sheet = strFromU8(files[path] ?? new Uint8Array());
  const changed = sheet.replace("<v>450</v>", result);
  expect(changed).not.toBe(sheet);
  return zipSync({ ...files, [path]: strToU8(changed) });
}

const odsWithoutResult = () =>
  odsWorkbook({
    Stock: [
      odsRow(...heads),
      odsRow("Ember", '<table:table-cell table:formula="of:=[.C2]*150"/>', "3"),
      odsRow("Ash", "90", "1"),
    ].join(""),
  });

test.each([
  ["an .xlsx with none", () => withoutResults("")],
  ["an .xlsx with an empty one", () => withoutResults("<v></v>")],
  ["an .xlsx with an empty tag", () => withoutResults("<v/>")],
  ["an .ods", odsWithoutResult],
])("asks about a formula without its result in %s", async (_, file) => {
  const shop = await testShop();
  const { report, fileNotes } = await importSpreadsheetFile(shop, await file(), { mapping });
  expect(fileNotes).toEqual([
    "1 cell is calculated by a formula (B2), but the file doesn’t hold the result. Open it in a spreadsheet program, save it and choose it again; otherwise the pieces wait for review.",
  ]);
  expect(report).toMatchObject({ imported: 1, doubtful: 1 });
  expect(report.notes[0]).toMatchObject({
    name: "Ember",
    note: "Cell B2 is calculated by a formula, and the file doesn’t hold its result.",
  });
  expect(await listAllPieces(shop)).toMatchObject([{ name: "Ash", price: "90.00" }]);
});
