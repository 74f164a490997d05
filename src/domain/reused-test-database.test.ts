import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hashTables } from "./infrastructure/table-dump/hash-tables.ts";
import { readSequences } from "./infrastructure/table-dump/sequences.ts";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { lendPool } from "#tests/support/lend-pool.ts";
import { openTestDatabase, testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectPostgresPool } from "#database/connect.ts";
import { openPostgresPool } from "#database/postgres-pool.ts";
import type { Database } from "#database/tables.ts";

const isPostgres = testEngine === "postgres";

/* Tests run on one database after another; here it is proved that each finds a new one. */
const names = new Set<string>();

const readAll = async (db: Database) => [
  await hashTables(db, testEngine),
  await readSequences(db, testEngine),
];

/**
 * What the planner knows of each table whose file is empty: a deleted row would take space and change
 * the order of new ones, and a table known to be empty is joined in another way.
 */
async function listFiles(db: Database) {
  const files = sql`
    select relname, case when pg_relation_size(oid) = 0 then relpages end as pages,
        case when pg_relation_size(oid) = 0 then reltuples end as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
  return (await files.execute(db)).rows;
}

async function writeAndDelete(db: Database) {
  const id = await db.transaction().execute(async (trx) => {
    const piece = { name: "Band", priceCents: 100, metals: '["gold"]' };
    const { id } = await trx
      .insertInto("products")
      .values(piece)
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx.insertInto("settings").values({ key: "word", value: "1" }).execute();
    await trx.insertInto("subscribers").values({ email: "ada@example.com" }).execute();
    return id;
  });
  await db.updateTable("products").set({ priceCents: 200 }).where("id", "=", id).execute();
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("categories").where("slug", "=", "rings").execute();
  await db
    .updateTable("categories")
    .set({ slug: sql<string>`slug || '-again'` })
    .execute();
  await db.insertInto("categories").values({ name: "More", slug: "more" }).execute();
  await sql`delete from schema_migrations`.execute(db);
}

for (const round of ["first", "second", "third"]) {
  test.runIf(isPostgres)(`a database equals a new one for its ${round} test`, async () => {
    const { db } = await openTestDatabase();
    const another = connectPostgres(await createTestDatabase(), 1);
    onTestFinished(() => another.destroy());
    expect(await readAll(db)).toEqual(await readAll(another));
    expect(await listFiles(db)).toEqual(await listFiles(another));
    await writeAndDelete(db);
    expect(await readAll(db)).not.toEqual(await readAll(another));
    const name = sql<{ name: string }>`select current_database() as name`;
    for (const row of (await name.execute(db)).rows) names.add(row.name);
    expect(names.size).toBe(1);
  });
}

test.runIf(isPostgres)("is refused to whoever uses it after its test", async () => {
  const loan = await lend();
  expect(await loan.db.selectFrom("products").select("id").execute()).toEqual([]);
  expect(loan.end()).toBe(true);
  await expect(loan.db.selectFrom("products").execute()).rejects.toThrow("has ended");
});

test.runIf(isPostgres)("is not used again while it is in use", async () => {
  const loan = await lend();
  await loan.db.connection().execute(() => Promise.resolve(expect(loan.end()).toBe(false)));
});

const others = [
  "create table more (id integer)",
  "analyze products",
  "set statement_timeout = 1000",
  "select pg_advisory_lock(1)",
  "select 1; drop table products cascade",
];
for (const statement of others) {
  test.runIf(isPostgres)(`is not used again after "${statement}"`, async () => {
    const loan = await lend();
    await sql.raw(statement).execute(loan.db);
    expect(loan.end()).toBe(false);
  });
}

async function lend() {
  const pool = openPostgresPool(await createTestDatabase(), 1);
  onTestFinished(() => pool.end());
  const loan = lendPool(pool);
  return { db: connectPostgresPool(loan.pool), end: loan.end };
}
