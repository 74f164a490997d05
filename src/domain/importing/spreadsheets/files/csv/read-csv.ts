import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { checkRows, type RowCheck } from "./check-rows.ts";
import { decodeText } from "./decode-text.ts";
import { CSV_OPTIONS, detectDelimiter, type Delimiter } from "./detect-delimiter.ts";
import { compressRows } from "../../tables/compress-rows.ts";
import {
  damagedFileError,
  emptyFileError,
  unclosedQuoteError,
} from "../../tables/spreadsheet-errors.ts";
import { unescapeCell } from "./unescape-cell.ts";
import type { Row, Table } from "../../tables/table.ts";

const CHUNK_LENGTH = 64 * 1024;

/**
 * Reads a CSV file, detecting its delimiter and encoding. All cells are text.
 * @throws unprocessable when empty or malformed
 */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const { text, encoding } = decodeText(bytes);
  const { body, delimiter, firstLine } = splitDelimiterHint(text);
  if (body.trim() === "") throw emptyFileError();
  const check = checkRows(delimiter);
  const { notes, ...table } = await compressRows(readRows(body, delimiter, firstLine, check));
  if (table.rowCount === 0) throw emptyFileError();
  const encodingNotes = encoding === "utf-8" ? [] : [`The text was read as ${encoding}.`];
  return { name: "", ...table, notes: [...encodingNotes, ...notes, ...check.describe()] };
}

/** A first line such as "sep=;" names the delimiter and is not data. */
function splitDelimiterHint(text: string) {
  const hint = /^"?sep=([,;\t|])"?\r?\n/i.exec(text);
  if (!hint) return { body: text, delimiter: detectDelimiter(text), firstLine: 1 };
  return { body: text.slice(hint[0].length), delimiter: hint[1] as Delimiter, firstLine: 2 };
}

type ParsedRow = { record: string[]; raw: string; info: { lines: number } };

async function* readRows(
  text: string,
  delimiter: Delimiter,
  firstLine: number,
  check: RowCheck,
): AsyncGenerator<Row> {
  const parser = Readable.from(splitIntoChunks(text)).compose(
    parse({ ...CSV_OPTIONS, delimiter, info: true, raw: true }),
  ) as AsyncIterable<ParsedRow>;
  let number = 0;
  let nextLine = firstLine;
  try {
    for await (const { record, raw, info } of parser) {
      number += 1;
      nextLine = firstLine + info.lines;
      check.add(number, record, raw);
      yield { number, cells: record.map(unescapeCell) };
    }
  } catch (error) {
    throw toReadError(error, nextLine);
  }
}

function* splitIntoChunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    yield text.slice(at, at + CHUNK_LENGTH);
  }
}

/** @param line where the row begins that could not be read */
function toReadError(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return error.code === "CSV_QUOTE_NOT_CLOSED"
    ? unclosedQuoteError(line, error)
    : damagedFileError(error);
}
