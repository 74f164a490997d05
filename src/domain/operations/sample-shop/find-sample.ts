import type { SampleContents } from "../../infrastructure/trash/sample-contents.ts";
import type { Shop } from "../../shop.ts";
import { findSampleCollections } from "./find-sample-collections.ts";
import { findSampleOrders, findSampleSubscribers } from "./find-sample-people.ts";
import { findSamplePieces } from "./find-sample-pieces.ts";
import { findSampleTags } from "./find-sample-tags.ts";
import {
  findSampleHeroSections,
  findSamplePages,
  findSampleSettings,
} from "./find-sample-words.ts";

/** What is left of the sample shop as it was loaded, and the names of what was edited since. */
export async function findSample(
  shop: Shop,
): Promise<{ contents: SampleContents; kept: string[] }> {
  const pieces = await findSamplePieces(shop);
  const collections = await findSampleCollections(shop);
  const orders = await findSampleOrders(shop);
  const pages = await findSamplePages(shop);
  const heroSections = await findSampleHeroSections(shop);
  const settings = await findSampleSettings(shop);
  const collectionIds = collections.left.map(({ id }) => id);
  return {
    contents: {
      product: pieces.left,
      collection: collections.left,
      tag: await findSampleTags(shop, { products: pieces.left, collections: collectionIds }),
      order: orders.left,
      subscriber: await findSampleSubscribers(shop),
      settings: settings.left,
      pages: pages.left,
      heroSections: heroSections.left,
    },
    kept: [pieces, collections, orders, pages, heroSections].flatMap(({ edited }) => edited),
  };
}
