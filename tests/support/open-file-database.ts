import { connectSqlite } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";

/** An embedded database in a file, as several processes share one. Whoever opens it destroys it. */
export async function openFileDatabase(file: string): Promise<Database> {
  const db = connectSqlite(file);
  await migrateDatabase(db, "sqlite");
  return db;
}
