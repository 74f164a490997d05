import { expect, test } from "vitest";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { findMovedSlug } from "../find-moved-slug.ts";
import { getCollection } from "../get-collection.ts";
import { updateCollection } from "../update-collection.ts";
import { deleteUnreferencedMedia } from "../../../media/library/delete-unreferenced-media.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import { deleteProduct } from "../../products/delete-product.ts";
import { addTagToCollection } from "../add-tag-to-collection.ts";
import { createTag } from "../../tags/create-tag.ts";
import { deleteTag } from "../../tags/delete-tag.ts";
import { removeTagFromCollection } from "../remove-tag-from-collection.ts";
import { getVersion } from "./get-version.ts";
import { listVersions } from "./list-versions.ts";
import { restoreVersion } from "./restore-version.ts";

const addTag = async (shop: TestShop, slug: string) =>
  (await createTag(shop, { name: slug, slug, type: "material" }, { by: null })).id;

const changes = async (shop: TestShop, id: number) =>
  (await listVersions(shop, id)).map((version) => version.changes);

const versionNumber = async (shop: TestShop, id: number, number: number) => {
  const versions = await listVersions(shop, id);
  return versions.find((version) => version.number === number)?.id ?? 0;
};

const restore = async (shop: TestShop, id: number, number: number) =>
  restoreVersion(shop, id, await versionNumber(shop, id, number), { by: "ada" });

test("saves each version with date, author and changes in words", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings", { isPublished: false });
  const tagIds = [await addTag(shop, "gold"), await addTag(shop, "silver")];
  const pieces = [await addPiece(shop), await addPiece(shop)];
  const save = async (fields: object) => {
    shop.clock.advance({ hours: 1 });
    await updateCollection(shop, id, fields, { by: "ada" });
  };
  await save({ title: "Bands", images: ["https://example.com/a.jpg"], tagIds });
  await save({ productIds: pieces, categoryId: 12, content: "<p>Round.</p>" });
  await save({ productIds: pieces.toReversed() });
  await save({ title: "Bands" });
  await save({ isPublished: true, slug: "bands" });
  await save({ isPublished: false, tagIds: tagIds.slice(1), description: "Hoops." });
  await save({ publishAt: "2026-12-24T12:00:00.000Z" });
  const versions = await listVersions(shop, id);
  expect(versions.map((version) => version.changes)).toEqual([
    "Time of publication",
    "Description, 1 tag, made a draft",
    "Slug, published",
    "Order of the pieces",
    "Content, category, 2 pieces",
    "Title, images, 2 tags",
    "First saved",
  ]);
  expect(versions[0]).toMatchObject({
    number: 7,
    savedBy: "ada",
    savedAt: "2026-11-20T22:00:00.000Z",
  });
  expect(versions.at(-1)).toMatchObject({ number: 1, savedBy: null });
});

test("retains the last 20 versions, and none of a failed save", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  await addCollection(shop, "Pins");
  for (let n = 2; n <= 25; n += 1)
    await updateCollection(shop, id, { title: `Rings ${n}` }, { by: null });
  await expect(
    updateCollection(shop, id, { title: "No", slug: "pins" }, { by: null }),
  ).rejects.toMatchObject({
    code: "conflict",
  });
  const versions = await listVersions(shop, id);
  expect(versions).toHaveLength(20);
  expect(versions.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  );
  await expect(listVersions(shop, 999)).rejects.toMatchObject({ code: "not-found" });
});

test("restores the state from before the first version", async () => {
  const shop = await testShop();
  const { id, updatedAt } = await addCollection(shop, "Rings");
  await shop.db.deleteFrom("collectionVersions").execute();
  shop.clock.advance({ hours: 1 });
  await Promise.all([
    updateCollection(shop, id, { title: "Bands" }, { by: null }),
    addTagToCollection(shop, id, await addTag(shop, "gold"), null),
  ]);
  const versions = await listVersions(shop, id);
  expect(versions).toHaveLength(3);
  expect(versions[2]).toMatchObject({ changes: "As it stood", savedAt: updatedAt, savedBy: null });
  await restore(shop, id, 1);
  expect(await getCollection(shop, id, "admin")).toMatchObject({ title: "Rings", tagIds: [] });
});

test("restores a whole version as a new one, never publishes, and can be undone", async () => {
  const shop = await testShop();
  const gold = await addTag(shop, "gold");
  const piece = await addPiece(shop);
  const first = await addCollection(shop, "Rings", {
    content: "<p>Round.</p>",
    images: ["https://example.com/a.jpg", "https://example.com/b.jpg"],
    tagIds: [gold],
    productIds: [piece],
    categoryId: 12,
  });
  const { id } = first;
  const emptied = { content: null, images: [], tagIds: [], productIds: [], categoryId: null };
  const second = await updateCollection(
    shop,
    id,
    {
      ...emptied,
      title: "Bands",
      slug: "bands",
      isPublished: false,
    },
    { by: null },
  );
  const { collection, gone } = await restore(shop, id, 1);
  expect(gone).toEqual([]);
  const { version, updatedAt, publishedAt } = collection;
  expect(collection).toEqual({ ...first, isPublished: false, version, updatedAt, publishedAt });
  expect(await findMovedSlug(shop, "bands", "admin")).toBe("rings");
  await restore(shop, id, 2);
  expect(await getCollection(shop, id, "admin")).toMatchObject({
    ...emptied,
    title: "Bands",
    slug: "bands",
    isPublished: second.isPublished,
  });
  expect((await changes(shop, id)).slice(0, 2)).toEqual([
    "Version 2 brought back: title, slug, content, images, category, 1 tag, 1 piece",
    "Version 1 brought back: title, slug, content, images, category, 1 tag, 1 piece",
  ]);
  await restore(shop, id, 4);
  expect(await changes(shop, id)).toHaveLength(4);
});

