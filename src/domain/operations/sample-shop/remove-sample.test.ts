import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { updateCollection } from "../../catalogue/collections/update-collection.ts";
import { listHeroSections } from "../../catalogue/hero-sections/list-hero-sections.ts";
import { saveHeroSection } from "../../catalogue/hero-sections/save-hero-section.ts";
import { listPages } from "../../catalogue/pages/list-pages.ts";
import { updatePage } from "../../catalogue/pages/update-page.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import { loadSampleCatalogue } from "../../importing/sample-catalogue/load-sample-catalogue.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import type { MediaLibrary } from "../../services/media-library.ts";
import { emptyTrash } from "../trash/empty-trash.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { previewSampleRemoval, removeSample } from "./remove-sample.ts";

/** Stores photos as they are; normalizing has tests of its own. */
const normalize: MediaLibrary["normalize"] = (bytes) =>
  Promise.resolve({
    hash: createHash("sha256").update(bytes).digest("hex"),
    data: Buffer.from(bytes),
    extension: "jpg",
    width: 1600,
    height: 1600,
    blur: "",
    color: "#b6a997",
  });

async function sampleShop(): Promise<TestShop> {
  const shop = await testShop({ isNew: true });
  const loaded = { ...shop, media: { ...shop.media, normalize } };
  await loadSampleCatalogue(loaded);
  return loaded;
}

const names = async (shop: TestShop) => {
  const { items } = await listProducts(shop, { viewer: "admin" });
  return items.map(({ name }) => name);
};

/** All that visitors and the admin see of the shop. */
const everything = async (shop: TestShop) => ({
  pieces: (await names(shop)).toSorted(),
  collections: (await listCollections(shop, { viewer: "admin" })).items.map(({ slug }) => slug),
  orders: (await listOrders(shop)).total,
  tags: (await listTags(shop)).map(({ slug }) => slug),
  sections: (await listHeroSections(shop)).map(({ title, picture }) => [title, picture?.url]),
  pages: await listPages(shop),
  settings: await getSettings(shop),
  state: await getShopState(shop),
});

describe("an untouched sample shop", () => {
  let shop: TestShop;
  let before: Awaited<ReturnType<typeof everything>>;
  let trashId: number;
  beforeAll(async () => {
    shop = await sampleShop();
    before = await everything(shop);
  });

  test("previews without changing anything", async () => {
    const preview = await previewSampleRemoval(shop);
    expect(preview.kept).toEqual([]);
    expect(preview.removed.pieces).toBe((await readSample("products")).length);
    expect(Object.values(preview.removed).filter((count) => count === 0)).toEqual([]);
    expect(await everything(shop)).toEqual(before);
  });

  test("leaves nothing but the categories, and stays open", async () => {
    const { trashId: id, kept } = await removeSample(shop, "ada");
    trashId = id ?? 0;
    expect(kept).toEqual([]);
    const after = await everything(shop);
    expect(after).toMatchObject({ pieces: [], collections: [], orders: 0, tags: [], sections: [] });
    expect(after.pages.filter(({ content }) => content !== "")).toEqual([]);
    expect(after.settings).toEqual(DEFAULT_SETTINGS);
    expect(after.state).toEqual({ isOpen: true, hasSamplePhotos: false });
    const subscribers = shop.db.selectFrom("subscribers").where("deletedAt", "is", null);
    expect(await subscribers.selectAll().execute()).toEqual([]);
  });

  test("is one entry of the trash, which brings all of it back", async () => {
    expect(await listTrash(shop)).toMatchObject([
      { id: trashId, kind: "sample", label: "The sample shop", deletedBy: "ada" },
    ]);
    await restoreFromTrash(shop, trashId, {}, { by: null });
    expect(await everything(shop)).toEqual(before);
    expect(await listTrash(shop)).toEqual([]);
  });

  test("can be removed again after that, and then has nothing left to remove", async () => {
    expect((await removeSample(shop, "ada")).kept).toEqual([]);
    expect((await everything(shop)).pieces).toEqual([]);
    expect((await removeSample(shop, "ada")).trashId).toBeNull();
  });

  test("is deleted for good with the trash", async () => {
    await emptyTrash(shop, null);
    for (const table of ["products", "collections", "orders", "tags", "removedSamples"] as const) {
      expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe("a sample shop that somebody has made her own", () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await sampleShop();
  });

  test("keeps what she added, with its tags and photos, and what she edited, by name", async () => {
    const { items } = await listProducts(shop, { viewer: "admin" });
    const [edited, other] = items;
    if (!edited || !other) throw new Error("The sample has pieces.");
    await updateProduct(shop, edited.id, { name: "My first ring" }, null);
    const tag = other.tagIds[0] ?? 0;
    const own = { name: "Own brooch", price: 10_000, tagIds: [tag], images: other.images };
    await createProduct(shop, own, { by: null });
    const collections = await listCollections(shop, { viewer: "admin" });
    await updateCollection(
      shop,
      collections.items[0]?.id ?? 0,
      { title: "My own story" },
      { by: null },
    );
    const { kept } = await removeSample(shop, "ada");
    expect(kept).toEqual(["My first ring", "My own story"]);
    expect((await names(shop)).toSorted()).toEqual(["My first ring", "Own brooch"]);
    const after = await listProducts(shop, { viewer: "visitor" });
    const brooch = after.items.find(({ name }) => name === "Own brooch");
    expect(brooch).toMatchObject({ tagIds: [tag], images: other.images });
  });

  test("clears only the settings that hold the sample's words", async () => {
    await updateSettings(shop, { businessName: "Calloway Jewelry", city: "Lexington" }, null);
    await updatePage(shop, "returns", { content: "<p>Within thirty days.</p>" }, null);
    await removeSample(shop, "ada");
    expect(await getSettings(shop)).toEqual({
      ...DEFAULT_SETTINGS,
      businessName: "Calloway Jewelry",
      city: "Lexington",
      // Her city is in the same state.
      state: SAMPLE_SETTINGS.state,
    });
    const written = (await listPages(shop)).filter(({ content }) => content !== "");
    expect(written.map(({ slug }) => slug)).toEqual(["returns"]);
  });

  test("keeps what she has written by the time of an Undo", async () => {
    const { trashId } = await removeSample(shop, "ada");
    await updateSettings(shop, { businessName: "Calloway Jewelry" }, null);
    await saveHeroSection(shop, { key: "hero", title: "Made by hand in Lexington" }, null);
    await restoreFromTrash(shop, trashId ?? 0, {}, { by: null });
    expect(await getSettings(shop)).toEqual({
      ...SAMPLE_SETTINGS,
      businessName: "Calloway Jewelry",
    });
    const [hero] = await listHeroSections(shop);
    expect(hero?.title).toBe("Made by hand in Lexington");
  });
});

test("a shop that never held the sample keeps words that happen to be the sample's", async () => {
  const shop = await testShop({ isNew: true });
  await updateSettings(shop, { city: SAMPLE_SETTINGS.city, state: SAMPLE_SETTINGS.state }, null);
  expect((await removeSample(shop, "ada")).trashId).toBeNull();
  expect(await getSettings(shop)).toMatchObject({ state: SAMPLE_SETTINGS.state });
});
