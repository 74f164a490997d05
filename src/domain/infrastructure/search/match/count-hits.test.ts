import { beforeAll, describe, expect, test } from "vitest";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { InventoryFilter } from "#contract/catalogue/inventory.ts";
import { PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import { explainQueries } from "#tests/support/explain-queries.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { runImport } from "../../../importing/imports/run-import.ts";
import { undoImport } from "../../../importing/imports/undo-import.ts";
import { listInventory } from "../../../catalogue/inventory/list-inventory.ts";
import { changeManyProducts } from "../../../catalogue/products/bulk/change-many-products.ts";
import { clearProducts } from "../../../catalogue/products/clear-products.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../../catalogue/products/delete-product.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { createTag } from "../../../catalogue/tags/create-tag.ts";
import { deleteTag } from "../../../catalogue/tags/delete-tag.ts";
import { mergeTag } from "../../../catalogue/tags/merge-tag.ts";
import { updateTag } from "../../../catalogue/tags/update-tag.ts";
import { emptyTrash } from "../../../operations/trash/empty-trash.ts";
import { restoreBatch } from "../../../operations/trash/restore-batch.ts";
import { restoreFromTrash } from "../../../operations/trash/restore-from-trash.ts";
import { rebuildIndex } from "../rebuild/rebuild-index.ts";

/** All pieces here have "Fern" in their name, so that a search for it leaves what the filters leave. */
const SEARCH = { search: "fern" };
const by = "ada";

let shop: TestShop;
let gold: number;
let silver: number;
let rings: number;
beforeAll(async () => {
  shop = await testShop();
  ({ id: gold } = await createTag(
    shop,
    { name: "Gold", slug: "gold", type: "material" },
    { by: null },
  ));
  ({ id: silver } = await createTag(
    shop,
    { name: "Silver", slug: "silver", type: "material" },
    { by: null },
  ));
  ({ id: rings } = await createTag(
    shop,
    { name: "Rings", slug: "rings", type: "jewelry_type" },
    { by: null },
  ));
});

const filters = (): Partial<CatalogQuery>[] => [
  {},
  ...[6, 12].map((category) => ({ category })),
  ...PRICE_BANDS.map(({ value: price }) => ({ price })),
  ...[[gold], [silver], [rings], [gold, silver], [gold, rings], [99]].map((tagIds) => ({ tagIds })),
  { category: 12, price: "100-300", tagIds: [gold, rings] },
  ...["gold", "14k-white-gold", "sterling-silver"].map((metal) => ({ metals: [metal] })),
  ...[["sapphire"], ["blue-sapphire", "opal"], ["none"]].map((stones) => ({ stones })),
  { ringSizes: ["6.5"] },
  { ringSizes: ["8"] },
  { category: 12, metals: ["gold"], stones: ["sapphire"], ringSizes: ["6.5", "7"] },
];
const inventoryFilters = (): InventoryFilter[] => [
  ...(["listed", "hidden", "available", "sold"] as const).map((status) => ({ status })),
  { status: "hidden", categoryId: 12 },
  { tagId: gold },
];

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id).toSorted((a, b) => a - b);

/** The expected counts, from lists without a search. */
async function expectCounted(): Promise<number> {
  for (const viewer of ["visitor", "admin"] as const) {
    for (const filter of filters()) {
      const options = { viewer, limit: 100, offset: 0 };
      const wanted = await listProducts(shop, { ...options, query: filter });
      const query = {
        ...filter,
        ...SEARCH,
        sort: viewer === "admin" ? "title" : "relevance",
      } as const;
      const { total, items } = await listProducts(shop, { ...options, query });
      expect({ viewer, query, total, ids: idsOf(items) }).toEqual({
        viewer,
        query,
        total: wanted.total,
        ids: idsOf(wanted.items),
      });
    }
  }
  for (const filter of inventoryFilters()) {
    const wanted = await listInventory(shop, filter);
    const { total, items } = await listInventory(shop, { ...filter, ...SEARCH });
    expect({ filter, total, ids: idsOf(items) }).toEqual({
      filter,
      total: wanted.total,
      ids: idsOf(wanted.items),
    });
  }
  return (await listProducts(shop, { viewer: "visitor", query: SEARCH, limit: 1 })).total;
}

