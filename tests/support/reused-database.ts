import type { PostgresPool } from "kysely";
import { onTestFinished, TestRunner } from "vitest";
import { connectPostgresPool } from "#database/connect.ts";
import { openPostgresPool } from "#database/postgres-pool.ts";
import type { Database } from "#database/tables.ts";
import { closeAfterFile } from "./close-after-file.ts";
import { createDatabase, dropDatabase } from "./create-test-database.ts";
import { lendPool } from "./lend-pool.ts";
import { type Content, readContent, restoreContent } from "./restore-rows.ts";

type Kept = { url: string; pool: PostgresPool };

const free: Kept[] = [];

let template: Content | undefined;

/**
 * Opens a migrated PostgreSQL database that one test after another has for itself. When the test has ended
 * its rows and ids become those of the template again, which with the connections that are open already
 * takes half the time of a new clone. Whoever still uses it then is refused, as if it were dropped;
 * and it is dropped when a query still runs, or when more was done than reading and writing rows.
 */
export async function openReusedDatabase(): Promise<Database> {
  const kept = free.pop() ?? (await create());
  const loan = lendPool(kept.pool);
  const end = () => (loan.end() ? restore(kept) : drop(kept));
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else closeAfterFile(end);
  return connectPostgresPool(loan.pool);
}

async function create(): Promise<Kept> {
  const url = await createDatabase();
  const pool = openPostgresPool(url, 4);
  template ??= await readContent(connectPostgresPool(pool));
  return { url, pool };
}

async function restore(kept: Kept): Promise<void> {
  if (!template) throw new Error("There is no database without a template.");
  await restoreContent(connectPostgresPool(kept.pool), template);
  free.push(kept);
}

async function drop({ url, pool }: Kept): Promise<void> {
  await dropDatabase(url);
  closeAfterFile(() => pool.end());
}
