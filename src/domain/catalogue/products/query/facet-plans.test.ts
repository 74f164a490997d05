import { sql } from "kysely";
import { expect, test } from "vitest";
import { refreshStatistics } from "#database/refresh-statistics.ts";
import type { Database } from "#database/tables.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";

const PIECES = 1000;

/* More often than PostgreSQL plans anew before it keeps a plan. */
const WRITES_TO_A_PLAN = 8;

test.runIf(testEngine === "postgres")(
  "reads a few rows for each of many pieces over a connection that knew only a few",
  async () => {
    const shop = await testShop();
    await refreshStatistics(shop.db, shop.engine);
    const rowsRead = await shop.db.transaction().execute(async (db) => {
      for (let n = 0; n < WRITES_TO_A_PLAN; n += 1) await addAndDelete(db, 1);
      const before = await countRowsRead(db);
      await addAndDelete(db, PIECES);
      return (await countRowsRead(db)) - before;
    });
    expect(rowsRead).toBeGreaterThan(PIECES);
    expect(rowsRead).toBeLessThan(PIECES * 100);
  },
);

async function addAndDelete(db: Database, count: number) {
  await sql`insert into products (name, price_cents)
    select 'Bead ' || n, 100 from generate_series(1, ${count}::integer) n`.execute(db);
  await sql`update products set deleted_at = '2026-11-24T12:00:00.000Z'
    where deleted_at is null`.execute(db);
}

async function countRowsRead(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as count
    from pg_stat_xact_user_tables`.execute(db);
  return Number(rows[0]?.count);
}
