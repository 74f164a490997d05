import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { toCsv } from "../../to-csv.ts";
import { undoImport } from "../imports/undo-import.ts";

type Rows = (string | number | null)[][];

async function askAbout(rows: Rows) {
  const asked = await startSpreadsheetImport(
    await testShop(),
    toCsv(rows.map((cells) => cells.map((cell) => String(cell ?? "")))),
  );
  if (!("question" in asked)) throw new Error("It asks nothing.");
  const { headers, fileNotes } = asked.question;
  return { columns: headers.map(({ name, guess }) => [name, guess]), fileNotes };
}

const together = (upper: number) =>
  `The headings stand in rows ${upper} and ${upper + 1} and were read together.`;

test("imports a workbook whose headings stand in two rows, with merged cells, and undoes it", async () => {
  const rows: Rows = [
    ["Atelier Zoë", null, null, null, null],
    ["Name", "Price", null, "Size", "Stock"],
    [null, "USD", "old", "mm", null],
    ["Ember", 120, 140, "12 x 8", 2],
    ["Ash", 80.5, 90, "9 x 9", 1],
  ];
  const merges = [
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 1, startCol: 1, endRow: 1, endCol: 2 },
    { startRow: 1, startCol: 4, endRow: 2, endCol: 4 },
  ];
  const bytes = await writeXlsx({ sheets: [{ name: "Stock", rows, merges }] });
  const shop = await testShop();
  const mapping = {
    Name: "name",
    "Price USD": "price",
    "Size mm": "dimensions",
    Stock: "stock",
  } as const;
  const { report, fileNotes } = await importSpreadsheetFile(shop, bytes, { mapping });
  expect(report).toMatchObject({ imported: 2, refused: 0 });
  expect(fileNotes).toContain(together(2));
  expect(fileNotes).toContain("Row 1 stands above the headings in row 2 and was left out.");
  const pieces = (await listAllPieces(shop)).map(({ name, price, stock }) => [name, price, stock]);
  expect(pieces).toEqual(
    expect.arrayContaining([
      ["Ember", "120.00", 2],
      ["Ash", "80.50", 1],
    ]),
  );
  const again = await importSpreadsheetFile(shop, bytes, { mapping });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual([]);
});

test("joins groups with the columns beneath them", async () => {
  const { columns, fileNotes } = await askAbout([
    ["", "", "Preis", "", "Foto", ""],
    ["Bezeichnung", "Metall", "netto", "brutto", "Foto 1", "Foto 2"],
    ["Ember", "Gold", "100", "119", "a.jpg", "b.jpg"],
  ]);
  expect(columns.map(([name]) => name)).toEqual([
    "Preis netto",
    "Bezeichnung",
    "Metall",
    "Preis brutto",
    "Foto 1",
    "Foto 2",
  ]);
  expect(fileNotes).toEqual([together(1)]);
});

test("takes units beneath the headings for what they are", async () => {
  const { columns, fileNotes } = await askAbout([
    ["Name", "Price", "Weight"],
    ["", "USD", "g"],
    ["Ember", "120", "4.2"],
  ]);
  expect(columns).toEqual([
    ["Name", "name"],
    ["Price USD", "price"],
    ["Weight g", "weight"],
  ]);
  expect(fileNotes).toEqual([together(1)]);
});

test.each<[string, Rows]>([
  [
    "a piece without numbers",
    [
      ["Name", "Price", "Stone"],
      ["Ember", "on request", "opal"],
    ],
  ],
  [
    "a piece whose column of names is not known",
    [
      ["Artnr", "Farbton"],
      ["ABC", "red"],
    ],
  ],
  [
    "a row of numbers",
    [
      ["Name", "Price", ""],
      ["", "120", "130"],
    ],
  ],
  [
    "a note beneath the headings",
    [
      ["Name", "Stone", "Metal"],
      ["", "set by hand", ""],
      ["Ember", "opal", "gold"],
    ],
  ],
  [
    "a title above",
    [
      ["Stock of the workshop", "", ""],
      ["Name", "Price", "Stone"],
      ["Ember", "120", "opal"],
    ],
  ],
  [
    "the name of a shop and a year above",
    [
      ["Atelier", "Autumn 2026", ""],
      ["Name", "Price", "Stone"],
      ["Ember", "120", "opal"],
    ],
  ],
  ["a row apart", [["", "Price", ""], [], ["Name", "net", "gross"], ["Ember", "100", "119"]]],
])("does not join headings with %s", async (_, rows) => {
  const { fileNotes } = await askAbout(rows);
  expect(fileNotes.filter((note) => note.includes("read together"))).toEqual([]);
});
