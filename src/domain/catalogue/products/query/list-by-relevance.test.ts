import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { numberRows } from "#tests/support/number-rows.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listInventory } from "../../inventory/list-inventory.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import { createTag } from "../../tags/create-tag.ts";
import { deleteProduct } from "../delete-product.ts";
import { listProducts } from "../list-products.ts";
import { updateProduct } from "../update-product.ts";

const PIECES = 1600;
let shop: TestShop;

/** "Amber" is in the name of every tenth piece, in a tag of every tenth, in the text of all others. */
beforeAll(async () => {
  shop = await testShop();
  await createTag(shop, { name: "Amber", slug: "amber", type: "material" }, { by: null });
  await sql`insert into products (name, description, price_cents, category_id, is_active, created_at)
    select case n % 10 when 0 then 'Amber Band ' else 'Ring ' end || n,
      case n % 10 when 0 then 'Plain.' when 1 then 'Plain.' else 'A little amber, and a jewel.' end,
      n * 37 % 200000, 6 + n % 8, n % 50 > 2, '2026-01-01T00:00:00.000Z'
    from (${numberRows(shop, PIECES)}) as numbers order by n`.execute(shop.db);
  await sql`insert into product_tags (product_id, tag_id)
    select id, 1 from products where id % 10 = 1`.execute(shop.db);
  await updateProduct(shop, 777, { description: "A little amber, and one heron." }, null);
  await updateProduct(shop, 333, { name: "Jewel Box" }, null);
  await rebuildIndex(shop);
  await deleteProduct(shop, 1510, null);
});

const ask = (query: Partial<CatalogQuery>, range: { limit?: number; offset?: number } = {}) =>
  listProducts(shop, { viewer: "visitor", query, ...range });

async function idsOf(
  query: Partial<CatalogQuery>,
  range: { limit?: number; offset?: number } = {},
) {
  const { items } = await ask(query, range);
  return items.map(({ id }) => id);
}

async function pagesOf(query: Partial<CatalogQuery>, limit: number): Promise<number[]> {
  const { total } = await ask(query, { limit: 1 });
  const ids: number[] = [];
  for (let offset = 0; offset < total; offset += limit) {
    ids.push(...(await idsOf(query, { limit, offset })));
  }
  return ids;
}

/** As the pieces are made above: 0 is the name, 1 a tag, 2 the text. */
const tierOf = (id: number) => Math.min(id % 10, 2);

describe("a word in very many pieces", () => {
  test("ranks hits in the name first, then in tags, then in the text", async () => {
    const ids = await idsOf({ search: "amber" });
    expect(ids.map(tierOf)).toEqual(ids.map(tierOf).toSorted((a, b) => a - b));
    for (const tier of [0, 1, 2]) {
      const added = ids.filter((id) => tierOf(id) === tier);
      expect(added).toEqual(added.toSorted((a, b) => b - a));
    }
  });

  test.each([24, 130, 700])("pages without overlap or loss, %i at a time", async (limit) => {
    const whole = await idsOf({ search: "amber" });
    expect(whole).toHaveLength(PIECES - 3 * (PIECES / 50) - 1);
    expect(new Set(whole).size).toBe(whole.length);
    expect(await pagesOf({ search: "amber" }, limit)).toEqual(whole);
  });

  test.each<[string, Partial<CatalogQuery>]>([
    ["a price", { price: "100-300" }],
    ["a category", { category: 12 }],
    ["a tag", { tagIds: [1] }],
  ])("finds the same pieces with %s in any order", async (_, filter) => {
    const byMatch = await idsOf({ search: "amber", ...filter });
    const byName = await idsOf({ search: "amber", sort: "title", ...filter });
    expect(byMatch.length).toBeGreaterThan(0);
    expect(new Set(byMatch)).toEqual(new Set(byName));
    expect(byMatch).toHaveLength(byName.length);
    expect(await pagesOf({ search: "amber", ...filter }, 24)).toEqual(byMatch);
  });

  test("also finds names with the word where they are few", async () => {
    const { items, total } = await ask({ search: "jewel" }, { limit: 3 });
    expect(total).toBeGreaterThan(500);
    expect(items[0]?.name).toBe("Jewel Box");
  });

  test("finds the one piece with a rare word beside it", async () => {
    expect(await idsOf({ search: "amber heron" }, { limit: 24 })).toEqual([777]);
  });

  test("lists hidden pieces for the admin, each once", async () => {
    const lines: number[] = [];
    for (let offset = 0; offset < PIECES; offset += 200) {
      const page = await listInventory(shop, { search: "amber" }, { limit: 200, offset });
      expect(page.total).toBe(PIECES - 1);
      lines.push(...page.items.map(({ id }) => id));
    }
    expect(new Set(lines).size).toBe(PIECES - 1);
    expect(lines).toHaveLength(PIECES - 1);
  });

  test("uses the word index, and reads first pages without sorting", async () => {
    const plans = await explainQueries(shop, (explained) =>
      listProducts(explained, { viewer: "visitor", query: { search: "amber" }, limit: 24 }),
    );
    const lists = plans.filter((plan) => /product_(?:facets|search)/.test(plan));
    expect(lists.length).toBeGreaterThan(1);
    for (const plan of lists) {
      expect(plan).not.toMatch(/Seq Scan on product_facets|SCAN product_facets|TEMP B-TREE/);
    }
    expect(
      plans.some((plan) => /Index Scan on product_facets_words|VIRTUAL TABLE/.test(plan)),
    ).toBe(true);
  });

  test("collects few remaining hits instead of reading an order", async () => {
    for (const sort of ["newest", "oldest", "title"] as const) {
      const plans = await explainQueries(shop, (explained) =>
        listProducts(explained, {
          viewer: "visitor",
          query: { search: "amber heron", sort },
          limit: 24,
        }),
      );
      // SQLite reads the first thousand of the order to intersect them with the hits, within the query
      // that counts these.
      const bounded =
        testEngine === "sqlite" ? /^SCAN product_search|^SCAN product_facets[^\n]+$/ : /^$/;
      const ordered = plans.filter((plan) => /product_facets_(?:newest|name)/.test(plan));
      expect(ordered.filter((plan) => !bounded.test(plan))).toEqual([]);
    }
  });

  test.runIf(testEngine === "postgres")("collects the few hits in names as well", async () => {
    const plans = await explainQueries(shop, (explained) =>
      listProducts(explained, { viewer: "visitor", query: { search: "jewel" }, limit: 24 }),
    );
    // Each ring is looked for among the last that were added, and then everywhere.
    const [, name, , labels] = plans.filter((plan) => plan.includes("^jewel"));
    for (const everywhere of [name, labels]) {
      expect(everywhere).toMatch(/Bitmap Index Scan on product_facets_words/);
      expect(everywhere).not.toMatch(/product_facets_pkey/);
    }
  });
});
