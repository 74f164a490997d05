import type { MediaRow } from "./media-row.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { saveHeroSection } from "../../catalogue/hero-sections/save-hero-section.ts";
import { updatePage } from "../../catalogue/pages/update-page.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { purgeExpiredTrash } from "../../operations/trash/purge-expired-trash.ts";
import { findLeftoverFiles } from "./find-leftover-files.ts";
import { deleteUnreferencedMedia } from "./delete-unreferenced-media.ts";
import { createMediaLibrary } from "../media-library.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { storePicture } from "./store-picture.ts";

let shop: TestShop;
let store: ReturnType<typeof memoryStore>;
let picture: MediaRow;
let url: string;

beforeEach(async () => {
  store = memoryStore();
  const media = createMediaLibrary(store);
  shop = { ...(await testShop()), media: { ...media, prerender: () => undefined } };
  picture = await storePicture(shop, await pictureWithCornerColors().png().toBuffer());
  url = mediaUrl(picture.hash, picture.extension);
});

const days = (count: number) => shop.clock.advance({ days: count });
const isStored = async () => (await shop.media.openOriginal(picture)) !== null;

describe("an unreferenced photo", () => {
  test("is deleted with its renditions after 30 days", async () => {
    await shop.media.readRendition(picture, 320, "webp");
    expect(await deleteUnreferencedMedia(shop)).toBe(0);
    days(29);
    expect(await deleteUnreferencedMedia(shop)).toBe(0);
    expect(await isStored()).toBe(true);
    days(1);
    expect(await deleteUnreferencedMedia(shop)).toBe(1);
    expect(store.names()).toEqual([]);
    expect(await deleteUnreferencedMedia(shop)).toBe(0);
  });

  test("stays another 30 days when it is uploaded again", async () => {
    await deleteUnreferencedMedia(shop);
    days(29);
    await storePicture(shop, await pictureWithCornerColors().png().toBuffer());
    days(2);
    expect(await deleteUnreferencedMedia(shop)).toBe(0);
    expect(await isStored()).toBe(true);
  });
});

const isStoredAfterYears = async () => {
  await deleteUnreferencedMedia(shop);
  days(800);
  await deleteUnreferencedMedia(shop);
  return isStored();
};

describe("a photo stays while it is referenced by", () => {
  test("a piece", async () => {
    await createProduct(shop, { name: "Band", price: 100, images: [url] }, { by: null });
    expect(await isStoredAfterYears()).toBe(true);
  });

  test("the text of a collection", async () => {
    await addCollection(shop, "Spring", { content: `<p>See</p><img src="${url}" alt="" />` });
    expect(await isStoredAfterYears()).toBe(true);
  });

  test("a hero section", async () => {
    await saveHeroSection(shop, { key: "hero", title: "Made by hand", backgroundImage: url }, null);
    expect(await isStoredAfterYears()).toBe(true);
  });

  test("the text of a page", async () => {
    await updatePage(shop, "care-guide", { content: `<p>So</p><img src="${url}" alt="" />` }, null);
    expect(await isStoredAfterYears()).toBe(true);
  });
});

test("a piece in the trash keeps its photos until it is purged", async () => {
  const { id } = await createProduct(
    shop,
    { name: "Band", price: 100, images: [url] },
    { by: null },
  );
  await deleteProduct(shop, id, null);
  await deleteUnreferencedMedia(shop);
  days(31);
  await deleteUnreferencedMedia(shop);
  expect(await isStored()).toBe(true);
  await purgeExpiredTrash(shop);
  await deleteUnreferencedMedia(shop);
  days(31);
  expect(await deleteUnreferencedMedia(shop)).toBe(1);
});

const list = () => {
  throw new Error("A bucket is not listed every hour.");
};
const crash = () => Promise.reject(new Error("The process was killed."));

test("leaves files without a row to removeLeftoverFiles, and lists no store for them", async () => {
  const data = Buffer.from("no row");
  await shop.media.store({ hash: "0".repeat(64), extension: "jpg", data });
  shop.media = { ...shop.media, listOriginals: list, listRenditions: list };
  await deleteUnreferencedMedia(shop);
  expect(store.names()).toHaveLength(2);
});

test("deletes the row before the files, so that a crash leaves no photo without its file", async () => {
  const { media } = shop;
  shop.media = { ...media, deleteRenditions: crash };
  await deleteUnreferencedMedia(shop);
  days(30);
  expect(await deleteUnreferencedMedia(shop)).toBe(0);
  expect(await shop.db.selectFrom("media").select("hash").execute()).toEqual([]);
  expect(store.names()).toHaveLength(1);
  const left = await findLeftoverFiles({ ...shop, media });
  expect([...left.photos.keys()]).toEqual([picture.hash]);
});
