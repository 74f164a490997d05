import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { DomainError } from "../../../../errors.ts";
import { decodeText } from "./decode-text.ts";
import { CSV_OPTIONS, detectDelimiter, type Delimiter } from "./detect-delimiter.ts";
import { compressRows } from "../../tables/compressed-rows.ts";
import { damagedFileError, emptyFileError } from "../../tables/spreadsheet-errors.ts";
import type { Row, Table } from "../../tables/table.ts";

const CHUNK_LENGTH = 64 * 1024;

/**
 * Reads a CSV file, detecting its delimiter and encoding. All cells are text.
 * @throws unprocessable when empty or malformed
 */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const { text, encoding } = decodeText(bytes);
  const { body, delimiter } = splitDelimiterHint(text);
  if (body.trim() === "") throw emptyFileError();
  const { rowCount, compressedRows } = await compressRows(readRows(body, delimiter));
  if (rowCount === 0) throw emptyFileError();
  const notes = encoding === "utf-8" ? [] : [`The text was read as ${encoding}.`];
  return { name: "", rowCount, compressedRows, notes };
}

/** A first line such as "sep=;" names the delimiter and is not data. */
function splitDelimiterHint(text: string): { body: string; delimiter: Delimiter } {
  const hint = /^"?sep=([,;\t|])"?\r?\n/i.exec(text);
  if (!hint) return { body: text, delimiter: detectDelimiter(text) };
  return { body: text.slice(hint[0].length), delimiter: hint[1] as Delimiter };
}

async function* readRows(text: string, delimiter: Delimiter): AsyncGenerator<Row> {
  const parser = Readable.from(splitIntoChunks(text)).compose(
    parse({ ...CSV_OPTIONS, delimiter }),
  ) as AsyncIterable<string[]>;
  let number = 0;
  try {
    for await (const cells of parser) {
      number += 1;
      yield { number, cells: cells.map(unescapeCell) };
    }
  } catch (error) {
    throw toReadError(error, number + 1);
  }
}

function* splitIntoChunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    yield text.slice(at, at + CHUNK_LENGTH);
  }
}

/** ="007" keeps a number as text; a leading apostrophe keeps a text from being a formula. */
const unescapeCell = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@\t\r])/, "");

function toReadError(error: unknown, number: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code !== "CSV_QUOTE_NOT_CLOSED") return damagedFileError(error);
  return new DomainError(
    "unprocessable",
    `In row ${number} a quotation mark opens a cell and is never closed. Please close it and choose the file again.`,
    { cause: error },
  );
}
