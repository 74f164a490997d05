import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { constants, createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES, type Cell, type Row } from "./table.ts";
import { tooManyColumns, tooManyRows, unpacksTooLarge } from "./spreadsheet-errors.ts";

/** How many rows are written in one go. */
const ROWS_AT_ONCE = 200;

/**
 * Makes rows small while they are read, so that a file is read once and its rows can be gone through
 * several times in little memory. Rows without anything are left out; their numbers stay theirs.
 * @throws too-large for more rows, columns or text than are taken
 */
export async function packRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<{ rowCount: number; packed: Uint8Array }> {
  let rowCount = 0;
  let characters = 0;
  async function* lines() {
    let some = "";
    for await (const { number, cells } of rows) {
      const last = cells.findLastIndex((cell) => cell !== null && cell !== "");
      if (last === -1) continue;
      if (last >= MAX_COLUMNS) throw tooManyColumns();
      rowCount += 1;
      // One more than the limit: the header is no row of data.
      if (rowCount > MAX_ROWS + 1) throw tooManyRows();
      const line = JSON.stringify([number, ...cells.slice(0, last + 1)]);
      characters += line.length;
      if (characters > MAX_UNPACKED_BYTES) throw unpacksTooLarge();
      some += `${line}\n`;
      if (rowCount % ROWS_AT_ONCE === 0) {
        yield some;
        some = "";
      }
    }
    if (some) yield some;
  }
  const zip = Readable.from(lines()).compose(createGzip({ level: constants.Z_BEST_SPEED }));
  const parts: Uint8Array[] = [];
  for await (const part of zip as AsyncIterable<Uint8Array>) parts.push(part);
  return { rowCount, packed: Buffer.concat(parts) };
}

const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ date: z.string() }),
]);
const line = z.tuple([z.int()], cell);

/** The rows again, one after the other; others are served in between. */
export async function* unpackRows(packed: Uint8Array): AsyncGenerator<Row> {
  const input = Readable.from([packed]).pipe(createGunzip());
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const [number, ...cells] = line.parse(JSON.parse(text)) as [number, ...Cell[]];
    yield { number, cells };
  }
}
