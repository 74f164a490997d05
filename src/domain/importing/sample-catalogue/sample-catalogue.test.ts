import type { Mailer } from "../../services/mailer.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { CATALOG_PAGE_SIZE } from "#contract/catalogue/catalog-query.ts";
import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import { keepAsIs } from "#tests/support/sample-test-shop.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCollectionBySlug } from "../../catalogue/collections/get-collection-by-slug.ts";
import { listCollections } from "../../catalogue/collections/list-collections.ts";
import { listHeroSections } from "../../catalogue/hero-sections/list-hero-sections.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { listPages } from "../../catalogue/pages/list-pages.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { getMailState } from "../../newsletter/letters/get-mail-state.ts";
import { addSampleProducts } from "./add-sample-products.ts";
import { type LoadedCounts, loadSampleCatalogue } from "./load-sample-catalogue.ts";
import { readSample } from "./files/sample-files.ts";

const UNUSED_MAILER: Mailer = {
  from: "shop@example.com",
  send: () => Promise.reject(new Error("The sample catalogue sends no mail.")),
  verify: () => Promise.resolve(),
  close: () => undefined,
};

async function quickShop(): Promise<TestShop> {
  const shop = await testShop();
  return { ...shop, media: { ...shop.media, normalize: keepAsIs } };
}

describe("loading the sample catalogue", () => {
  let shop: TestShop;
  let loaded: LoadedCounts;
  beforeAll(async () => {
    shop = { ...(await quickShop()), mail: UNUSED_MAILER };
    loaded = await loadSampleCatalogue(shop);
  });

  test("fills every part of the shop", async () => {
    expect(loaded.products).toBeGreaterThanOrEqual(CATALOG_PAGE_SIZE);
    const collections = await listCollections(shop, { viewer: "visitor" });
    expect(collections.total).toBeGreaterThanOrEqual(9);
    const all = await listCollections(shop, { viewer: "admin" });
    expect(all.total - collections.total).toBeGreaterThanOrEqual(2);
    const orders = await listOrders(shop);
    expect(new Set(orders.items.map(({ status }) => status))).toEqual(
      new Set(["pending", "processing", "shipped", "completed", "cancelled"]),
    );
    expect(orders.total).toBe((await readSample("orders")).length);
    expect((await listHeroSections(shop)).map(({ key }) => key)).toEqual(["hero", "featured"]);
    const pages = await listPages(shop);
    expect(pages.filter(({ content }) => content !== "").length).toBeGreaterThanOrEqual(4);
    expect(pages).toHaveLength(FOOTER_PAGES.length);
  });

  test("sends no mail and no letters to its subscribers", async () => {
    expect(loaded.subscribers).toBe(9);
    const mails = shop.db.selectFrom("outgoingMails").where("subscriberId", "is not", null);
    expect(await mails.selectAll().execute()).toEqual([]);
    expect(await getMailState(shop)).toMatchObject({ readers: 0, unconfirmed: 9, unasked: 0 });
  });

  test("changes nothing the second time", async () => {
    const before = await listProducts(shop, { viewer: "admin" });
    expect(await loadSampleCatalogue(shop)).toEqual({
      tags: 0,
      products: 0,
      collections: 0,
      orders: 0,
      subscribers: 0,
    });
    expect(await listProducts(shop, { viewer: "admin" })).toEqual(before);
  });

  test("ends with each sample's stock and availability after its orders", async () => {
    const { items } = await listProducts(shop, { viewer: "admin" });
    const states = items.map(({ sku, stock, availability }) => ({ sku, stock, availability }));
    const wanted = (await readSample("products")).map(({ sku, stock, availability }) => ({
      sku,
      stock,
      availability: availability ?? "available",
    }));
    expect(states).toHaveLength(wanted.length);
    expect(states).toEqual(expect.arrayContaining(wanted));
  });

  test("gives every piece a photo with alternative text and a category", async () => {
    const { items } = await listProducts(shop, { viewer: "visitor" });
    expect(items.filter(({ media }) => media.length === 0)).toEqual([]);
    expect(items.flatMap(({ media }) => media).filter(({ alt }) => alt === "")).toEqual([]);
    expect(
      items.flatMap(({ images }) => images).filter((url) => !url.startsWith("/media/")),
    ).toEqual([]);
    expect(items.filter(({ categoryId }) => categoryId === null)).toEqual([]);
    expect(items.filter(({ tagIds }) => tagIds.length === 0)).toEqual([]);
  });

  test("publishes each collection on its own date, with its pieces in order", async () => {
    const collection = await getCollectionBySlug(shop, "the-hammers-mark", "visitor");
    const sample = (await readSample("collections")).find(({ slug }) => slug === collection.slug);
    expect(collection).toMatchObject({
      createdAt: sample?.createdAt,
      publishedAt: sample?.publishedAt,
      title: "The hammer’s mark",
    });
    const pieces = await listProducts(shop, { viewer: "visitor", ids: collection.productIds });
    const skus = new Map(pieces.items.map(({ id, sku }) => [id, sku]));
    expect(collection.productIds.map((id) => skus.get(id))).toEqual(sample?.products);
    expect(collection.content).toContain("<h2>");
  });
});

test("adds only missing sample products, without collections and orders", async () => {
  const shop = await quickShop();
  const samples = await readSample("products");
  expect(await addSampleProducts(shop)).toEqual({
    message: `${samples.length} sample products added.`,
    added: samples.length,
  });
  expect((await listCollections(shop, { viewer: "admin" })).total).toBe(0);
  expect((await listOrders(shop)).total).toBe(0);
  const { items } = await listProducts(shop, { viewer: "admin", limit: 1 });
  await deleteProduct(shop, items[0]?.id ?? 0, "ada");
  expect(await addSampleProducts(shop)).toEqual({ message: "1 sample product added.", added: 1 });
  expect(await addSampleProducts(shop)).toEqual({
    message: "All sample products are there already.",
    added: 0,
  });
});
