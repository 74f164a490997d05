import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { changeManyProducts } from "./bulk/change-many-products.ts";
import { listProducts } from "./list-products.ts";
import { rebuildIndex } from "../../infrastructure/search/rebuild/rebuild-index.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { testShop } from "#tests/support/test-shop.ts";

/** The embedded database runs in this process; a server is waited for, however few the rows are. */
const PIECES = testEngine === "sqlite" ? 1000 : 100;

/** A thousand pieces are a thousand updates, which a busy machine takes a minute for. */
const TIMEOUT_MS = 240_000;

test(
  "yields to the event loop while thousands of rows are changed",
  { timeout: TIMEOUT_MS },
  async () => {
    const shop = await testShop();
    const pieces = Array.from({ length: PIECES }, (_, at) => ({
      name: `Ring ${at}`,
      priceCents: 100,
    }));
    await shop.db.insertInto("products").values(pieces).execute();
    expect(await countTurns(() => rebuildIndex(shop))).toBeGreaterThan(2);

    const { items } = await listProducts(shop, { viewer: "admin" });
    const ids = items.map(({ id }) => id);
    const hide = () => changeManyProducts(shop, { action: "hide", ids }, "ada");
    expect(await countTurns(hide)).toBeGreaterThan(2);
    expect((await listProducts(shop, { viewer: "visitor" })).total).toBe(0);
  },
);

/** Turning on while a server works would only keep the processor from it. */
const ENOUGH = 100;

/** How often others had their turn until the work was done, counted up to a hundred. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  const others = { areServed: true, turns: 0 };
  const visit = async () => {
    for (; others.areServed && others.turns < ENOUGH; others.turns += 1) await setImmediate();
  };
  const visits = visit();
  await work();
  others.areServed = false;
  await visits;
  return others.turns;
}
