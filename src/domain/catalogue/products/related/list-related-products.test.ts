import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { numberRows } from "#tests/support/number-rows.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../../collections/create-collection.ts";
import { createTag } from "../../tags/create-tag.ts";
import { createProduct } from "../create-product.ts";
import { deleteProduct } from "../delete-product.ts";
import { getProduct } from "../get-product.ts";
import { listRelatedProducts } from "./list-related-products.ts";

describe("related pieces", () => {
  let shop: TestShop;
  const ids: Record<string, number> = {};
  let gold: number;

  const make = async (name: string, fields: Partial<NewProduct> = {}) => {
    const { id } = await createProduct(shop, { name, price: 10_000, ...fields }, { by: null });
    ids[name] = id;
    return id;
  };
  const story = (slug: string, names: string[], isPublished = true) =>
    createCollection(
      shop,
      {
        title: slug,
        slug,
        description: "A story.",
        isPublished,
        productIds: names.map((name) => ids[name] ?? 0),
      },
      null,
    );
  const namesFor = async (name: string) => {
    const piece = await getProduct(shop, ids[name] ?? 0, "visitor");
    return (await listRelatedProducts(shop, piece)).map((related) => related.name);
  };

  beforeAll(async () => {
    shop = await testShop();
    ({ id: gold } = await createTag(
      shop,
      { name: "Gold", slug: "gold", type: "material" },
      { by: null },
    ));
    const { id: rings } = await createTag(
      shop,
      {
        name: "Rings",
        slug: "rings",
        type: "jewelry_type",
      },
      { by: null },
    );
    await make("ring", { categoryId: 12, tagIds: [gold, rings] });
    await make("pin of its story", { categoryId: 11, price: 900_000 });
    await make("pin of a draft", { categoryId: 11, price: 900_000 });
    await make("silver ring, cheap", { categoryId: 12, price: 5000 });
    await make("silver ring, near", { categoryId: 12, price: 10_100 });
    await make("gold ring, dear", { categoryId: 12, price: 90_000, tagIds: [gold] });
    await make("gold cuff", { categoryId: 6, price: 70_000, tagIds: [gold] });
    await make("ringlike cuff", { categoryId: 6, price: 70_000, tagIds: [rings] });
    await make("hidden ring", { categoryId: 12, tagIds: [gold, rings], isActive: false });
    await make("deleted ring", { categoryId: 12, tagIds: [gold, rings] });
    await make("sold ring", { categoryId: 12, tagIds: [gold, rings], availability: "sold" });
    await make("sold pin of its story", { availability: "sold" });
    await deleteProduct(shop, ids["deleted ring"] ?? 0, null);
    await story("wedding", ["ring", "pin of its story", "sold pin of its story"]);
    await story("draft", ["ring", "pin of a draft"], false);
  });

  test("are those of its collections, its category, its material and its price, in this order", async () => {
    expect(await namesFor("ring")).toEqual([
      "pin of its story",
      "gold ring, dear",
      "silver ring, near",
      "silver ring, cheap",
      "gold cuff",
      "ringlike cuff",
    ]);
  });

  test("are sold ones last", async () => {
    for (const name of ["gold ring, dear", "silver ring, near", "gold cuff"]) {
      await deleteProduct(shop, ids[name] ?? 0, null);
    }
    expect(await namesFor("ring")).toEqual([
      "pin of its story",
      "silver ring, cheap",
      "ringlike cuff",
      "pin of a draft",
      "sold pin of its story",
      "sold ring",
    ]);
  });

  test("are never the piece itself, and none where there is no other", async () => {
    const empty = await testShop();
    const piece = await createProduct(empty, { name: "Alone", price: 100 }, { by: null });
    expect(await listRelatedProducts(empty, piece)).toEqual([]);
  });
});

test("related pieces of a large catalogue are found by indexes", async () => {
  const shop = await testShop();
  await sql`insert into products (name, price_cents, category_id, is_active)
    select 'Piece ' || n, n * 37 % 200000, 6 + n % 8, n % 30 > 0
    from (${numberRows(shop, 9000)}) as numbers`.execute(shop.db);
  if (shop.engine === "postgres") await sql`analyze`.execute(shop.db);
  const piece = await getProduct(shop, 4501, "visitor");
  const related = await listRelatedProducts(shop, piece);
  expect(related).toHaveLength(6);
  const plans = await explainQueries(shop, (explained) => listRelatedProducts(explained, piece));
  const plan = plans.find((each) => each.includes("near_price")) ?? "";
  for (const index of ["product_facets_price", "product_facets_set"]) expect(plan).toContain(index);
  expect(plan).not.toMatch(
    /Seq Scan on (?:products|product_facets)\b|SCAN (?:products|product_facets)(?! USING)/,
  );
});
