import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { deleteCollection } from "../../catalogue/collections/delete-collection.ts";
import { findMovedSlug } from "../../catalogue/collections/find-moved-slug.ts";
import { getCollection } from "../../catalogue/collections/get-collection.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { updateCollection } from "../../catalogue/collections/update-collection.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { rebuildIndex } from "../../infrastructure/search/rebuild/rebuild-index.ts";
import { listSubscribers } from "../../newsletter/subscribers/list-subscribers.ts";
import { deleteSubscriber } from "../../newsletter/subscribers/delete-subscriber.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { deleteTag } from "../../catalogue/tags/delete-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { emptyTrash } from "./empty-trash.ts";
import { listTrash } from "./list-trash.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { purgeExpiredTrash } from "./purge-expired-trash.ts";
import { restoreBatch } from "./restore-batch.ts";
import { restoreFromTrash } from "./restore-from-trash.ts";

const searchNames = async (shop: TestShop, search: string) =>
  (await listProducts(shop, { viewer: "admin", query: { search } })).items.map(({ name }) => name);

test("lists deleted entities for 30 days, latest first", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const { trashId } = await deleteProduct(shop, piece, "ada");
  shop.clock.advance({ hours: 1 });
  await deleteCollection(shop, (await addCollection(shop, "Rings")).id, null);
  expect(await listTrash(shop)).toMatchObject([
    { kind: "collection", label: "Rings", deletedBy: null },
    {
      id: trashId,
      kind: "product",
      entityId: piece,
      label: "Moon pendant",
      batch: null,
      deletedBy: "ada",
      deletedAt: "2026-11-20T15:00:00.000Z",
      expiresAt: "2026-12-20T15:00:00.000Z",
    },
  ]);
});

test("restores a piece once, in its collections and the search index", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop, { sku: "M-1", stock: 3 });
  const { id } = await addCollection(shop, "Night", { productIds: [piece] });
  await rebuildIndex(shop);
  const before = await getProduct(shop, piece, "admin");
  const { trashId } = await deleteProduct(shop, piece, "ada");
  expect(await searchNames(shop, "moon")).toEqual([]);
  expect((await getCollection(shop, id, "admin")).productIds).toEqual([]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => restoreFromTrash(shop, trashId, {}, { by: null })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await getProduct(shop, piece, "admin")).toEqual({
    ...before,
    version: 2,
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  expect(await searchNames(shop, "moon")).toEqual(["Moon pendant"]);
  expect((await getCollection(shop, id, "admin")).productIds).toEqual([piece]);
  expect(await listTrash(shop)).toEqual([]);
});

test("restores a piece under a new SKU when its own is taken", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop, { sku: "M-1" });
  const { trashId } = await deleteProduct(shop, piece, "ada");
  await addPiece(shop, { name: "Sun ring", sku: "M-1" });
  await expect(restoreFromTrash(shop, trashId, {}, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message:
      "This can’t be restored as it was: the sku “M-1” of “Moon pendant” is used by “Sun ring”.",
  });
  expect(await listTrash(shop)).toHaveLength(1);
  await restoreFromTrash(shop, trashId, { sku: "M-2" }, { by: null });
  expect(await getProduct(shop, piece, "admin")).toMatchObject({ sku: "M-2" });
});

test("restores a collection with its redirects, or under a new slug when its own is taken", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" }, { by: null });
  const first = await deleteCollection(shop, id, "ada");
  await restoreFromTrash(shop, first.trashId, {}, { by: null });
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("two");

  const second = await deleteCollection(shop, id, "ada");
  await addCollection(shop, "Usurper", { slug: "two" });
  await expect(restoreFromTrash(shop, second.trashId, {}, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “two” is taken by the collection “Usurper”.",
  });
  await restoreFromTrash(shop, second.trashId, { slug: "three" }, { by: null });
  expect(await getCollection(shop, id, "visitor")).toMatchObject({ slug: "three" });
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("three");
  expect(await findMovedSlug(shop, "two", "visitor")).toBeNull();
  const { items } = await listCollections(shop, { viewer: "visitor", query: { search: "one" } });
  expect(items).toHaveLength(1);
});

test("redirects the old slug of a collection restored under a new one", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  const { trashId } = await deleteCollection(shop, id, "ada");
  await restoreFromTrash(shop, trashId, { slug: "uno" }, { by: null });
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("uno");
});

