import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { findSchemaVersion } from "#database/migrate.ts";
import type { Shop } from "../../shop.ts";
import type { TableDigest } from "./hash-tables.ts";
import { listTableShapes, type TableShape } from "./list-table-shapes.ts";
import { tableEntry } from "./manifest.ts";
import { readSnapshot } from "./read-snapshot.ts";
import { readRows } from "./read-rows.ts";
import { readSequences, type Sequences } from "./sequences.ts";
import { toJsonLine } from "./to-json-line.ts";

/** A snapshot of the database: its tables are files, this is the rest. */
export type Dump = {
  createdAt: string;
  schema: number;
  sequences: Sequences;
  tables: Record<string, TableDigest>;
  media: { hash: string; extension: string; width: number }[];
};

/**
 * Writes a snapshot of every table into a folder while the shop goes on, as gzipped JSON lines.
 */
export async function dumpTables(shop: Shop, folder: string): Promise<Dump> {
  await mkdir(path.join(folder, "tables"), { recursive: true });
  return readSnapshot(shop.db, shop.engine, async (db) => {
    const schema = (await findSchemaVersion(db, shop.engine)) ?? 0;
    const createdAt = shop.now().toISOString();
    const tables: Dump["tables"] = {};
    for (const table of await listTableShapes(db, shop.engine)) {
      tables[table.name] = await dumpTable({ ...shop, db }, table, folder);
    }
    const media = await db
      .selectFrom("media")
      .select(["hash", "extension", "width"])
      .orderBy("hash")
      .execute();
    return { createdAt, schema, sequences: await readSequences(db, shop.engine), tables, media };
  });
}

async function dumpTable(shop: Shop, table: TableShape, folder: string): Promise<TableDigest> {
  const hash = createHash("sha256");
  let count = 0;
  async function* lines() {
    for await (const rows of readRows(shop.db, shop.engine, table)) {
      const text = rows.map((row) => toJsonLine(row, table)).join("");
      hash.update(text);
      count += rows.length;
      yield text;
    }
  }
  const file = path.join(folder, tableEntry(table.name));
  await pipeline(lines, createGzip({ level: 6 }), createWriteStream(file));
  return { rows: count, sha256: hash.digest("hex") };
}
