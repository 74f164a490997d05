import { expect, test } from "vitest";
import { xlsWorkbook } from "#tests/support/xls-workbook.ts";
import { readSpreadsheetFile } from "../read-spreadsheet-file.ts";
import { openXls } from "./open-xls.ts";
import { scanXls } from "./scan-xls.ts";

const rows = [
  ["Name", "Price"],
  ["Ember", 40],
  ["Ash", { formula: 41.5 }],
  ["Coal", 42],
];

const notesOf = async (bytes: Buffer) => (await readSpreadsheetFile(bytes)).tables[0]?.notes;

test("tells the hidden rows and the formulas of an .xls", async () => {
  expect(await notesOf(xlsWorkbook(rows, { hiddenRows: [1, 3, 9] }))).toEqual([
    "1 cell is calculated by a formula (B3): what they last showed was taken.",
    "Rows 2 and 4 are hidden in the file and were read as well.",
  ]);
  expect(await notesOf(xlsWorkbook(rows.slice(0, 2)))).toEqual([]);
});

test("knows which sheets of an .xls are hidden", async () => {
  const { sheets } = await openXls(xlsWorkbook(rows, { isSheetHidden: true }));
  expect(sheets).toEqual([{ name: "Sheet1", isHidden: true }]);
  expect(scanXls(xlsWorkbook(rows))?.get("Sheet1")).toMatchObject({ isHidden: false });
});

test("lists the first formulas, in columns beyond Z too", () => {
  const wide = [
    [
      ...Array.from({ length: 26 }, () => "a"),
      ...Array.from({ length: 8 }, () => ({ formula: 1 })),
    ],
  ];
  expect(scanXls(xlsWorkbook(wide))?.get("Sheet1")).toMatchObject({
    formulas: { count: 8, examples: ["AA1", "AB1", "AC1", "AD1", "AE1"] },
  });
});

function change(write: (bytes: Buffer) => void): Buffer {
  const bytes = xlsWorkbook(rows);
  write(bytes);
  return bytes;
}

test.each([
  ["apart, as streams below this size", (bytes: Buffer) => bytes.writeUInt32LE(1_000_000, 56)],
  ["behind a directory that is not there", (bytes: Buffer) => bytes.writeUInt32LE(900, 48)],
  ["under another name", (bytes: Buffer) => bytes.write("X", 512 + 512 + 128, "utf16le")],
])("knows nothing of a workbook stored %s", (_, write) => {
  expect(scanXls(change(write))).toBeNull();
});

test("says of an .xls that can be read, but not scanned, what cannot be known", async () => {
  // The chain of sectors leads from its end, which only the scan looks at, back to its beginning.
  const bytes = change((all) => all.writeUInt32LE(2, 512 + 9 * 4));
  expect(scanXls(bytes)).toBeNull();
  expect(await notesOf(bytes)).toEqual([
    "Whether rows of this old workbook are hidden or calculated cannot be known: all were read. Save it as .xlsx to be told.",
  ]);
  expect(scanXls(Buffer.from("no compound file"))).toBeNull();
});
