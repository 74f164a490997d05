import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { listProducts } from "#domain/catalogue/products/list-products.ts";
import { understandSearch } from "#domain/catalogue/search-text/understand-search.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import {
  ODD_NAMES,
  type SearchedPiece,
  TYPED_SEARCHES,
  type TypedSearch,
} from "#tests/support/typed-searches.ts";
import { fillCatalogue } from "../../bench/catalogue/fill-catalogue.ts";

/** 100,000 are filled in some minutes, so that they are searched on demand. */
const PIECES = Number(process.env["SEARCHED_PIECES"] ?? 1000);
const FILL_MS = 60_000 + PIECES * 20;

let shop: TestShop;
let pieces: (SearchedPiece & { id: number })[];
let categories: { id: number; name: string }[];
let tags: { id: number; name: string }[];

beforeAll(async () => {
  shop = await testShop();
  await fillCatalogue(shop, PIECES, { withFacts: false });
  await sql`update products set availability =
    case id % 5 when 0 then 'sold' when 1 then 'made_to_order' else 'available' end`.execute(
    shop.db,
  );
  for (const name of ODD_NAMES) await createProduct(shop, { name, price: 50_000 }, { by: null });
  [categories, tags] = await Promise.all([listCategories(shop), listTags(shop)]);
  const { items } = await listProducts(shop, { viewer: "visitor" });
  const nameOf = (rows: typeof tags, id: number | null) =>
    rows.find((row) => row.id === id)?.name ?? "";
  pieces = items.map((piece) => {
    const { id, name, description, materials, sku, availability, price, categoryId } = piece;
    const labels = [
      nameOf(categories, categoryId),
      ...piece.tagIds.map((tag) => nameOf(tags, tag)),
    ];
    return {
      id,
      name,
      text: [name, description, materials, sku, ...labels].join(" | "),
      priceCents: Math.round(Number(price) * 100),
      category: nameOf(categories, categoryId),
      tags: labels.slice(1),
      availability,
    };
  });
}, FILL_MS);

function idsNamed(rows: typeof tags, names: string[]): number[] {
  return names.map((name) => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`Nothing is called ${name}.`);
    return row.id;
  });
}

function toQuery({ category, tags: names = [], ...rest }: TypedSearch["understood"]) {
  const [categoryId = null] = category ? idsNamed(categories, [category]) : [];
  return { ...EMPTY_QUERY, ...rest, category: categoryId, tagIds: idsNamed(tags, names) };
}

test("thirty searches and more, half of them sentences, are in the table", () => {
  expect(TYPED_SEARCHES.length).toBeGreaterThanOrEqual(30);
});

test.each(TYPED_SEARCHES)(
  "understands $text and finds what it means",
  { timeout: FILL_MS },
  async (search) => {
    const understood = await understandSearch(shop, "visitor", {
      ...EMPTY_QUERY,
      search: search.text,
    });
    expect(understood).toEqual(toQuery(search.understood));
    const { items } = await listProducts(shop, { viewer: "visitor", query: understood });
    const wanted = pieces.filter(search.finds).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      wanted.toSorted((a, b) => a - b),
    );
  },
);

test.each(TYPED_SEARCHES)("what is left of $text is understood as it is", async ({ text }) => {
  const once = await understandSearch(shop, "visitor", { ...EMPTY_QUERY, search: text });
  expect(await understandSearch(shop, "visitor", once)).toEqual(once);
});
