import { afterEach, expect, test } from "vitest";
import { sql } from "kysely";
import { SAMPLE_WORDS } from "#tests/support/sample-settings.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import { runMigrations } from "./migrate.ts";
import type { Database } from "./tables.ts";

/** The last migration before every shop's words became the sample shop's. */
const BEFORE = 25;

const open: Database[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});

async function databaseBefore(): Promise<Database> {
  const db = await connect();
  open.push(db);
  await runMigrations(db, testEngine, { upTo: BEFORE });
  return db;
}

async function connect(): Promise<Database> {
  if (testEngine === "sqlite") return connectSqlite(":memory:");
  const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
  return connectPostgres(await createTestDatabase("empty"), 2);
}

async function readSettings(db: Database): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

const { shippingPromise: _later, ...WORDS_THEN } = SAMPLE_WORDS;

test("a shop that exists keeps the words it relied on, beside its own, and is open", async () => {
  const db = await databaseBefore();
  const rows = { firstRun: { sampleData: "never" }, businessName: "Calloway Jewelry", phone: "" };
  for (const [key, value] of Object.entries(rows)) {
    await db
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .execute();
  }
  await runMigrations(db, testEngine);
  expect(await readSettings(db)).toEqual({
    ...WORDS_THEN,
    ...rows,
    shopOpen: true,
    samplePhotos: true,
  });
});

test("a shop that holds a piece but no settings is open with the same words", async () => {
  const db = await databaseBefore();
  await sql`insert into products (name, price_cents) values ('Ring', 100)`.execute(db);
  await runMigrations(db, testEngine);
  expect(await readSettings(db)).toMatchObject({
    businessName: SAMPLE_WORDS.businessName,
    shopOpen: true,
  });
});

test("a new shop gets nobody's words and stays closed", async () => {
  const db = await databaseBefore();
  await runMigrations(db, testEngine);
  expect(await readSettings(db)).toEqual({});
});

test("the trash keeps its entries, and takes a removed sample shop", async () => {
  const db = await databaseBefore();
  const entry = { label: "Ring", expiresAt: "2026-12-20T15:00:00.000Z" };
  await db
    .insertInto("trash")
    .values({ ...entry, kind: "product", entityId: 7 })
    .execute();
  await runMigrations(db, testEngine);
  await db
    .insertInto("trash")
    .values({ ...entry, kind: "sample", entityId: 1 })
    .execute();
  const rows = await db.selectFrom("trash").select(["kind", "entityId"]).orderBy("id").execute();
  expect(rows).toEqual([
    { kind: "product", entityId: 7 },
    { kind: "sample", entityId: 1 },
  ]);
  const unknown = sql`insert into trash (kind, entity_id, label, expires_at)
    values ('other', 1, 'x', '2026-12-20T15:00:00.000Z')`;
  await expect(unknown.execute(db)).rejects.toThrow(/check|trash_kind/i);
});
