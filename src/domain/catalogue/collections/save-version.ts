import type { CollectionSnapshot } from "#contract/catalogue/collection-versions.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type ComparableCollection, describeChanges } from "#contract/describe-changes.ts";
import { resolvePublication } from "../publication.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";
import type { Shop } from "../../shop.ts";
import { takeSnapshot } from "./take-snapshot.ts";
import { type LatestVersion, readLatestVersions, writeVersion } from "./version-rows.ts";

export type SaveOptions = {
  /** The admin's username. */
  by: string | null;
  /** Number of the version that is restored. */
  restored?: number;
  /** A small change that is merged with a recent one into one version. */
  mergesWithPrevious?: boolean;
};

/** Small changes by one person within this time become one version. */
const MERGE_WINDOW_MS = 10 * 60 * 1000;
const ONLY_TAGS = /^\d+ tags?$/;

/**
 * Saves a collection as its newest version, if it differs from the one before; the 20 newest are retained.
 * Call it at the end of the transaction that saves the collection.
 */
export async function saveVersion(
  shop: Shop,
  collection: Collection,
  { by, restored, mergesWithPrevious: joins = false }: SaveOptions,
): Promise<void> {
  const [latest, previous] = await readLatestVersions(shop, collection.id);
  const snapshot = await takeSnapshot(shop, collection);
  const merged = joins && previous && latest && isMergeable(shop, latest, by) ? latest : null;
  const base = merged ? previous : latest;
  const changes = base ? compare(base.snapshot, snapshot, shop.now()) : ["first saved"];
  if (merged) await shop.db.deleteFrom("collectionVersions").where("id", "=", merged.id).execute();
  if (changes.length === 0) return;
  await writeVersion(shop, {
    collectionId: collection.id,
    number: (base?.number ?? 0) + 1,
    savedAt: shop.now().toISOString(),
    savedBy: by,
    changes: describeVersion(changes, restored),
    snapshot,
  });
}

/** Saves the state before the first change of a collection that has no version yet. */
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
  // A scheduled time that has come since is not a change by whoever saves.
  ...resolvePublication({ ...snapshot, publishedAt: null }, now),
  categoryId: snapshot.category?.id ?? null,
  tagIds: snapshot.tags.map(({ id }) => id),
  productIds: snapshot.pieces.map(({ id }) => id),
});

function describeVersion(changes: string[], restored: number | undefined): string {
  const description = changes.join(", ");
  if (restored !== undefined) return `Version ${restored} brought back: ${description}`;
  return description.charAt(0).toUpperCase() + description.slice(1);
}
