import type { Conversion } from "#contract/conversion.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { inTransaction } from "../../in-transaction.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import {
  beginConversion,
  CONVERSION,
  type ConversionRun,
  countConverted,
} from "./conversion-log.ts";
import { findFreeSlug } from "./find-free-slug.ts";
import { findTags } from "./find-tags.ts";
import type { KnownTag } from "./known-tags.ts";
import { listUnconverted } from "./list-unconverted.ts";
import { type Planned, planConversion, tellPlan } from "./plan-conversion.ts";

/** Short transactions: nobody else waits long for their turn to write. */
const PIECES_AT_ONCE = 25;

type Part = { run: ConversionRun | null; planned: Planned[]; newTags: string[] };

/**
 * Makes a collection of each piece that has none yet, with its words, pictures, category, tags and
 * whether visitors see it. It stands in the list of runs, from where all of it can be taken back. Cut
 * off half-way, running it again goes on with what is left.
 * @param by username of who converts, null for a run without anybody
 */
export async function convertProducts(shop: Shop, by: string | null): Promise<Conversion> {
  const done: Part = { run: null, planned: [], newTags: [] };
  for (let isMore = true; isMore;) {
    const part = await inTransaction(shop, async (shop) => {
      await advisoryLock(shop, CONVERSION);
      return convertSome(shop, done.run, by);
    });
    done.run = part.run;
    done.planned.push(...part.planned);
    done.newTags.push(...part.newTags);
    isMore = part.planned.length === PIECES_AT_ONCE;
  }
  return { ...tellPlan(done.planned, done.newTags), syncLogId: done.run?.id ?? null };
}

async function convertSome(
  shop: Shop,
  begun: ConversionRun | null,
  by: string | null,
): Promise<Part> {
  const works = await listUnconverted(shop, PIECES_AT_ONCE);
  if (works.length === 0) return { run: begun, planned: [], newTags: [] };
  const run = begun ?? (await beginConversion(shop, by));
  const planned = planConversion(works, await getSettings(shop));
  // What a run made is known by its instant.
  const newTags = await makeCollections({ ...shop, now: () => new Date(run.startedAt) }, planned);
  await countConverted(shop, run, planned.length);
  return { run, planned, newTags };
}

/** @returns names of the tags it made for them */
async function makeCollections(shop: Shop, planned: Planned[]): Promise<string[]> {
  const { ids, missing } = await findTags(
    shop,
    planned.flatMap(({ tags }) => tags),
  );
  for (const tag of missing) {
    const { name, slug, type, color } = tag;
    ids.set(tag, (await createTag(shop, { name, slug, type, color })).id);
  }
  for (const each of planned) await makeCollection(shop, each, ids);
  return missing.map(({ name }) => name);
}

async function makeCollection(
  shop: Shop,
  { piece, story, tags }: Planned,
  ids: Map<KnownTag, number>,
): Promise<void> {
  const found = tags.map((tag) => ids.get(tag)).filter((id) => id !== undefined);
  const { id } = await createCollection(shop, {
    ...story,
    slug: await findFreeSlug(shop, story.title),
    images: piece.images,
    categoryId: piece.categoryId,
    isPublished: piece.isActive,
    tagIds: [...piece.tagIds, ...found],
    productIds: [piece.id],
  });
  await shop.db
    .updateTable("collections")
    .set({ convertedFromProductId: piece.id })
    .where("id", "=", id)
    .execute();
}