describe("a search counts what it lists, for every filter and viewer", () => {
  let piece: number;
  let other: number;

  test("after creating a piece", async () => {
    const fern = { name: "Fern Ring", price: 12_000, categoryId: 12, tagIds: [gold, rings] };
    ({ id: piece } = await createProduct(shop, { ...fern, stock: 1 }, { by: null }));
    ({ id: other } = await createProduct(
      shop,
      { name: "Fern Cuff", price: 9_999, categoryId: 6 },
      { by: null },
    ));
    await createProduct(shop, { ...fern, name: "Fern Pin", isActive: false }, { by: null });
    expect(await expectCounted()).toBe(2);
  });

  test("after hiding, changing and listing it", async () => {
    const changes: [ProductChange, number][] = [
      [{ isActive: false }, 1],
      [{ categoryId: 6 }, 1],
      [{ tagIds: [silver] }, 1],
      [{ price: 30_000 }, 1],
      [{ isActive: true }, 2],
      [{ categoryId: null, tagIds: [] }, 2],
      [{ price: 100_000, availability: "sold" }, 2],
      [{ metals: "14k yellow gold; sterling silver", ringSize: 26 }, 2],
      [{ stones: "blue sapphire, 1 ct" }, 2],
      [{ ringSizeTo: 32 }, 2],
      [{ metals: null }, 2],
      [{ metals: "14k white gold" }, 2],
      [{ name: "A Fern", categoryId: 12, price: 10_000, tagIds: [rings] }, 2],
    ];
    for (const [change, left] of changes) {
      await updateProduct(shop, piece, change, null);
      expect(await expectCounted()).toBe(left);
    }
  });

  test("after bulk hiding, listing, tagging, untagging, deleting and restoring", async () => {
    const ids = [piece, other];
    await changeManyProducts(shop, { ids, action: "hide" }, by);
    expect(await expectCounted()).toBe(0);
    await changeManyProducts(shop, { ids, action: "list" }, by);
    expect(await expectCounted()).toBe(2);
    await changeManyProducts(shop, { ids, action: "tag", tagId: gold }, by);
    await expectCounted();
    await changeManyProducts(shop, { ids: [other], action: "untag", tagId: gold }, by);
    await expectCounted();
    const { batch } = await changeManyProducts(shop, { ids, action: "delete" }, by);
    expect(await expectCounted()).toBe(0);
    await restoreBatch(shop, batch ?? "", { by: null });
    expect(await expectCounted()).toBe(2);
  });

  test("after deleting and restoring one and all", async () => {
    const { trashId } = await deleteProduct(shop, piece, by);
    expect(await expectCounted()).toBe(1);
    await restoreFromTrash(shop, trashId, {}, { by: null });
    expect(await expectCounted()).toBe(2);
    const { batch } = await clearProducts(shop, by);
    expect(await expectCounted()).toBe(0);
    await restoreBatch(shop, batch, { by: null });
    expect(await expectCounted()).toBe(2);
  });

  test("after renaming, retyping, deleting, restoring, merging and purging a tag", async () => {
    await updateTag(shop, gold, { name: "Yellow Gold" }, null);
    await expectCounted();
    await updateTag(shop, gold, { type: "jewelry_type" }, null);
    await expectCounted();
    const { trashId } = await deleteTag(shop, gold, by);
    await expectCounted();
    await restoreFromTrash(shop, trashId, {}, { by: null });
    await expectCounted();
    await mergeTag(shop, gold, silver, by);
    await expectCounted();
    await emptyTrash(shop, null);
    expect(await expectCounted()).toBe(2);
  });

  test("after an import that adds, changes and hides pieces, and its undo", async () => {
    const ring = { name: "Fern Brooch", sku: "B", tags: [{ name: "Silver", type: null }] };
    const items = [
      pieceItem({ ...ring, priceCents: 45_000, categories: ["Rings"], isActive: true }),
      pieceItem({ name: "Fern Clasp", externalId: "9", isActive: false }),
    ];
    await runImport(shop, testSource(items), { by });
    expect(await expectCounted()).toBe(3);
    const again = [pieceItem({ ...ring, priceCents: 65_000, isActive: false })];
    const { syncLogId } = await runImport(shop, testSource(again), { by });
    expect(await expectCounted()).toBe(2);
    await undoImport(shop, syncLogId, by);
    expect(await expectCounted()).toBe(3);
  });

  test("after rebuilding the index", async () => {
    await rebuildIndex(shop);
    expect(await expectCounted()).toBe(3);
  });
});

test("hides a piece from visitors even if its filter tokens are outdated", async () => {
  await shop.db.updateTable("products").set({ isActive: false }).execute();
  const { items } = await listProducts(shop, { viewer: "visitor", query: SEARCH });
  expect(items).toEqual([]);
});

test.runIf(process.env["TEST_ENGINE"] !== "postgres")(
  "counts by the search index alone in SQLite",
  async () => {
    const query: Partial<CatalogQuery> = { ...SEARCH, category: 12, price: "100-300", tagIds: [1] };
    const plans = await explainQueries(shop, (explained) =>
      listProducts(explained, { viewer: "visitor", query, limit: 1 }),
    );
    const found = plans.filter((plan) => plan.includes("product_search"));
    expect(found.filter((plan) => !plan.includes("product_facets"))).toHaveLength(1);
  },
);
