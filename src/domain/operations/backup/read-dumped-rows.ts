import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { tableEntry } from "../../infrastructure/table-dump/manifest.ts";
import type { Row } from "../../infrastructure/table-dump/read-rows.ts";

/** The rows of one table of a backup that was unpacked into a folder, some at a time. */
export async function* readDumpedRows(folder: string, table: string): AsyncGenerator<Row[]> {
  const packed = createReadStream(path.join(folder, tableEntry(table)));
  // Only a line feed ends a line: readline would also cut at separators that JSON leaves as they are.
  const text = packed.pipe(createGunzip()).setEncoding("utf8") as AsyncIterable<string>;
  let begun = "";
  for await (const chunk of text) {
    const lines = (begun + chunk).split("\n");
    begun = lines.pop() ?? "";
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row);
  }
}
