import { sql } from "kysely";
import { expect, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/create-empty-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { runMigrations } from "./migrate.ts";

const BEFORE_POINTERS = 102;
const price = { unit: "ounce", kind: "price", factor: "1", isDollars: false };

async function migrate(picks: object) {
  const db = await createEmptyDatabase();
  await runMigrations(db, testEngine, { upTo: BEFORE_POINTERS });
  const at = "2026-11-20T15:00:00.000Z";
  await sql`insert into metal_price_source (slot, url, host, picks, is_daily, due_at, fetched_at)
    values (1, 'x', 'metals.example', ${JSON.stringify(picks)}, true, ${at}, ${at})`.execute(db);
  await sql`insert into waiting_metal_prices values ('gold', 3000000000000, ${at})`.execute(db);
  await runMigrations(db, testEngine);
  return db.selectFrom("metalPriceSource").selectAll().executeTakeFirstOrThrow();
}

test("picked values become JSON Pointers, and a price that waited is fetched again", async () => {
  const stored = await migrate({
    gold: { ...price, path: [{ key: "rates" }, { key: "XAU/USD~" }], kind: "perDollar" },
    silver: { ...price, path: [{ key: "days" }, { index: 11 }, { key: "silver" }], unit: "gram" },
  });
  expect(stored).toMatchObject({ host: "metals.example", fetchedAt: null });
  expect(stored.picks).toEqual({
    gold: { pointer: "/rates/XAU~1USD~0", kind: "perDollar" },
    silver: { pointer: "/days/11/silver", kind: "gram" },
  });
});

test("what no JSON Pointer says becomes one that leads nowhere and says what was picked", async () => {
  const stored = await migrate({
    gold: { ...price, path: [{ where: "symbol", is: "XAU" }, { key: "price" }] },
    silver: { ...price, path: [{ index: -1 }, { key: "silver" }] },
    platinum: { ...price, path: [{ key: "XPT" }], factor: "0.01" },
    palladium: { ...price, path: [{ key: "XPD" }], unit: "gram", kind: "perDollar" },
  });
  expect(stored.picks).toEqual({
    gold: { pointer: "/symbol XAU/price", kind: "ounce" },
    silver: { pointer: "/-1/silver", kind: "ounce" },
    platinum: { pointer: "/XPT × 0.01 ounce", kind: "ounce" },
    palladium: { pointer: "/XPD × 1 gram", kind: "perDollar" },
  });
});
