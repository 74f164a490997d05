import { writeFile } from "node:fs/promises";
import { connectSqlite } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import { sqliteTemplate } from "./sqlite-template.ts";

/** Creates a migrated SQLite database file, which several processes can open. The caller closes it. */
export async function openFileDatabase(file: string): Promise<Database> {
  await writeFile(file, await sqliteTemplate());
  return connectSqlite(file);
}
