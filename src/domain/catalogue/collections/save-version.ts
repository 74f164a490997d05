import type { Insertable, Selectable } from "kysely";
import type {
  CollectionSnapshot,
  NamedReference,
} from "#contract/catalogue/collection-versions.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type ComparableCollection, describeChanges } from "#contract/describe-changes.ts";
import type { Tables } from "#database/tables.ts";
import { resolvePublication } from "../publication.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";
import type { Shop } from "../../shop.ts";
import { idList } from "../../id-list.ts";
import { listMediaHashes } from "../../media/library/list-media-hashes.ts";
import { batchesOf } from "../../batches-of.ts";

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

/** A collection as a version stores it, with the names of its category, tags and pieces. */
async function takeSnapshot(shop: Shop, collection: Collection): Promise<CollectionSnapshot> {
  const { title, slug, description, content, images, categoryId } = collection;
  const { isFeatured, isPublished, publishAt, tagIds, productIds } = collection;
  const [category] = await readNames(shop, "categories", categoryId === null ? [] : [categoryId]);
  return {
    title,
    slug,
    description,
    content,
    images,
    isFeatured,
    isPublished,
    publishAt,
    category: category ?? null,
    tags: await readNames(shop, "tags", tagIds),
    pieces: await readNames(shop, "products", productIds),
  };
}

/** In the order of the ids, without unknown ones. */
async function readNames(
  shop: Shop,
  table: "categories" | "tags" | "products",
  ids: number[],
): Promise<NamedReference[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom(table)
    .select(["id", "name"])
    .where("id", "in", idList(shop, ids))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

const MAX_VERSIONS = 20;
/** Well below the number of parameters either engine accepts. */
const BATCH_SIZE = 500;

type LatestVersion = Selectable<Tables["collectionVersions"]>;
type NewVersion = Omit<Insertable<Tables["collectionVersions"]>, "id" | "snapshot"> & {
  snapshot: CollectionSnapshot;
};

/** The newest version and the one before it. */
function readLatestVersions({ db }: Shop, collectionId: number): Promise<LatestVersion[]> {
  return db
    .selectFrom("collectionVersions")
    .selectAll()
    .where("collectionId", "=", collectionId)
    .orderBy("number", "desc")
    .limit(2)
    .execute();
}

/** Inserts a version with links to its pictures, and deletes the oldest beyond MAX_VERSIONS. */
async function writeVersion(shop: Shop, version: NewVersion): Promise<void> {
  const inserted = await shop.db
    .insertInto("collectionVersions")
    .values({ ...version, snapshot: JSON.stringify(version.snapshot) })
    // Two concurrent first changes both find no version.
    .onConflict((conflict) => conflict.columns(["collectionId", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return;
  await linkPictures(shop, inserted.id, version.snapshot);
  await shop.db
    .deleteFrom("collectionVersions")
    .where("collectionId", "=", version.collectionId)
    .where("number", "<=", version.number - MAX_VERSIONS)
    .execute();
}

async function linkPictures(shop: Shop, versionId: number, snapshot: CollectionSnapshot) {
  const { images, content, description } = snapshot;
  const hashes = listMediaHashes([...images, content ?? "", description]);
  for (const batch of batchesOf(hashes, BATCH_SIZE)) {
    // A text may link to a picture that was never stored.
    const stored = await shop.db
      .selectFrom("media")
      .select("hash")
      .where("hash", "in", batch)
      .execute();
    const rows = stored.map(({ hash }) => ({ versionId, mediaHash: hash }));
    if (rows.length > 0) await shop.db.insertInto("collectionVersionMedia").values(rows).execute();
  }
}
