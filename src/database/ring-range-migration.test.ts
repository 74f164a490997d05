import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** The last migration before lists knew which sizes a ring can be given. */
const BEFORE = 60;

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

test("rings so far are found by the sizes that they can be given", async () => {
  const db = await connect();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE });
  await sql`insert into products
    (name, price_cents, ring_size_quarters, ring_size_from_quarters, ring_size_to_quarters)
    values ('Band', 100, 28, null, null), ('Halo', 100, 28, 32, 20), ('Open', 100, null, null, 32),
      ('Pin', 100, null, null, null)`.execute(db);
  await runMigrations(db, testEngine);
  const rows = await db
    .selectFrom("productFacets")
    .select(["nameKey", "ringFrom", "ringTo"])
    .orderBy("productId")
    .execute();
  expect(rows).toEqual([
    { nameKey: "band", ringFrom: 28, ringTo: 28 },
    { nameKey: "halo", ringFrom: 20, ringTo: 32 },
    { nameKey: "open", ringFrom: 32, ringTo: 32 },
    { nameKey: "pin", ringFrom: null, ringTo: null },
  ]);
});
