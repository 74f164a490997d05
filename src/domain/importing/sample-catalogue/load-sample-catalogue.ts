import type { Shop } from "../../shop.ts";
import { samplePhotoStore } from "./files/sample-photo-store.ts";
import { writeSampleCollections } from "./writing/write-sample-collections.ts";
import { writeSampleHeroSections } from "./writing/write-sample-hero-sections.ts";
import { writeSampleOrders } from "./writing/write-sample-orders.ts";
import { writeSamplePages } from "./writing/write-sample-pages.ts";
import { writeSampleProducts } from "./writing/write-sample-products.ts";
import { writeSampleSettings } from "./writing/write-sample-settings.ts";
import { writeSampleSubscribers } from "./writing/write-sample-subscribers.ts";
import { writeSampleTags } from "./writing/write-sample-tags.ts";

/** How many of each were added. */
export type LoadedCounts = {
  tags: number;
  products: number;
  collections: number;
  orders: number;
  subscribers: number;
};

/**
 * Fills the shop with the sample catalogue, through the usual operations, at the samples' dates.
 * Existing entries (by slug, SKU, key, address) are left alone, so an interrupted load can be
 * repeated.
 */
export async function loadSampleCatalogue(shop: Shop): Promise<LoadedCounts> {
  const takeIn = samplePhotoStore(shop);
  const tags = await writeSampleTags(shop);
  const products = await writeSampleProducts(shop, takeIn, { beforeOrders: true });
  const collections = await writeSampleCollections(shop, takeIn);
  const orders = await writeSampleOrders(shop);
  const subscribers = await writeSampleSubscribers(shop);
  await writeSampleHeroSections(shop, takeIn);
  await writeSamplePages(shop);
  await writeSampleSettings(shop);
  return { tags, products, collections, orders, subscribers };
}
