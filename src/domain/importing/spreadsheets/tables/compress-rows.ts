import { capitalize } from "#contract/capitalize.ts";
import { Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import { formatCount } from "#contract/decimals.ts";
import { toStorable } from "../../storable-text.ts";
import { listRows } from "./list-rows.ts";
import {
  MAX_CELL_CHARACTERS,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_DECOMPRESSED_BYTES,
  type Cell,
  type Row,
  type Table,
} from "./table.ts";
import {
  tooManyColumnsError,
  tooManyRowsError,
  decompressedTooLargeError,
} from "./spreadsheet-errors.ts";

/** Rows per chunk of output. */
const ROWS_PER_CHUNK = 200;

/**
 * Compresses rows as they are read, so that a file is read once and its rows can be iterated
 * several times in little memory. Empty rows are omitted; the others keep their numbers. Texts
 * become storable ones of bounded length, and notes say in which rows that changed any.
 * @throws too-large for too many rows, columns or characters
 */
export async function compressRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<Pick<Table, "rowCount" | "compressedRows" | "notes">> {
  let rowCount = 0;
  const changedRows: number[] = [];
  const cutRows: number[] = [];
  let characters = 0;
  async function* lines() {
    let chunk = "";
    for await (const { number, cells: found } of rows) {
      const written = found.map(toBoundedCell);
      if (written.some((cell, index) => cell !== found[index])) cutRows.push(number);
      const cells = written.map(toStorableCell);
      if (cells.some((cell, index) => cell !== written[index])) changedRows.push(number);
      const last = cells.findLastIndex((cell) => cell !== null && cell !== "");
      if (last === -1) continue;
      if (last >= MAX_COLUMNS) throw tooManyColumnsError();
      rowCount += 1;
      // One more than the limit, for the header.
      if (rowCount > MAX_ROWS + 1) throw tooManyRowsError();
      const line = JSON.stringify([number, ...cells.slice(0, last + 1)]);
      characters += line.length;
      if (characters > MAX_DECOMPRESSED_BYTES) throw decompressedTooLargeError();
      chunk += `${line}\n`;
      if (rowCount % ROWS_PER_CHUNK === 0) {
        yield chunk;
        chunk = "";
      }
    }
    if (chunk) yield chunk;
  }
  const zip = Readable.from(lines()).compose(createGzip({ level: constants.Z_BEST_SPEED }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return { rowCount, compressedRows: Buffer.concat(chunks), notes: describe(changedRows, cutRows) };
}

const toBoundedCell = (cell: Cell): Cell =>
  typeof cell === "string" && cell.length > MAX_CELL_CHARACTERS
    ? cell.slice(0, MAX_CELL_CHARACTERS)
    : cell;

const toStorableCell = (cell: Cell): Cell => (typeof cell === "string" ? toStorable(cell) : cell);

const describe = (changedRows: number[], cutRows: number[]): string[] => [
  ...say(
    changedRows,
    "invisible characters that cannot be stored. Line separators were read as line breaks, the others were left out.",
  ),
  ...say(
    cutRows,
    `a cell of more than ${formatCount(MAX_CELL_CHARACTERS)} characters, which was cut.`,
  ),
];

const say = (rows: number[], what: string): string[] =>
  rows.length === 0
    ? []
    : [`${capitalize(listRows(rows))} ${rows.length === 1 ? "has" : "have"} ${what}`];
