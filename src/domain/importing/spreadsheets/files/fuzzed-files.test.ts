import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { odsRow, odsWorkbook } from "#tests/support/ods-workbook.ts";
import { mutate, randomFrom } from "#tests/support/mutate-file.ts";
import * as platformFiles from "#tests/support/platform-files.ts";
import * as tableFiles from "#tests/support/table-platform-files.ts";
import { xlsWorkbook } from "#tests/support/xls-workbook.ts";
import { DomainError } from "../../../errors.ts";
import { createImportChoices } from "../../choices/import-choices.ts";
import { mappedLayout } from "../layouts/mapped/mapped-layout.ts";
import { openTable, type OpenTable } from "../open-table.ts";
import { readSpreadsheetFile } from "./read-spreadsheet-file.ts";

/** 10,000 of them take two minutes: FUZZ_FILES=10000. */
const COUNT = Number(process.env["FUZZ_FILES"] ?? 200);
const MAX_MILLISECONDS = 10_000;

type Original = { name: string; bytes: Buffer; text: string | null; rows: number };

const table = [
  ["Name", "Price", "SKU", "Description"],
  ...Array.from({ length: 30 }, (_, index) => [
    `Ring ${index}`,
    `${40 + index}.50`,
    `R-${index}`,
    index % 3 === 0 ? "Forged, by hand" : "Set with a “sapphire” & an opal",
  ]),
];
const toCsv = (separator: string) =>
  table.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join("\r\n");

async function listOriginals(): Promise<Original[]> {
  const typed = { comma: toCsv(","), semicolon: toCsv(";"), tab: toCsv("\t") };
  const texts = { ...typed, ...platformFiles, ...tableFiles };
  const workbooks = {
    xlsx: await writeXlsx({ sheets: [{ name: "Stock", rows: table }] }),
    ods: odsWorkbook({ Stock: table.map((cells) => odsRow(...cells.map(escapeXml))).join("") }),
    xls: xlsWorkbook(table),
  };
  return [
    ...Object.entries(texts).map(([name, text]) => ({
      name,
      bytes: Buffer.from(text),
      text: /^[<{]/.test(text) ? null : text,
      rows: 0,
    })),
    ...Object.entries(workbooks).map(([name, bytes]) => ({
      name,
      bytes: Buffer.from(bytes),
      text: null,
      rows: table.length,
    })),
  ];
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;");

/** Lines that hold several cells; a shorter piece of one may belong to the cell before. */
const countLines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && /[,;\t].*[,;\t]/.test(line)).length;

/** The format of .xls has no checksum: another byte is another value, or none. */
const hasChecksum = ({ name }: Original, how: string) => name !== "xls" || how !== "flipped";

async function readPieces({ columns, header, layout, rows }: OpenTable): Promise<number> {
  const [name] = columns;
  const known = layout ?? mappedLayout({ [name?.name ?? ""]: "name" });
  const choices = createImportChoices();
  const shop = { now: new Date("2026-11-20"), publicUrl: "https://shop.example", timeZone: "UTC" };
  const context = { ...shop, choices };
  let read = 0;
  for await (const result of (await known.open(header, rows, context)).read())
    read += result.rows.length;
  return read;
}

/** What is wrong with how a damaged file is read; null for nothing. */
async function judge(bytes: Buffer, expected: number): Promise<string | null> {
  const started = performance.now();
  try {
    const { tables } = await readSpreadsheetFile(bytes);
    const [first] = tables;
    if (!first) return "There is no table and no error.";
    const opened = await openTable(first, null);
    await readPieces(opened);
    if (performance.now() - started > MAX_MILLISECONDS) return "It took too long.";
    // That a column is not read says nothing about rows.
    const notes = [...first.notes, ...opened.notes()].filter((note) => !/ not read: /.test(note));
    const hasNotes = notes.length > 0;
    return first.rowCount < expected && !hasNotes
      ? `It has ${expected} rows, and ${first.rowCount} were read without a note.`
      : null;
  } catch (error) {
    return error instanceof DomainError ? null : `It broke the reader: ${String(error)}`;
  }
}

test(
  `reads ${COUNT} damaged files in full, or says what is wrong`,
  { timeout: 900_000 },
  async () => {
    const originals = await listOriginals();
    const problems: string[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      const original = originals[index % originals.length];
      if (!original) continue;
      const { how, bytes, text } = mutate(original, randomFrom(index));
      const expected =
        text === null ? (hasChecksum(original, how) ? original.rows : 0) : countLines(text);
      const problem = await judge(bytes, expected);
      if (problem) problems.push(`${original.name}, ${how}, number ${index}: ${problem}`);
    }
    expect(problems).toEqual([]);
  },
);
