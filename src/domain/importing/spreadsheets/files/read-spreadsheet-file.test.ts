import fc from "fast-check";
import { zipSync, strToU8 } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { xlsWorkbook } from "#tests/support/xls-workbook.ts";
import { decompressRows } from "../tables/decompress-rows.ts";
import { readSpreadsheetFile } from "./read-spreadsheet-file.ts";
import type { Row } from "../tables/table.ts";

async function rowsOf(bytes: Uint8Array): Promise<Row[]> {
  const {
    tables: [table],
  } = await readSpreadsheetFile(Buffer.from(bytes));
  const rows: Row[] = [];
  for await (const row of decompressRows(table?.compressedRows ?? new Uint8Array())) rows.push(row);
  return rows;
}

const cellsOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ cells }) => cells);
const notesOf = async (bytes: Uint8Array) =>
  (await readSpreadsheetFile(Buffer.from(bytes))).tables[0]?.notes;
const refusalOf = (bytes: Uint8Array) =>
  readSpreadsheetFile(Buffer.from(bytes)).then(
    () => "read",
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

test("reads texts, numbers, dates and booleans of a workbook", async () => {
  const rows = [
    ["Name", "Price", "Made", "Active"],
    ["خاتم ذهب 💍", 129.5, new Date("2026-11-20T15:00:00.250Z"), true],
    [null, null, null, null],
    ["  007  ", -3, null, false],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: "Stock", rows }] });
  expect(await rowsOf(bytes)).toEqual([
    { number: 1, cells: ["Name", "Price", "Made", "Active"] },
    { number: 2, cells: ["خاتم ذهب 💍", 129.5, { date: "2026-11-20T15:00:00.250Z" }, true] },
    { number: 4, cells: ["  007  ", -3, null, false] },
  ]);
});

test("reads cached formula values and fills merged cells", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Stock",
        rows: [
          ["Stock 2026", null, null],
          ["Category", "Name", "Price"],
          ["Rings", "Ember", null],
          [null, "Ash", "#REF!"],
          ["Pins", "Coal", 3],
        ],
        cells: new Map([["2,2", { formula: "40+2", formulaResult: 42, type: "formula" }]]),
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: 2 },
          { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
        ],
      },
    ],
  });
  expect((await cellsOf(bytes)).slice(2)).toEqual([
    ["Rings", "Ember", 42],
    ["Rings", "Ash"],
    ["Pins", "Coal", 3],
  ]);
  expect(await notesOf(bytes)).toEqual([
    "1 cell is calculated by a formula (C3): what they last showed was taken.",
    "1 cell shows an error of the spreadsheet and was read as empty.",
    "Cells that are merged over several rows were read as if each row had them.",
  ]);
});

test("reads the first sheet with data and notes the others", async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: "Cover", rows: [] },
      { name: "Hidden", rows: [["secret"]], hidden: true },
      { name: "Rings & Co", rows: [["Name"], ["Ember"]] },
    ],
  });
  expect(await cellsOf(bytes)).toEqual([["Name"], ["Ember"]]);
  expect(await notesOf(bytes)).toEqual([
    "Only the sheet “Rings & Co” was read; the file has 2 more.",
  ]);
});

test("reads an old workbook", async () => {
  const rows = [
    ["Name", "Price"],
    ["Ring – Émail 💎", 129.5],
  ];
  expect(await cellsOf(xlsWorkbook(rows))).toEqual(rows);
});

test.each([
  ["comma", ",", "utf8", ""],
  ["semicolon", ";", "utf8", "\uFEFF"],
  ["tab", "\t", "utf16le", "\uFEFF"],
  ["bar", "|", "latin1", ""],
] as const)("reads a CSV file delimited by %s", async (_, separator, encoding, mark) => {
  const lines = [
    ["Name", "Description", "Price"],
    ["Ring für Zoë", '"Forged, with; care\nand ""love"""', "12,50"],
    ["Müller’s Öse", "plain", "8"],
  ];
  const body = lines
    .map((line) => line.map((cell) => (separator === "," && cell === "12,50" ? '"12,50"' : cell)))
    .map((line) => line.join(separator))
    .join("\r\n")
    .replaceAll("’", encoding === "latin1" ? "'" : "’");
  const cells = await cellsOf(Buffer.from(mark + body, encoding));
  expect(cells[1]).toEqual(["Ring für Zoë", 'Forged, with; care\nand "love"', "12,50"]);
  expect(cells[2]?.[0]).toMatch(/^Müller.s Öse$/);
});

test("keeps row numbers across empty lines and skips a delimiter hint", async () => {
  const rows = await rowsOf(Buffer.from('sep=;\nName;Price\n\nEmber;"3"\n;;\nAsh;="004"\n'));
  expect(rows).toEqual([
    { number: 1, cells: ["Name", "Price"] },
    { number: 3, cells: ["Ember", "3"] },
    { number: 5, cells: ["Ash", "004"] },
  ]);
});

const sentence = (pattern: RegExp): unknown => expect.stringMatching(pattern);

