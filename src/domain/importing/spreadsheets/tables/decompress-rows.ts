import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { cellSchema, type Row } from "./table.ts";

const line = z.tuple([z.int()], cellSchema);

/**
 * Decompresses rows one by one, without blocking the event loop. Lines may be split at line feeds
 * because JSON escapes them, and at U+2028 and U+2029 because no storable text has them.
 */
export async function* decompressRows(compressed: Uint8Array): AsyncGenerator<Row> {
  const input = Readable.from([compressed]).pipe(createGunzip());
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const [number, ...cells] = line.parse(JSON.parse(text));
    yield { number, cells };
  }
}
