import { createHash } from "node:crypto";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import { ArchiveError } from "./archive-error.ts";
import { MAX_ROWS_LENGTH } from "./archive-limits.ts";
import { readDumpedRows } from "./read-dumped-rows.ts";

/**
 * Compares the rows of an extracted backup with its manifest.
 * @throws ArchiveError
 */
export async function verifyTables(folder: string, { tables }: Manifest): Promise<void> {
  let length = 0;
  for (const [table, digest] of Object.entries(tables)) {
    const hash = createHash("sha256");
    let count = 0;
    for await (const { rows, text } of readDumpedRows(folder, table)) {
      count += rows.length;
      length += text.length;
      if (length > MAX_ROWS_LENGTH) throw new ArchiveError("it unpacks to more than 16 GB of rows");
      if (count > digest.rows) break;
      hash.update(text);
    }
    if (count !== digest.rows || hash.digest("hex") !== digest.sha256) {
      throw new ArchiveError(`the rows of ${table} are not those that were put in`);
    }
  }
}
