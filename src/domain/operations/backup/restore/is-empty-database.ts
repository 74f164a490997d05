import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import { findSchemaVersion } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { listTableShapes } from "../../../infrastructure/table-dump/list-table-shapes.ts";

/** Whether the database holds no data besides the categories that migrations insert. */
export async function isEmptyDatabase(db: Database, engine: Engine): Promise<boolean> {
  if ((await findSchemaVersion(db, engine)) === null) return true;
  for (const { name } of await listTableShapes(db, engine)) {
    if (name === "categories") continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
