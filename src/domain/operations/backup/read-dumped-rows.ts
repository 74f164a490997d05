import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { tableEntry } from "../../infrastructure/table-dump/manifest.ts";
import type { Row } from "../../infrastructure/table-dump/read-rows.ts";

/** The rows of a table in an extracted backup, in batches. */
export async function* readDumpedRows(folder: string, table: string): AsyncGenerator<Row[]> {
  const compressed = createReadStream(path.join(folder, tableEntry(table)));
  // Not readline, which also splits at U+2028, which JSON does not escape.
  const text = compressed.pipe(createGunzip()).setEncoding("utf8") as AsyncIterable<string>;
  let rest = "";
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row);
  }
}
