import { getSearchIndex } from "../index/get-search-index.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../../../catalogue/collections/create-collection.ts";
import { listCollections } from "../../../catalogue/collections/list-collections.ts";
import { createProduct } from "../../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../../catalogue/products/delete-product.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { addTagToCollection } from "../../../catalogue/collections/add-tag-to-collection.ts";
import { createTag } from "../../../catalogue/tags/create-tag.ts";
import { deleteTag } from "../../../catalogue/tags/delete-tag.ts";
import { removeTagFromCollection } from "../../../catalogue/collections/remove-tag-from-collection.ts";
import { updateTag } from "../../../catalogue/tags/update-tag.ts";
import { listTrash } from "../../../operations/trash/list-trash.ts";
import { restoreFromTrash } from "../../../operations/trash/restore-from-trash.ts";
import { parseSearchText } from "../match/parse-search-text.ts";
import { rebuildIndex } from "./rebuild-index.ts";

const add = (shop: TestShop, piece: Partial<NewProduct> & { name: string }) =>
  createProduct(shop, { price: 10_000, ...piece }, { by: null });

async function find(shop: TestShop, search: string): Promise<string[]> {
  const { items } = await listProducts(shop, { viewer: "visitor", query: { search } });
  return items.map(({ name }) => name);
}

async function findCollections(shop: TestShop, search: string): Promise<string[]> {
  const { items } = await listCollections(shop, { viewer: "visitor", query: { search } });
  return items.map(({ title }) => title);
}

describe("the index is updated", () => {
  test("when a piece is changed, deleted and restored", async () => {
    const shop = await testShop();
    const { id } = await add(shop, { name: "Opal Drop" });
    await updateProduct(shop, id, { name: "Pearl Drop" }, null);
    expect(await find(shop, "opal")).toEqual([]);
    expect(await find(shop, "pearl")).toEqual(["Pearl Drop"]);
    await deleteProduct(shop, id, null);
    expect(await find(shop, "pearl")).toEqual([]);
    const [entry] = await listTrash(shop);
    await restoreFromTrash(shop, entry?.id ?? 0, {}, { by: null });
    expect(await find(shop, "pearl")).toEqual(["Pearl Drop"]);
  });

  test("not at all when a write fails", async () => {
    const shop = await testShop();
    await add(shop, { name: "Opal Drop", sku: "A" });
    await expect(add(shop, { name: "Topaz Drop", sku: "A" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await find(shop, "topaz")).toEqual([]);
    expect(await parseSearchText(shop, "topza")).toMatchObject({ corrected: null });
  });

  test("so that a corrected typo of the catalogue counts as a typo", async () => {
    const shop = await testShop();
    const { id } = await add(shop, { name: "Saphire Ring", sku: "ELDER-1" });
    await add(shop, { name: "Alder Ring" });
    expect(await parseSearchText(shop, "saphire elder")).toMatchObject({ corrected: null });
    await updateProduct(shop, id, { name: "Sapphire Ring", sku: null }, null);
    expect(await parseSearchText(shop, "saphire elder")).toMatchObject({
      corrected: "sapphire alder",
    });
  });

  test("when a tag is added, renamed, deleted and restored", async () => {
    const shop = await testShop();
    const { id } = await createTag(
      shop,
      { name: "Opal", slug: "opal", type: "material" },
      { by: null },
    );
    await add(shop, { name: "Drop", tagIds: [id] });
    const collection = await createCollection(
      shop,
      {
        title: "Blue",
        slug: "blue",
        description: "Out of grey.",
        isPublished: true,
      },
      null,
    );
    await addTagToCollection(shop, collection.id, id, null);
    expect(await findCollections(shop, "opal")).toEqual(["Blue"]);
    await updateTag(shop, id, { name: "Turquoise" }, null);
    expect(await find(shop, "opal")).toEqual([]);
    expect(await find(shop, "turquoise")).toEqual(["Drop"]);
    expect(await findCollections(shop, "turquoise")).toEqual(["Blue"]);
    const { trashId } = await deleteTag(shop, id, null);
    expect(await find(shop, "turquoise")).toEqual([]);
    await restoreFromTrash(shop, trashId, {}, { by: null });
    expect(await find(shop, "turquoise")).toEqual(["Drop"]);
    await removeTagFromCollection(shop, collection.id, id, null);
    expect(await findCollections(shop, "turquoise")).toEqual([]);
  });

  test("with the words of a collection's text", async () => {
    const shop = await testShop();
    const collection = { slug: "dark", description: "Hollows darkened.", isPublished: true };
    const content = "<h2>Liver of sulphur</h2><p>It<em>stings</em> the nose&nbsp;&amp; eyes.</p>";
    await createCollection(shop, { ...collection, title: "Dark silver", content }, null);
    expect(await findCollections(shop, "sulphur")).toEqual(["Dark silver"]);
    expect(await findCollections(shop, "hollow")).toEqual(["Dark silver"]);
    expect(await findCollections(shop, "h2")).toEqual([]);
    expect(await findCollections(shop, "nbsp")).toEqual([]);
  });
});

test("rebuilds a lost index, reports progress and removes unused words", async () => {
  const shop = await testShop();
  const opal = await add(shop, { name: "Opal Drop" });
  await add(shop, { name: "Topaz Ring" });
  await updateProduct(shop, opal.id, { name: "Pearl Drop" }, null);
  await shop.db
    .updateTable("products")
    .set({ name: "Amber Drop" })
    .where("id", "=", opal.id)
    .execute();
  const steps: [number, number][] = [];
  expect(await rebuildIndex(shop, (done, total) => steps.push([done, total]))).toEqual({
    indexed: 2,
  });
  expect(steps.at(-1)).toEqual([2, 2]);
  expect(await find(shop, "amber")).toEqual(["Amber Drop"]);
  expect(await find(shop, "pearl")).toEqual([]);
  const words = await shop.db.selectFrom("searchWords").select("word").distinct().execute();
  expect(words.map(({ word }) => word).toSorted()).toEqual([
    "=amber",
    "=drop",
    "=ring",
    "=topaz",
    "amber",
    "drop",
    "ring",
    "topaz",
  ]);
});

test.runIf(testEngine === "sqlite")(
  "clears an index of another version and finds everything after a rebuild",
  async () => {
    const shop = await testShop();
    await add(shop, { name: "Opal Drop" });
    const about = { slug: "dark", description: "Hollows darkened.", isPublished: true };
    await createCollection(shop, { ...about, title: "Dark silver" }, null);
    const { clearIfOutdated: emptyIfDue } = getSearchIndex(shop.engine);
    await sql`update search_index_version set version = 'another'`.execute(shop.db);
    expect(await emptyIfDue(shop.db)).toBe(true);
    expect(await find(shop, "opal")).toEqual([]);
    expect(await findCollections(shop, "silver")).toEqual([]);
    await rebuildIndex(shop);
    expect(await emptyIfDue(shop.db)).toBe(false);
    expect(await find(shop, "opal")).toEqual(["Opal Drop"]);
    expect(await findCollections(shop, "silver")).toEqual(["Dark silver"]);
  },
);
