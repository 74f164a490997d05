import { afterEach, expect, test } from "vitest";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** The last migration before rates were stored in thousandths of a percent. */
const BEFORE = 56;

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

test("quotes so far keep their tax rate, also with its decimals and without one", async () => {
  const db = await connect();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE });
  const { id: inquiryId } = await db
    .insertInto("inquiries")
    .values({ state: "new", name: "Ana", lastMessageAt: "2026-11-20T15:00:00.000Z" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const add = (version: number, taxRate: number | null) =>
    db
      .insertInto("quotes")
      .values({
        inquiryId,
        version,
        taxRate,
        subtotalCents: 100,
        totalCents: 100,
        validUntil: "2026-11-30T15:00:00.000Z",
      })
      .execute();
  for (const [index, rate] of [530, 888, 10_000, null].entries()) await add(index + 1, rate);
  await runMigrations(db, testEngine);
  const rates = async () =>
    (await db.selectFrom("quotes").select("taxRate").orderBy("version").execute()).map(
      ({ taxRate }) => taxRate,
    );
  expect(await rates()).toEqual([5_300, 8_880, 100_000, null]);
  await add(5, 8_875);
  await expect(add(6, 100_001)).rejects.toThrow(/constraint/i);
  expect(await rates()).toEqual([5_300, 8_880, 100_000, null, 8_875]);
});
