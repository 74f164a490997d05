import { strToU8, zipSync } from "fflate";
import { writeOds } from "hucre/ods";
import { expect, test } from "vitest";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { decompressRows } from "../../tables/decompress-rows.ts";
import { readSpreadsheetFile } from "../read-spreadsheet-file.ts";

async function read(bytes: Uint8Array, sheets: string[] | null = null) {
  const file = await readSpreadsheetFile(Buffer.from(bytes), sheets);
  const [table] = file.tables;
  const rows: Record<number, unknown[]> = {};
  for await (const row of decompressRows(table?.compressedRows ?? new Uint8Array()))
    rows[row.number] = row.cells;
  return { rows, notes: table?.notes, sheets: file.sheets };
}

test("reads texts, numbers, dates, percentages and booleans of an OpenDocument spreadsheet", async () => {
  const made = new Date("2026-11-20T15:00:00.000Z");
  const cells = [
    ["Name", "Price", "Made", "Active"],
    ["Ring – Émail 💎 & <Co>", 129.5, made, true],
    [null, null, null, null],
    ["Pin", -3, null, false],
  ];
  const { rows } = await read(await writeOds({ sheets: [{ name: "Stock", rows: cells }] }));
  expect(rows).toEqual({
    1: ["Name", "Price", "Made", "Active"],
    2: ["Ring – Émail 💎 & <Co>", 129.5, { date: made.toISOString() }, true],
    4: ["Pin", -3, null, false],
  });
});

test("reads lines, spaces, repeated cells and rows, and no comments", async () => {
  const { rows } = await read(
    odsWorkbook({
      Stock: [
        odsRow("Name", "<table:table-cell table:number-columns-repeated='2'/>", "Price"),
        "<table:table-row table:number-rows-repeated='3'><table:table-cell/></table:table-row>",
        odsRow(
          "<table:table-cell office:value-type='string'><office:annotation><text:p>a comment</text:p></office:annotation><text:p>two<text:s text:c='2'/><text:span>lines</text:span></text:p><text:p>here</text:p></table:table-cell>",
          "<table:table-cell office:value-type='string' table:number-columns-repeated='2'><text:p>x</text:p></table:table-cell>",
        ),
        "<table:table-row table:number-rows-repeated='2'><table:table-cell office:value-type='currency' office:currency='EUR' office:value='12.5'><text:p>12,50 €</text:p></table:table-cell></table:table-row>",
        "<table:table-row table:number-rows-repeated='1048560'><table:table-cell table:number-columns-repeated='1024'/></table:table-row>",
      ].join(""),
    }),
  );
  expect(rows).toEqual({
    1: ["Name", null, null, "Price"],
    5: ["two  lines\nhere", "x", "x"],
    6: [{ amount: 12.5, currency: "EUR" }],
    7: [{ amount: 12.5, currency: "EUR" }],
  });
});

test("reads merged cells, formulas' values and hidden rows, and says so", async () => {
  const merged =
    "<table:table-cell office:value-type='string' table:number-rows-spanned='2' table:number-columns-spanned='1'><text:p>Rings</text:p></table:table-cell>";
  const sum =
    "<table:table-cell table:formula='of:=40+2' office:value-type='float' office:value='42'><text:p>42</text:p></table:table-cell>";
  const broken =
    "<table:table-cell table:formula='of:=1/0' office:value-type='string' office:string-value='#DIV/0!'/>";
  const { rows, notes } = await read(
    odsWorkbook({
      Stock: [
        odsRow("Category", "Name", "Price"),
        odsRow(merged, "Ember", sum),
        odsRow("<table:covered-table-cell/>", "Ash", broken).replace(
          "<table:table-row>",
          '<table:table-row table:visibility="collapse">',
        ),
      ].join(""),
    }),
  );
  expect(rows).toEqual({
    1: ["Category", "Name", "Price"],
    2: ["Rings", "Ember", 42],
    3: ["Rings", "Ash"],
  });
  expect(notes).toEqual([
    "2 cells are calculated by a formula (C2, C3): what they last showed was taken.",
    "1 cell shows an error of the spreadsheet and was read as empty.",
    "Cells that are merged over several rows were read as if each row had them.",
    "Row 3 is hidden in the file and was read as well.",
  ]);
});

test("reads the first visible sheet with data, or the one that is chosen", async () => {
  const bytes = odsWorkbook(
    { Cover: "", Old: odsRow("secret"), Stock: odsRow("Name") + odsRow("Ember") },
    ["Old"],
  );
  const first = await read(bytes);
  expect(first.rows).toEqual({ 1: ["Name"], 2: ["Ember"] });
  expect(first.sheets).toEqual([
    { name: "Cover", isHidden: false },
    { name: "Old", isHidden: true },
    { name: "Stock", isHidden: false },
  ]);
  expect((await read(bytes, ["Old"])).rows).toEqual({ 1: ["secret"] });
  await expect(read(bytes, ["Cover"])).rejects.toMatchObject({ code: "unprocessable" });
});

const parts = (content: string, manifest = "<manifest/>") =>
  Buffer.from(
    zipSync({
      mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
      "content.xml": strToU8(content),
      "META-INF/manifest.xml": strToU8(manifest),
    }),
  );
const table = (rows: string) =>
  `<office:body><table:table table:name='A'>${rows}</table:table></office:body>`;

test("refuses a protected, damaged or endless OpenDocument spreadsheet", async () => {
  await expect(
    read(parts("", "<manifest:encryption-data manifest:checksum='x'/>")),
  ).rejects.toThrow("protected by a password");
  await expect(read(parts("<office:body><table:table"))).rejects.toThrow("damaged");
  const endless = odsRow("Ember").replace("row>", "row table:number-rows-repeated='1000000'>");
  await expect(read(parts(table(endless)))).rejects.toThrow("more than 50,000 rows");
  const wide = odsRow(
    "<table:table-cell office:value-type='string' table:number-columns-repeated='99999'><text:p>x</text:p></table:table-cell>",
  );
  await expect(read(parts(table(wide)))).rejects.toThrow("more than 500 columns");
});

test("reads a text as it is that looks like an error", async () => {
  const error =
    "<table:table-cell office:value-type='string' office:string-value='' calcext:value-type='error'><text:p>#N/A</text:p></table:table-cell>";
  const { rows, notes } = await read(
    odsWorkbook({ Stock: [odsRow("Name", "Price"), odsRow("#N/A", error, "Err:502")].join("") }),
  );
  expect(rows).toEqual({ 1: ["Name", "Price"], 2: ["#N/A", null, "Err:502"] });
  expect(notes).toEqual(["1 cell shows an error of the spreadsheet and was read as empty."]);
});
