import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { constants, createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { MAX_COLUMNS, MAX_ROWS, MAX_DECOMPRESSED_BYTES, type Cell, type Row } from "./table.ts";
import {
  tooManyColumnsError,
  tooManyRowsError,
  decompressedTooLargeError,
} from "./spreadsheet-errors.ts";

/** Rows per chunk of output. */
const ROWS_PER_CHUNK = 200;

/**
 * Compresses rows as they are read, so that a file is read once and its rows can be iterated
 * several times in little memory. Empty rows are omitted; the others keep their numbers.
 * @throws too-large for too many rows, columns or characters
 */
export async function compressRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<{ rowCount: number; compressedRows: Uint8Array }> {
  let rowCount = 0;
  let characters = 0;
  async function* lines() {
    let chunk = "";
    for await (const { number, cells } of rows) {
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
  return { rowCount, compressedRows: Buffer.concat(chunks) };
}

const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ date: z.string() }),
]);
const line = z.tuple([z.int()], cell);

/** Decompresses rows one by one, without blocking the event loop. */
export async function* decompressRows(compressed: Uint8Array): AsyncGenerator<Row> {
  const input = Readable.from([compressed]).pipe(createGunzip());
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const [number, ...cells] = line.parse(JSON.parse(text)) as [number, ...Cell[]];
    yield { number, cells };
  }
}
