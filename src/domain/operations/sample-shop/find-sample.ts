import type { SampleContents } from "../../infrastructure/trash/sample-contents.ts";
import type { Shop } from "../../shop.ts";
import { findSamplePieces } from "./find-sample-pieces.ts";
import {
  findSampleHeroSections,
  findSamplePages,
  findSampleSettings,
} from "./find-sample-words.ts";
import { readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import type { Found } from "./found.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { lastChangeAt } from "../../importing/sample-catalogue/writing/write-sample-orders.ts";

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

/** The sample collections; one that was saved after the sample was loaded is edited. */
async function findSampleCollections({
  db,
}: Shop): Promise<Found<{ id: number; updatedAt: string }>> {
  const samples = new Map((await readSample("collections")).map((each) => [each.slug, each]));
  const rows = await db
    .selectFrom("collections")
    .select(["id", "slug", "title", "createdAt", "updatedAt"])
    .where("slug", "in", [...samples.keys()])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const found: Found<{ id: number; updatedAt: string }> = { left: [], edited: [] };
  for (const { id, slug, title, createdAt, updatedAt } of rows) {
    const sample = samples.get(slug);
    // Another collection may have taken the slug of a deleted sample.
    if (createdAt !== sample?.createdAt) continue;
    const isAsLoaded = updatedAt === (sample.publishedAt ?? sample.createdAt);
    if (isAsLoaded) found.left.push({ id, updatedAt });
    else found.edited.push(title);
  }
  return found;
}

/** Ids of the sample tags as they were loaded that nothing but what is going away uses. */
async function findSampleTags(
  shop: Shop,
  leaving: { products: number[]; collections: number[] },
): Promise<number[]> {
  const samples = new Map((await readSample("tags")).map((tag) => [tag.slug, tag]));
  const used = await listUsedTags(shop, leaving);
  return (await listTags(shop))
    .filter(({ id, slug, name, type }) => {
      const sample = samples.get(slug);
      return sample?.name === name && sample.type === type && !used.has(id);
    })
    .map(({ id }) => id);
}

async function listUsedTags(
  { db }: Shop,
  leaving: { products: number[]; collections: number[] },
): Promise<Set<number>> {
  const products = await db
    .selectFrom("productTags")
    .innerJoin("products", "products.id", "productTags.productId")
    .select(["tagId", "productId"])
    .where("products.deletedAt", "is", null)
    .execute();
  const collections = await db
    .selectFrom("collectionTags")
    .innerJoin("collections", "collections.id", "collectionTags.collectionId")
    .select(["tagId", "collectionId"])
    .where("collections.deletedAt", "is", null)
    .execute();
  const leavingProducts = new Set(leaving.products);
  const leavingCollections = new Set(leaving.collections);
  return new Set(
    [
      ...products.filter(({ productId }) => !leavingProducts.has(productId)),
      ...collections.filter(({ collectionId }) => !leavingCollections.has(collectionId)),
    ].map(({ tagId }) => tagId),
  );
}

/** Changes at one instant are dated a millisecond apart. */
const TOLERANCE_MILLISECONDS = 1000;

/** Ids of the sample orders; one that was changed after the sample was loaded is edited. */
async function findSampleOrders({ db }: Shop): Promise<Found<number>> {
  const samples = await readSample("orders");
  const rows = await db
    .selectFrom("orders")
    .select(["id", "customerName", "customerEmail", "createdAt", "updatedAt"])
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const found: Found<number> = { left: [], edited: [] };
  for (const row of rows) {
    const sample = samples.find(
      ({ customerEmail, createdAt }) =>
        customerEmail === row.customerEmail && createdAt === row.createdAt,
    );
    if (!sample) continue;
    const since = Date.parse(row.updatedAt) - Date.parse(lastChangeAt(sample));
    if (Math.abs(since) < TOLERANCE_MILLISECONDS) found.left.push(row.id);
    else found.edited.push(`Order of ${row.customerName}`);
  }
  return found;
}

/** Ids of the sample subscribers; somebody who has confirmed the address is a reader and stays. */
async function findSampleSubscribers({ db }: Shop): Promise<number[]> {
  const samples = new Map((await readSample("subscribers")).map((each) => [each.email, each]));
  const rows = await db
    .selectFrom("subscribers")
    .select(["id", "email", "createdAt"])
    .where("deletedAt", "is", null)
    .where("confirmedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows
    .filter(({ email, createdAt }) => samples.get(email)?.createdAt === createdAt)
    .map(({ id }) => id);
}
