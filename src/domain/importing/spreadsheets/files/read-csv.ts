import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { DomainError } from "../../../errors.ts";
import { decodeText } from "./decode-text.ts";
import { CSV_OPTIONS, detectSeparator, type Separator } from "./detect-delimiter.ts";
import { packRows } from "../tables/compressed-rows.ts";
import { isDamaged, isEmpty } from "../tables/spreadsheet-errors.ts";
import type { Row, Table } from "../tables/table.ts";

const CHARACTERS_AT_ONCE = 64 * 1024;

/**
 * Reads a CSV file: its separator and its encoding are found out. Every cell is a text.
 * @throws unprocessable with a sentence for one that is empty or broken
 */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const { text, encoding } = decodeText(bytes);
  const { body, separator } = findSeparator(text);
  if (body.trim() === "") throw isEmpty();
  const { rowCount, packed } = await packRows(readRows(body, separator));
  if (rowCount === 0) throw isEmpty();
  const notes = encoding === "utf-8" ? [] : [`The text was read as ${encoding}.`];
  return { name: "", rowCount, packed, notes };
}

/** Spreadsheets may name the separator in a first line of its own, which they do not show. */
function findSeparator(text: string): { body: string; separator: Separator } {
  const hint = /^"?sep=([,;\t|])"?\r?\n/i.exec(text);
  if (!hint) return { body: text, separator: detectSeparator(text) };
  return { body: text.slice(hint[0].length), separator: hint[1] as Separator };
}

async function* readRows(text: string, separator: Separator): AsyncGenerator<Row> {
  const parser = Readable.from(slices(text)).compose(
    parse({ ...CSV_OPTIONS, delimiter: separator }),
  ) as AsyncIterable<string[]>;
  let number = 0;
  try {
    for await (const cells of parser) {
      number += 1;
      yield { number, cells: cells.map(plain) };
    }
  } catch (error) {
    throw tellWhere(error, number + 1);
  }
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHARACTERS_AT_ONCE) {
    yield text.slice(at, at + CHARACTERS_AT_ONCE);
  }
}

/**
 * ="007" is how a number is kept a text in a CSV file, and an apostrophe how a text is kept from being a
 * formula.
 */
const plain = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@\t\r])/, "");

function tellWhere(error: unknown, number: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code !== "CSV_QUOTE_NOT_CLOSED") return isDamaged(error);
  return new DomainError(
    "unprocessable",
    `In row ${number} a quotation mark opens a cell and is never closed. Please close it and choose the file again.`,
    { cause: error },
  );
}
