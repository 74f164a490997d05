import { createHash } from "node:crypto";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import { listTableShapes } from "./list-table-shapes.ts";
import { readRows } from "./read-rows.ts";
import { toJsonLine } from "./to-json-line.ts";

/** A table's row count and the SHA-256 of its rows, in hex. */
export type TableDigest = { rows: number; sha256: string };

/** The digest of each table, equal for equal rows on both engines. */
export async function hashTables(
  db: Database,
  engine: Engine,
): Promise<Record<string, TableDigest>> {
  const sums: Record<string, TableDigest> = {};
  for (const table of await listTableShapes(db, engine)) {
    const hash = createHash("sha256");
    let count = 0;
    for await (const rows of readRows(db, engine, table)) {
      count += rows.length;
      hash.update(rows.map((row) => toJsonLine(row, table)).join(""));
    }
    sums[table.name] = { rows: count, sha256: hash.digest("hex") };
  }
  return sums;
}
