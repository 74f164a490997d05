import { onTestFinished } from "vitest";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import { testEngine } from "./open-test-database.ts";

/** A database of the project's engine without any table, until the test has ended. */
export async function createEmptyDatabase(): Promise<Database> {
  const db = await connect();
  onTestFinished(() => db.destroy());
  return db;
}

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("./create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}
