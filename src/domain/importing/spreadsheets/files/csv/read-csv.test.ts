import { expect, test } from "vitest";
import { decompressRows } from "../../tables/decompress-rows.ts";
import { readCsv } from "./read-csv.ts";

async function read(text: string) {
  const { notes, compressedRows } = await readCsv(Buffer.from(text));
  const rows = [];
  for await (const { cells } of decompressRows(compressedRows)) rows.push(cells);
  return { rows, notes };
}

test("reads other line separators as line breaks, drops NUL, and says where", async () => {
  const csv = "Name,Text\nEm\u0000ber,one\u2028two\nAsh,plain\n\u2029Coal,a\u0085b\n";
  expect(await read(csv)).toEqual({
    rows: [
      ["Name", "Text"],
      ["Ember", "one\ntwo"],
      ["Ash", "plain"],
      ["\nCoal", "a\nb"],
    ],
    notes: [
      "Rows 2 and 4 have invisible characters that cannot be stored. Line separators were read as line breaks, the others were left out.",
    ],
  });
});

const notesOf = async (...lines: string[]) => (await read(lines.join("\n"))).notes;

test("names the rows that are longer or shorter than the others", async () => {
  expect(
    await notesOf(
      "Name,Price,Text",
      "Ember,3,gold, hot",
      "Ash,4,a",
      "Coal,5",
      "Soot,6,b",
      "Tar,1,c",
    ),
  ).toEqual([
    "Row 2 has more cells than the others (3). A text with a comma in it may lack its quotation marks.",
    "Row 4 has fewer cells than the others (3); the missing ones were read as empty.",
  ]);
  expect(await notesOf("Name;Price", "Ember;3;;;", "Ash;4;;", "Coal;5", "Soot;6")).toEqual([]);
  expect(await notesOf("My stock", "", "Name;Price;Text", "Ember;3;a", "Ash;4;b")).toEqual([]);
});

test("says so when rows have no usual number of cells", async () => {
  expect(await notesOf("Name,Price,Text", "Ember", "Ash,4", "Coal,5,6,7")).toEqual([
    "Its rows have different numbers of cells. Check that each value is in its column.",
  ]);
});

test("names rows that a stray quotation mark may have merged", async () => {
  const lines = ["Name,Price", 'Ember,"3', "Ash,4", '"Coal",5', "Soot,6"];
  expect(await notesOf(...lines)).toEqual([
    "Row 2 has more cells than the others (2). A text with a comma in it may lack its quotation marks.",
    "Row 2 holds lines that look like rows of their own. A quotation mark may be missing there.",
  ]);
  const prose = ["Name,Text", 'Ember,"Forged, hot\nand, well, cold"', 'Ash,"""Love""\nin a, ring"'];
  expect(await notesOf(...prose.slice(0, 2))).toEqual([]);
});

test.each([
  ["in what people say", 'Ember,"“Forever”\nor ""always"",\nas ""they"" say",3'],
  ["in HTML", 'Ember,"<p class=""a"",""b"">\n<b id=""c"">Hot</b>",3'],
  ["in inches", 'Ember,"16"",\n18"",\n20""",3'],
  ["and as many commas as columns", 'Ember,"gold, silver, opal\nin, a, ring, box",3'],
  ["at its beginning", 'Ember,"""Love"", a, ring\n""Hope"", a, ring",3'],
])("finds quotation marks in their place in a text of several lines, %s", async (_, row) => {
  expect(await notesOf("Name,Text,Price", row, "Ash,plain,4")).toEqual([]);
});

test("names the line of a quotation mark that is never closed", async () => {
  await expect(read('Name,Text\nEmber,"one\ntwo"\nAsh,"three\nCoal,4\n')).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringMatching(/^In line 4 a quotation mark opens a cell/),
  });
  await expect(read('sep=,\nName,Text\nEmber,"one\n')).rejects.toThrow(/^In line 3 /);
});

test("says that a quotation mark may be missing where a cell holds the next row", async () => {
  const damaged = 'Name,Price,SKU\nEmber,"x,\nCoal,"41",B\nAsh,42,C\n';
  const { rowCount, notes } = await readCsv(Buffer.from(damaged));
  expect(rowCount).toBe(3);
  expect(notes.join(" ")).toContain("A quotation mark may be missing there.");
  const fine = await readCsv(Buffer.from('Name,Text\nEmber,"one\ntwo, ""three"""\nAsh,x\n'));
  expect(fine.notes).toEqual([]);
});