test("refuses unreadable files with a sentence that says why", async () => {
  const plain = await writeXlsx({ sheets: [{ name: "A", rows: [["Name"], ["Ember"]] }] });
  const locked = await writeXlsx({
    sheets: [{ name: "A", rows: [["Name"]] }],
    encryption: { password: "gold", spinCount: 1000 },
  });
  const empty = await writeXlsx({ sheets: [{ name: "A", rows: [] }] });
  const pages = zipSync({ mimetype: strToU8("application/x"), "content.xml": strToU8("<a/>") });
  expect({
    empty: await refusalOf(new Uint8Array()),
    spaces: await refusalOf(Buffer.from(" \n \n")),
    emptyWorkbook: await refusalOf(empty),
    pdf: await refusalOf(Buffer.from("%PDF-1.7\n%\u00E2\u00E3")),
    picture: await refusalOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])),
    page: await refusalOf(Buffer.from("\n<!DOCTYPE html><table><tr>")),
    word: await refusalOf(zipSync({ "word/document.xml": strToU8("<a/>") })),
    numbers: await refusalOf(zipSync({ "Index/Document.iwa": strToU8("a") })),
    program: await refusalOf(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 5, 9, 3])),
    locked: await refusalOf(locked),
    lockedOld: await refusalOf(xlsWorkbook([["Name"]], { password: true })),
    cut: await refusalOf(plain.subarray(0, plain.length - 200)),
    openDocument: await refusalOf(pages),
    binary: await refusalOf(zipSync({ "xl/workbook.bin": strToU8("a") })),
    otherArchive: await refusalOf(zipSync({ "a.txt": strToU8("a") })),
    quote: await refusalOf(Buffer.from('Name,Price\nEmber,"3\nAsh,4\n')),
    large: await refusalOf(Buffer.alloc(20 * 1024 * 1024 + 1, 97)),
  }).toEqual({
    empty: sentence(/^unprocessable: This file is empty/),
    spaces: sentence(/^unprocessable: This file is empty/),
    emptyWorkbook: sentence(/^unprocessable: This file is empty/),
    pdf: sentence(/^unsupported-media: This file is a PDF, whatever its name says\. Export/),
    picture: sentence(/^unsupported-media: This file is a photo.* Add it to a piece/),
    page: sentence(/^unsupported-media: This file is a web page.* Open it in Excel and save it/),
    word: sentence(/^unsupported-media: This is a Word document\. Copy its table/),
    numbers: sentence(/^unsupported-media: This file is of Apple’s Numbers\. Open it there/),
    program: sentence(/^unsupported-media: This file isn’t a spreadsheet\. Choose an Excel/),
    locked: sentence(/^unprocessable: This workbook is protected by a password/),
    lockedOld: sentence(/^unprocessable: This workbook is protected by a password/),
    cut: sentence(/^unprocessable: This file is damaged/),
    openDocument: sentence(
      /^unsupported-media: This is an OpenDocument file, but not a spreadsheet/,
    ),
    binary: sentence(/^unsupported-media: This is a binary.* Open it in Excel and save it/),
    otherArchive: sentence(/^unsupported-media: This file is an archive\. Unpack it/),
    quote: sentence(/^unprocessable: In line 2 a quotation mark opens a cell/),
    large: sentence(/^too-large: This file is larger than 20 MB/),
  });
});

test("reports a corrupted workbook as damaged wherever it is corrupted", async () => {
  const plain = Buffer.from(
    await writeXlsx({ sheets: [{ name: "A", rows: [["Name"], ["Ember"], ["Ash"]] }] }),
  );
  for (let at = 40; at < plain.length; at += 97) {
    const spoiled = Buffer.from(plain);
    spoiled.fill(0x5a, at, at + 12);
    expect(await refusalOf(spoiled)).toMatch(
      /^(?:read$|unprocessable|unsupported-media|too-large)/,
    );
  }
});

test("reads or refuses any bytes", async () => {
  const beginnings = [
    "",
    "PK\u0003\u0004",
    "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1",
    "a;b\n",
  ];
  const bytes = fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 3000 }))
    .map(([begins, rest]) => Buffer.concat([Buffer.from(begins, "latin1"), rest]));
  await fc.assert(
    fc.asyncProperty(bytes, async (file) => {
      expect(await refusalOf(file)).toMatch(/^(?:read$|unprocessable|unsupported-media|too-large)/);
    }),
    { numRuns: 200 },
  );
});

test("refuses an archive that decompresses to too much or more than it declares", async () => {
  const parts = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/worksheets/sheet1.xml": new Uint8Array(20_000_000),
  };
  const bomb = Buffer.from(zipSync(parts));
  expect(bomb.length).toBeLessThan(100_000);
  // The central directory: its last entry declares the size of the sheet.
  const sizeAt = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24;
  expect(bomb.readUInt32LE(sizeAt)).toBe(20_000_000);
  bomb.writeUInt32LE(500_000_000, sizeAt);
  expect(await refusalOf(bomb)).toMatch(/^too-large/);
  bomb.writeUInt32LE(0, sizeAt);
  expect(await refusalOf(bomb)).toMatch(/^unprocessable: This file is damaged/);
});

test("reports a sheet longer than declared as damaged", async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => [`Bead ${n}`]);
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: "A", rows }] }));
  const entry = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
  expect(bytes.readUInt32LE(entry + 24)).toBeGreaterThan(100_000);
  bytes.writeUInt32LE(1000, entry + 24);
  expect(await refusalOf(bytes)).toMatch(/^unprocessable: This file is damaged/);
});

const embers = (count: number) => Buffer.from(`Name\n${"Ember\n".repeat(count)}`);

test("refuses more rows or columns than the limit", async () => {
  expect((await readSpreadsheetFile(embers(50_000))).tables[0]?.rowCount).toBe(50_001);
  expect(await refusalOf(embers(50_001))).toMatch(/^too-large: .*50,000 rows/);
  expect(await refusalOf(Buffer.from(`${"a,".repeat(501)}b\n`))).toMatch(/^too-large: .*columns/);
});
