import type { Conversion } from "#contract/importing/conversion.ts";
import { slugify } from "#contract/slug.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { inTransaction } from "../../in-transaction.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import {
  startConversionLog,
  CONVERSION,
  type ConversionLog,
  countConverted,
} from "./conversion-log.ts";
import { findTags } from "./find-tags.ts";
import type { KnownTag } from "./known-tags.ts";
import { listUnconverted } from "./list-unconverted.ts";
import { type PlannedCollection, planConversion, describePlan } from "./plan-conversion.ts";
import { collectionPath } from "../../catalogue/collections/collection-path.ts";

/** Short transactions, so that other writers do not wait long. */
const BATCH_SIZE = 25;

type Batch = { log: ConversionLog | null; planned: PlannedCollection[]; newTags: string[] };

/**
 * Creates a collection for each piece that has none yet, from its text, pictures, category, tags
 * and visibility. It has a sync log, from which it can be undone as a whole; interrupted, it can be
 * repeated and continues with the rest.
 * @param by username of the admin; null for the shop itself
 */
export async function convertProducts(shop: Shop, by: string | null): Promise<Conversion> {
  const done: Batch = { log: null, planned: [], newTags: [] };
  for (let isMore = true; isMore;) {
    const batch = await inTransaction(shop, async (shop) => {
      await advisoryLock(shop, CONVERSION);
      return convertBatch(shop, done.log, by);
    });
    done.log = batch.log;
    done.planned.push(...batch.planned);
    done.newTags.push(...batch.newTags);
    isMore = batch.planned.length === BATCH_SIZE;
  }
  return { ...describePlan(done.planned, done.newTags), syncLogId: done.log?.id ?? null };
}

async function convertBatch(
  shop: Shop,
  existing: ConversionLog | null,
  by: string | null,
): Promise<Batch> {
  const pieces = await listUnconverted(shop, BATCH_SIZE);
  if (pieces.length === 0) return { log: existing, planned: [], newTags: [] };
  const log = existing ?? (await startConversionLog(shop, by));
  const planned = planConversion(pieces, await getSettings(shop));
  // The start time identifies what a conversion created.
  const newTags = await createCollections({ ...shop, now: () => new Date(log.startedAt) }, planned);
  await countConverted(shop, log, planned.length);
  return { log, planned, newTags };
}

/** @returns names of the tags it created */
async function createCollections(shop: Shop, planned: PlannedCollection[]): Promise<string[]> {
  const { ids, missing } = await findTags(
    shop,
    planned.flatMap(({ tags }) => tags),
  );
  for (const tag of missing) {
    const { name, slug, type, color } = tag;
    ids.set(tag, (await createTag(shop, { name, slug, type, color }, { by: null })).id);
  }
  for (const each of planned) await createPieceCollection(shop, each, ids);
  return missing.map(({ name }) => name);
}

async function createPieceCollection(
  shop: Shop,
  { piece, text, tags }: PlannedCollection,
  ids: Map<KnownTag, number>,
): Promise<void> {
  const tagIds = tags.map((tag) => ids.get(tag)).filter((id) => id !== undefined);
  const { id } = await createCollection(
    shop,
    {
      ...text,
      slug: await findFreeSlug(shop, text.title),
      images: piece.images,
      categoryId: piece.categoryId,
      isPublished: piece.isActive,
      tagIds: [...piece.tagIds, ...tagIds],
      productIds: [piece.id],
    },
    null,
  );
  await shop.db
    .updateTable("collections")
    .set({ convertedFromProductId: piece.id })
    .where("id", "=", id)
    .execute();
}

/** Leaves room for a numeric suffix within the 255 characters of a slug. */
const MAX_BASE_LENGTH = 240;

/** A slug that no collection has or had: the title's own, else with the first free number. */
async function findFreeSlug({ db }: Shop, title: string): Promise<string> {
  const slug = slugify(title).slice(0, MAX_BASE_LENGTH).replace(/-$/, "") || "collection";
  const holders = await db
    .selectFrom("collections")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", slug), eb("slug", "like", `${slug}-%`)]))
    .where("deletedAt", "is", null)
    .execute();
  const redirects = await db
    .selectFrom("redirects")
    .select("fromPath")
    .where("fromPath", "like", `${collectionPath(slug)}%`)
    .execute();
  const taken = new Set([
    ...holders.map((row) => collectionPath(row.slug)),
    ...redirects.map(({ fromPath }) => fromPath),
  ]);
  let free = slug;
  for (let number = 2; taken.has(collectionPath(free)); number++) free = `${slug}-${number}`;
  return free;
}
