import { connectSqlite, type Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import { sqliteTemplate } from "./sqlite-template.ts";

/** The engine of the vitest project that runs. */
export const testEngine: Engine = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

/** A migrated, empty database of the project's engine. The caller closes it. */
export async function openTestDatabase(): Promise<{ db: Database; engine: Engine }> {
  if (testEngine === "postgres") {
    const { openReusedDatabase } = await import("./reused-database.ts");
    return { db: await openReusedDatabase(), engine: testEngine };
  }
  return { db: connectSqlite(":memory:", await sqliteTemplate()), engine: testEngine };
}
