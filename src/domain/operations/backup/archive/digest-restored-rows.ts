import { createHash } from "node:crypto";
import { toCanonicalJson } from "#contract/canonical-json.ts";
import { FORMER_COLUMNS } from "#database/former-schema.ts";
import type { TableDigest } from "../../../infrastructure/table-dump/hash-tables.ts";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import type { Row } from "../../../infrastructure/table-dump/read-rows.ts";
import { readDumpedRows } from "./read-dumped-rows.ts";

/** The digests that the tables of an extracted backup have once they are restored, without FORMER_COLUMNS. */
export async function digestRestoredRows(
  folder: string,
  { tables }: Manifest,
): Promise<Record<string, TableDigest>> {
  const digests = { ...tables };
  for (const [table, columns] of Object.entries(FORMER_COLUMNS)) {
    const digest = tables[table];
    if (!digest) continue;
    const hash = createHash("sha256");
    for await (const { rows } of readDumpedRows(folder, table)) {
      for (const row of rows) hash.update(`${toCanonicalJson(omit(row, columns))}\n`);
    }
    digests[table] = { rows: digest.rows, sha256: hash.digest("hex") };
  }
  return digests;
}

const omit = (row: Row, columns: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
