import type { CollectionSnapshot } from "#contract/collection-versions.ts";
import type { Collection } from "#contract/collections.ts";
import { type ComparableCollection, describeChanges } from "#contract/describe-changes.ts";
import { resolvePublication } from "../publication.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "./visible-collections.ts";
import type { Shop } from "../../shop.ts";
import { takeSnapshot } from "./take-snapshot.ts";
import { type LatestVersion, readLatestVersions, writeVersion } from "./version-rows.ts";

export type SaveOptions = {
  /** The admin's username. */
  by?: string | null;
  /** Number of the version that this saving brings back. */
  restored?: number;
  /** One of several small changes that belong together: joins the one before. */
  mergesWithPrevious?: boolean;
};

/** Small changes by one person within this time are one version. */
const MERGE_WINDOW_MS = 10 * 60 * 1000;
const ONLY_TAGS = /^\d+ tags?$/;

/**
 * Keeps a collection as it now stands, as its newest version; the 20 newest are kept. Where nothing is
 * different, nothing is kept. Call it inside the transaction that saves the collection, at its end.
 */
export async function saveVersion(
  shop: Shop,
  collection: Collection,
  { by = null, restored, mergesWithPrevious: joins = false }: SaveOptions,
): Promise<void> {
  const [latest, previous] = await readLatestVersions(shop, collection.id);
  const snapshot = await takeSnapshot(shop, collection);
  const merged = joins && previous && latest && isMergeable(shop, latest, by) ? latest : null;
  const base = merged ? previous : latest;
  const words = base ? compare(base.snapshot, snapshot, shop.now()) : ["first saved"];
  if (merged) await shop.db.deleteFrom("collectionVersions").where("id", "=", merged.id).execute();
  if (words.length === 0) return;
  await writeVersion(shop, {
    collectionId: collection.id,
    number: (base?.number ?? 0) + 1,
    savedAt: shop.now().toISOString(),
    savedBy: by,
    changes: describeVersion(words, restored),
    snapshot,
  });
}

/** For a collection that was written before versions were kept: keeps how it stood. Call it before the change. */
export async function saveInitialVersion(shop: Shop, id: number): Promise<void> {
  const [latest] = await readLatestVersions(shop, id);
  if (latest) return;
  const rows = await visibleCollections(shop, "admin")
    .selectAll("collections")
    .where("collections.id", "=", id)
    .execute();
  const [collection] = await toCollections(shop, rows, "admin");
  if (!collection) return;
  await writeVersion(shop, {
    collectionId: id,
    number: 1,
    savedAt: collection.updatedAt,
    savedBy: null,
    changes: "As it stood",
    snapshot: await takeSnapshot(shop, collection),
  });
}

function isMergeable({ now }: Shop, latest: LatestVersion, by: string | null): boolean {
  const age = now().getTime() - Date.parse(latest.savedAt);
  return latest.savedBy === by && ONLY_TAGS.test(latest.changes) && age < MERGE_WINDOW_MS;
}

const compare = (before: CollectionSnapshot, after: CollectionSnapshot, now: Date): string[] =>
  describeChanges(toComparable(before, now), toComparable(after, now));

const toComparable = (snapshot: CollectionSnapshot, now: Date): ComparableCollection => ({
  ...snapshot,
  // What was published by its time since has not been changed by whoever saves now.
  ...resolvePublication({ ...snapshot, publishedAt: null }, now),
  categoryId: snapshot.category?.id ?? null,
  tagIds: snapshot.tags.map(({ id }) => id),
  productIds: snapshot.pieces.map(({ id }) => id),
});

function describeVersion(words: string[], restored: number | undefined): string {
  const description = words.join(", ");
  if (restored !== undefined) return `Version ${restored} brought back: ${description}`;
  return description.charAt(0).toUpperCase() + description.slice(1);
}
