import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type CatalogQuery, EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { numberRows } from "#tests/support/number-rows.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import type { Shop } from "../../../shop.ts";
import { listInventory } from "../../inventory/list-inventory.ts";
import { createTag } from "../../tags/create-tag.ts";
import { countFacetSets } from "./count-facet-sets.ts";
import { listProducts } from "../list-products.ts";

const list = (query: Partial<CatalogQuery>) => (shop: Shop) =>
  listProducts(shop, { viewer: "visitor", query, limit: 24, offset: 48 });

describe("no list reads every piece", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop();
    await createTag(shop, { name: "Gold", slug: "gold", type: "material" }, { by: null });
    await sql`insert into products (name, price_cents, category_id, is_active)
      select 'Piece ' || n, n * 37 % 200000, 6 + n % 8, n % 30 > 0
      from (${numberRows(shop, 9000)}) as numbers`.execute(shop.db);
    await sql`insert into product_tags (product_id, tag_id)
      select id, 1 from products where id % 3 = 0`.execute(shop.db);
    await sql`update products set filter_facts = case id % 4
      when 0 then 'metal:14k-gold,stone:sapphire' when 1 then 'metal:18k-gold' else '' end,
      ring_size_quarters = case when id % 4 = 0 then 20 + id / 4 % 20 end,
      ring_size_to_quarters = case when id % 12 = 0 then 40 end`.execute(shop.db);
    if (shop.engine === "postgres") await sql`analyze`.execute(shop.db);
  });

  test.each<[string, (shop: Shop) => Promise<unknown>]>([
    ["newest first", list({})],
    ["oldest first", list({ sort: "oldest" })],
    ["by name", list({ sort: "title" })],
    ["of a category", list({ category: 12 })],
    ["of a category, by name", list({ category: 12, sort: "title" })],
    ["with a tag, of a price", list({ tagIds: [1], price: "100-300" })],
    ["of a price", list({ price: "100-300" })],
    ["between two prices", list({ priceMin: 12_345, priceMax: 23_456 })],
    ["by price", list({ sort: "price" })],
    ["of a metal, by price", list({ metals: ["gold"], sort: "price" })],
    ["of a stone and a ring size", list({ stones: ["sapphire"], ringSizes: ["7"] })],
    ["of a few ring sizes", list({ ringSizes: ["6", "7.5"] })],
    ["available, by price", list({ available: true, sort: "price-desc" })],
    [
      "the admin's list",
      (explained) => listProducts(explained, { viewer: "admin", limit: 24, offset: 0 }),
    ],
    ["the inventory, newest first", (explained) => listInventory(explained, {}, { limit: 50 })],
    [
      "the inventory, by name",
      (explained) => listInventory(explained, { sort: "name" }, { limit: 50 }),
    ],
    [
      "the inventory, by price",
      (explained) => listInventory(explained, { sort: "price" }, { limit: 50 }),
    ],
    [
      "the counts beside the filters",
      (explained) => countFacetSets(explained, "visitor", EMPTY_QUERY),
    ],
  ])("%s", async (_, run) => {
    const plans = await explainQueries(shop, run);
    expect(plans.length).toBeGreaterThan(0);
    // An index alone may be read from its beginning: that is how many pieces are counted.
    const whole =
      /^SCAN (?:products|product_facets|product_images|product_tags)(?! USING COVERING INDEX)|Seq Scan on (?:products|product_facets|product_images|product_tags)\b/m;
    for (const plan of plans) expect(plan).not.toMatch(whole);
  });

  test.each<[string, (shop: Shop) => Promise<unknown>]>([
    ["newest first", list({})],
    ["oldest first", list({ sort: "oldest" })],
    ["by name", list({ sort: "title" })],
    ["by price", list({ sort: "price" })],
    ["available, by falling price", list({ available: true, sort: "price-desc" })],
    ["of a category with many pieces", list({ category: 12, sort: "title" })],
    ["of a price that many pieces have", list({ price: "1000+" })],
    [
      "the inventory, by price",
      (explained) => listInventory(explained, { sort: "price" }, { limit: 50 }),
    ],
  ])("without sorting for a page of %s", async (_, run) => {
    const plans = await explainQueries(shop, run);
    const ways = plans.filter((plan) => /product_facets_(?:newest|name|price)/.test(plan));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way).not.toMatch(/TEMP B-TREE FOR ORDER BY|\bSort\b/);
  });
});
