import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createTag } from "../tags/create-tag.ts";
import { createCollection } from "./create-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { getCollection } from "./get-collection.ts";
import { listCollections } from "./list-collections.ts";
import { updateCollection } from "./update-collection.ts";

const addTag = async (shop: TestShop, slug: string) =>
  (await createTag(shop, { name: slug, slug, type: "material" }, { by: null })).id;

const titles = async (shop: TestShop) =>
  (await listCollections(shop, { viewer: "admin" })).items.map(({ title }) => title);

test("returns a collection with pictures, tags and pieces in order", async () => {
  const shop = await testShop();
  const tags = [await addTag(shop, "gold"), await addTag(shop, "silver")];
  const pieces = [await addPiece(shop), await addPiece(shop), await addPiece(shop)];
  const collection = await createCollection(
    shop,
    {
      title: "Moon and Tide",
      slug: "moon-and-tide",
      description: "Silver by night.",
      content: '<p onclick="x()">Forged <b>slowly</b>.</p><script>1</script>',
      images: ["https://example.com/b.jpg", "https://example.com/a.jpg"],
      categoryId: 13,
      tagIds: tags.toReversed(),
      productIds: [pieces[2] ?? 0, pieces[0] ?? 0, pieces[2] ?? 0],
    },
    null,
  );
  expect(collection).toMatchObject({
    title: "Moon and Tide",
    slug: "moon-and-tide",
    description: "Silver by night.",
    content: "<p>Forged <strong>slowly</strong>.</p>",
    images: ["https://example.com/b.jpg", "https://example.com/a.jpg"],
    categoryId: 13,
    isPublished: false,
    isFeatured: false,
    publishedAt: null,
    tagIds: tags.toReversed(),
    productIds: [pieces[2], pieces[0]],
    version: 1,
    createdAt: "2026-11-20T15:00:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  expect(collection.media.map(({ url }) => url)).toEqual(collection.images);
  expect(await getCollection(shop, collection.id, "admin")).toEqual(collection);
});

test("changes the given fields and increments the version", async () => {
  const shop = await testShop();
  const before = await addCollection(shop, "Rings", {
    content: "<p>Round.</p>",
    images: ["https://example.com/a.jpg"],
    productIds: [await addPiece(shop)],
    categoryId: 12,
  });
  shop.clock.advance({ hours: 1 });
  const after = await updateCollection(shop, before.id, { title: "Bands" }, { by: null });
  expect(after).toEqual({
    ...before,
    title: "Bands",
    version: 2,
    updatedAt: "2026-11-20T16:00:00.000Z",
  });
  const emptied = await updateCollection(
    shop,
    before.id,
    {
      content: null,
      categoryId: null,
      images: [],
      productIds: [],
    },
    { by: null },
  );
  expect(emptied).toMatchObject({
    title: "Bands",
    content: null,
    categoryId: null,
    images: [],
    productIds: [],
    version: 3,
  });
  expect(await updateCollection(shop, before.id, {}, { by: null })).toEqual(emptied);
});

test("preserves the date of the first publication", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings", { isPublished: false });
  shop.clock.advance({ days: 1 });
  const published = await updateCollection(shop, id, { isPublished: true }, { by: null });
  expect(published.publishedAt).toBe("2026-11-21T15:00:00.000Z");
  shop.clock.advance({ days: 1 });
  const draft = await updateCollection(shop, id, { isPublished: false }, { by: null });
  expect(draft).toMatchObject({ isPublished: false, publishedAt: published.publishedAt });
  const again = await updateCollection(shop, id, { isPublished: true }, { by: null });
  expect(again.publishedAt).toBe(published.publishedAt);
  expect((await addCollection(shop, "Pins")).publishedAt).toBe("2026-11-22T15:00:00.000Z");
});

test("refuses a change based on an outdated version", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  await updateCollection(shop, id, { title: "Bands", version: 1 }, { by: null });
  await expect(
    updateCollection(shop, id, { title: "Loops", version: 1 }, { by: null }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: "This collection was changed elsewhere in the meantime.",
    current: { id, title: "Bands", version: 2 },
  });
  expect(await titles(shop)).toEqual(["Bands"]);
});

test("changes nothing for an unknown tag or piece", async () => {
  const shop = await testShop();
  const piece = await addPiece(shop);
  const { id } = await addCollection(shop, "Rings", { productIds: [piece] });
  const gone = await addPiece(shop, { deletedAt: shop.now().toISOString() });
  const refusals = [
    [{ productIds: [piece, gone] }, "productIds.1"],
    [{ tagIds: [999_999] }, "tagIds.0"],
    [{ categoryId: 99 }, "categoryId"],
  ] as const;
  for (const [change, path] of refusals) {
    const wanted = { title: "Bands", slug: "bands", ...change } as object;
    await expect(updateCollection(shop, id, wanted, { by: null })).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path }],
    });
    await expect(addCollection(shop, "New", change as object)).rejects.toMatchObject({
      code: "invalid",
    });
  }
  expect(await getCollection(shop, id, "admin")).toMatchObject({
    title: "Rings",
    slug: "rings",
    productIds: [piece],
    version: 1,
  });
  expect(await titles(shop)).toEqual(["Rings"]);
  expect(await shop.db.selectFrom("redirects").selectAll().execute()).toEqual([]);
});

test("keeps links to deleted tags and pieces while others are reordered", async () => {
  const shop = await testShop();
  const [one, two] = [await addPiece(shop), await addPiece(shop)];
  const { id } = await addCollection(shop, "Rings", { productIds: [one, two] });
  await shop.db
    .updateTable("products")
    .set({ deletedAt: shop.now().toISOString() })
    .where("id", "=", two)
    .execute();
  expect((await getCollection(shop, id, "admin")).productIds).toEqual([one]);
  const three = await addPiece(shop);
  expect(
    (await updateCollection(shop, id, { productIds: [three, one] }, { by: null })).productIds,
  ).toEqual([three, one]);
  await shop.db.updateTable("products").set({ deletedAt: null }).where("id", "=", two).execute();
  const { productIds } = await getCollection(shop, id, "admin");
  expect(new Set(productIds)).toEqual(new Set([one, two, three]));
});

test("removes a deleted collection everywhere and frees its slug", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  const { message, trashId } = await deleteCollection(shop, id, "admin");
  expect(message).toBe("Collection deleted successfully");
  expect(trashId).toBeGreaterThan(0);
  for (const again of [
    () => getCollection(shop, id, "admin"),
    () => updateCollection(shop, id, { title: "Bands" }, { by: null }),
    () => deleteCollection(shop, id, "admin"),
  ]) {
    await expect(again()).rejects.toMatchObject({
      code: "not-found",
      message: "Collection not found",
    });
  }
  expect((await addCollection(shop, "Rings")).slug).toBe("rings");
});

test("deletes once under ten concurrent requests", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => deleteCollection(shop, id, "admin")),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