test("keeps published and scheduled as they are when restoring", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings", { isPublished: false });
  const publishAt = "2026-12-24T12:00:00.000Z";
  await updateCollection(shop, id, { title: "Bands", publishAt }, { by: null });
  const scheduled = await restore(shop, id, 1);
  expect(scheduled.collection).toMatchObject({ isPublished: false, publishAt });
  await updateCollection(shop, id, { isPublished: true }, { by: null });
  const published = await restore(shop, id, 2);
  expect(published.collection).toMatchObject({ title: "Bands", isPublished: true });
});

test("leaves out and lists what no longer exists", async () => {
  const shop = await testShop();
  const tagIds = [await addTag(shop, "gold"), await addTag(shop, "silver")];
  const productIds = [await addPiece(shop, { name: "Moon" }), await addPiece(shop)];
  const { id } = await addCollection(shop, "Rings", { tagIds, productIds });
  await updateCollection(shop, id, { slug: "bands", tagIds: [], productIds: [] }, { by: null });
  await shop.db.deleteFrom("redirects").execute();
  await addCollection(shop, "Usurper", { slug: "rings" });
  await deleteTag(shop, tagIds[0] ?? 0, "ada");
  await deleteProduct(shop, productIds[0] ?? 0, "ada");
  const shown = await getVersion(shop, id, await versionNumber(shop, id, 1));
  expect(shown.gone).toEqual(["the tag “gold”", "the piece “Moon”"]);
  expect(shown.snapshot.tags.map(({ name }) => name)).toEqual(["gold", "silver"]);
  const { collection, gone } = await restore(shop, id, 1);
  expect(collection).toMatchObject({
    slug: "bands",
    tagIds: [tagIds[1]],
    productIds: [productIds[1]],
  });
  expect(gone).toEqual([
    "the tag “gold”",
    "the piece “Moon”",
    "the address /collections/rings, which is “Usurper” now",
  ]);
});

test("refuses to restore over another change or from another collection", async () => {
  const shop = await testShop();
  const { id, version } = await addCollection(shop, "Rings");
  const other = await addCollection(shop, "Pins");
  await updateCollection(shop, id, { title: "Bands" }, { by: null });
  const first = await versionNumber(shop, id, 1);
  await expect(restoreVersion(shop, id, first, { by: null, over: version })).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(restoreVersion(shop, other.id, first, { by: null })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("merges successive tag changes into one version", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "Rings");
  const tags = [
    await addTag(shop, "gold"),
    await addTag(shop, "silver"),
    await addTag(shop, "pin"),
  ];
  for (const tag of tags) await addTagToCollection(shop, id, tag, "ada");
  expect(await changes(shop, id)).toEqual(["3 tags", "First saved"]);
  for (const tag of tags) await removeTagFromCollection(shop, id, tag, "ada");
  expect(await changes(shop, id)).toEqual(["First saved"]);
  await addTagToCollection(shop, id, tags[0] ?? 0, "ada");
  await addTagToCollection(shop, id, tags[1] ?? 0, "bea");
  shop.clock.advance({ minutes: 11 });
  await addTagToCollection(shop, id, tags[2] ?? 0, "bea");
  expect(await changes(shop, id)).toEqual(["1 tag", "1 tag", "1 tag", "First saved"]);
});

test("retains a picture while a version uses it in images or text", async () => {
  const shop = await testShop();
  const takeInOne = async (width: number) => {
    const { hash, extension } = await storePicture(
      shop,
      await pictureWithCornerColors(width).png().toBuffer(),
    );
    return { hash, url: mediaUrl(hash, extension) };
  };
  const [image, within] = [await takeInOne(64), await takeInOne(96)];
  const missing = `/media/${"0".repeat(64)}.jpg`;
  const content = `<figure><img src="${within.url}" alt=""></figure><p>${missing}</p>`;
  const { id } = await addCollection(shop, "Rings", { images: [image.url], content });
  await updateCollection(shop, id, { images: [], content: null }, { by: null });
  const sweep = async () => {
    await deleteUnreferencedMedia(shop);
    shop.clock.advance({ days: 40 });
    await deleteUnreferencedMedia(shop);
    return (await shop.db.selectFrom("media").select("hash").execute()).length;
  };
  expect(await sweep()).toBe(2);
  const { collection } = await restore(shop, id, 1);
  expect(collection.images).toEqual([image.url]);
  expect(collection.content).toContain(within.url);
  await updateCollection(shop, id, { images: [], content: null }, { by: null });
  for (let n = 0; n < 20; n += 1)
    await updateCollection(shop, id, { title: `Rings ${n}` }, { by: null });
  expect(await sweep()).toBe(0);
});