test("restores a tag with its links unless its name is taken", async () => {
  const shop = await testShop();
  const gold = { name: "Gold", slug: "gold", type: "material" } as const;
  const { id } = await createTag(shop, gold, { by: null });
  const collection = await addCollection(shop, "Rings", { tagIds: [id] });
  const first = await deleteTag(shop, id, "ada");
  expect((await getCollection(shop, collection.id, "admin")).tagIds).toEqual([]);
  await restoreFromTrash(shop, first.trashId, {}, { by: null });
  expect((await getCollection(shop, collection.id, "admin")).tagIds).toEqual([id]);

  const second = await deleteTag(shop, id, "ada");
  const other = await createTag(shop, { ...gold, name: "GOLD" }, { by: null });
  const third = await deleteTag(shop, other.id, "ada");
  await createTag(shop, { ...gold, name: "Yellow Gold" }, { by: null });
  await expect(restoreFromTrash(shop, second.trashId, {}, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “gold” is taken by the tag “Yellow Gold”.",
  });
  await restoreFromTrash(shop, second.trashId, { slug: "pure-gold" }, { by: null });
  await expect(
    restoreFromTrash(shop, third.trashId, { slug: "g" }, { by: null }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: "There is another tag called “Gold” now.",
  });
  expect((await listTags(shop)).map(({ slug }) => slug)).toEqual(["pure-gold", "gold"]);
});

test("restores a subscriber unless the address subscribed again", async () => {
  const shop = await testShop();
  await subscribe(shop, "ada@example.com");
  const id = (await listSubscribers(shop)).items[0]?.id ?? 0;
  const first = await deleteSubscriber(shop, id, "ada");
  await restoreFromTrash(shop, first.trashId, {}, { by: null });
  expect((await listSubscribers(shop)).total).toBe(1);
  const second = await deleteSubscriber(shop, id, "ada");
  await subscribe(shop, "ada@example.com");
  await expect(restoreFromTrash(shop, second.trashId, {}, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "ada@example.com has subscribed again in the meantime.",
  });
});

test("restores all pieces of a batch or none", async () => {
  const shop = await testShop();
  for (const sku of ["A", "B", "C"]) await addPiece(shop, { name: `Ring ${sku}`, sku });
  const first = await clearProducts(shop, "ada");
  expect(first.removed).toBe(3);
  expect(await restoreBatch(shop, first.batch, { by: null })).toBe(3);
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(3);
  expect(await searchNames(shop, "ring")).toHaveLength(3);

  const second = await clearProducts(shop, "ada");
  await addPiece(shop, { name: "New ring", sku: "B" });
  await expect(restoreBatch(shop, second.batch, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "This can’t be restored as it was: the sku “B” of “Ring B” is used by “New ring”.",
  });
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(1);
  expect(await listTrash(shop)).toHaveLength(3);
  await expect(restoreBatch(shop, "unknown", { by: null })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("deletes and restores thousands in one batch", async () => {
  const shop = await testShop();
  const rows = Array.from({ length: 3000 }, (_, n) => ({ name: `Bead ${n}`, priceCents: 100 }));
  for (let from = 0; from < rows.length; from += 500) {
    await shop.db
      .insertInto("products")
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const pieces = await shop.db.selectFrom("products").select(["id", "name"]).execute();
  const entries = pieces.map(({ id, name }) => ({ entityId: id, label: name }));
  const removals = { kind: "product", entries, by: null, batch: "beads" } as const;
  expect(await moveManyToTrash(shop, removals)).toBe(3000);
  expect(await moveManyToTrash(shop, removals)).toBe(0);
  expect(await restoreBatch(shop, "beads", { by: null })).toBe(3000);
  expect((await listProducts(shop, { viewer: "admin", limit: 1 })).total).toBe(3000);
});

test("purges entities and their dependent rows after 30 days, idempotently", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const { id } = await addCollection(shop, "Rings", {
    productIds: [piece],
    images: ["https://example.com/a.jpg"],
  });
  await updateCollection(shop, id, { slug: "bands" }, { by: null });
  const { trashId } = await deleteCollection(shop, id, "ada");
  shop.clock.advance({ days: 15 });
  await deleteProduct(shop, piece, "ada");
  shop.clock.advance({ days: 14, hours: 23 });
  expect(await purgeExpiredTrash(shop)).toBe(0);
  shop.clock.advance({ hours: 1 });
  expect(await purgeExpiredTrash(shop)).toBe(1);
  expect(await purgeExpiredTrash(shop)).toBe(0);
  expect((await listTrash(shop)).map(({ kind }) => kind)).toEqual(["product"]);
  for (const table of [
    "collections",
    "collectionImages",
    "collectionProducts",
    "redirects",
  ] as const) {
    expect(await shop.db.selectFrom(table).select("id").execute()).toEqual([]);
  }
  await expect(restoreFromTrash(shop, trashId, {}, { by: null })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("empties the trash without touching other entities", async () => {
  const shop = await testShop();
  await addPiece(shop, { name: "Stays" });
  await deleteProduct(shop, await addPiece(shop), "ada");
  await deleteCollection(shop, (await addCollection(shop, "Rings")).id, "ada");
  expect(await emptyTrash(shop, null)).toBe(2);
  expect(await emptyTrash(shop, null)).toBe(0);
  const left = await shop.db.selectFrom("products").select("name").execute();
  expect(left).toEqual([{ name: "Stays" }]);
});
