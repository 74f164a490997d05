import { connectPostgres, connectSqlite, type Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import { sqliteTemplate } from "./sqlite-template.ts";

/** The engine of the vitest project that runs. */
export const testEngine: Engine = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

/** Clones the migrated template database of the project's engine. The caller closes the clone. */
export async function openTestDatabase(): Promise<{ db: Database; engine: Engine }> {
  if (testEngine === "postgres") {
    const { createTestDatabase } = await import("./create-test-database.ts");
    return { db: connectPostgres(await createTestDatabase(), 4), engine: testEngine };
  }
  return { db: connectSqlite(":memory:", await sqliteTemplate()), engine: testEngine };
}
