import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { connectSqlite } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";

let template: Promise<Uint8Array> | undefined;

/** The content of a migrated, empty database file; each test process makes it once. */
export function sqliteTemplate(): Promise<Uint8Array> {
  template ??= makeTemplate();
  return template;
}

async function makeTemplate(): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-template-"));
  const file = path.join(folder, "template.sqlite");
  const db = connectSqlite(":memory:");
  try {
    await migrateDatabase(db, "sqlite");
    // Unlike a copy of a WAL-mode file, what "vacuum into" writes can be opened in memory.
    await sql`vacuum into ${file}`.execute(db);
    return await readFile(file);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}
