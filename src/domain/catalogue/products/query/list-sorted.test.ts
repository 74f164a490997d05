import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { numberRows } from "#tests/support/number-rows.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listInventory } from "../../inventory/list-inventory.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import { listProducts } from "../list-products.ts";

const PIECES = 6000;
/** "Amber" is on all, "early" on the first ones alone, of which there is none among the newest. */
const EARLY = 4500;
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await sql`insert into products (name, description, price_cents, category_id, is_active, created_at)
    select 'Amber ' || (n * 7 % 997), case when n <= ${EARLY} then 'Early.' else 'Late.' end,
      n * 37 % 200000, case when n % 10 = 0 then 6 else 12 end, n % 50 > 2,
      '2026-01-01T00:00:00.000Z'
    from (${numberRows(shop, PIECES)}) as numbers order by n`.execute(shop.db);
  await rebuildIndex(shop);
});

async function idsOf(query: Partial<CatalogQuery>, range: { limit?: number; offset?: number }) {
  const { items } = await listProducts(shop, { viewer: "visitor", query, ...range });
  return items.map(({ id }) => id);
}

const SORTS = ["newest", "oldest", "title"] as const;

describe("very many hits in another order than relevance", () => {
  test.each(SORTS)("match the unsearched list on each page: %s", async (sort) => {
    for (const filter of [{}, { category: 12 }, { price: "1000+" }] as const) {
      for (const offset of [0, 24, 96, 2000]) {
        const range = { limit: 24, offset };
        const wanted = await idsOf({ ...filter, sort }, range);
        expect(wanted).toHaveLength(24);
        expect(await idsOf({ ...filter, search: "amber", sort }, range)).toEqual(wanted);
      }
    }
  });

  test("are found beyond the first rows of the order", async () => {
    const ids = await idsOf({ search: "early", sort: "newest" }, { limit: 24 });
    expect(ids).toHaveLength(24);
    expect(Math.max(...ids)).toBeLessThanOrEqual(EARLY);
    const all = await idsOf({ search: "early", sort: "newest" }, {});
    expect(all.slice(0, 24)).toEqual(ids);
  });

  test("match the unsearched inventory table", async () => {
    for (const sort of ["newest", "name", "price"] as const) {
      const { items } = await listInventory(shop, { sort }, { limit: 50 });
      const found = await listInventory(shop, { sort, search: "amber" }, { limit: 50 });
      expect(found.items).toEqual(items);
    }
  });

  test.each(SORTS)(
    "are read from their rows even if the search index is outdated: %s",
    async (sort) => {
      const before = await idsOf({ search: "amber", sort }, { limit: 24 });
      // Without an operation, so that triggers update the rows and nothing updates the index.
      const hide = (is: boolean) =>
        shop.db
          .updateTable("products")
          .set({ isActive: !is })
          .where("id", "in", before.slice(0, 3))
          .execute();
      await hide(true);
      const after = await idsOf({ search: "amber", sort }, { limit: 24 });
      await hide(false);
      expect(after).toHaveLength(24);
      expect(after.slice(0, 21)).toEqual(before.slice(3));
    },
  );

  test.runIf(testEngine === "sqlite").each(SORTS)(
    "are counted and intersected in one read of the search index: %s",
    async (sort) => {
      const plans = await explainQueries(shop, (explained) =>
        listProducts(explained, {
          viewer: "visitor",
          query: { search: "amber", category: 12, sort },
          limit: 24,
        }),
      );
      // The other query checks whether the word is indexed.
      expect(plans.filter((plan) => plan.includes("product_search"))).toHaveLength(2);
    },
  );

  test.runIf(testEngine === "sqlite").each(SORTS)(
    "are not looked up in the search index one by one: %s",
    async (sort) => {
      for (const filter of [{}, { category: 12 }, { price: "100-300" }] as const) {
        for (const viewer of ["visitor", "admin"] as const) {
          const query = { ...filter, search: "amber", sort };
          const plans = await explainQueries(shop, (explained) =>
            listProducts(explained, { viewer, query, limit: 24 }),
          );
          const found = plans.filter((plan) => plan.includes("product_search"));
          expect(found.length).toBeGreaterThan(1);
          for (const plan of found)
            expect(plan).toMatch(/product_search VIRTUAL TABLE INDEX \d+:M/);
        }
      }
    },
  );
});
