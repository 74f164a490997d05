import { connectPostgres, connectSqlite, type Engine } from "#database/connect.ts";
import { migrateDatabase } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";

/** The engine this run of the tests is for. */
export const testEngine: Engine = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

/** A fresh, migrated database of the run's engine. Whoever opens it destroys it. */
export async function openTestDatabase(): Promise<{ db: Database; engine: Engine }> {
  if (testEngine === "postgres") {
    const { createTestDatabase } = await import("./create-test-database.ts");
    return { db: connectPostgres(await createTestDatabase(), 4), engine: testEngine };
  }
  const db = connectSqlite(":memory:");
  await migrateDatabase(db, testEngine);
  return { db, engine: testEngine };
}
