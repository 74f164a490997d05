import type { Insertable, Selectable } from "kysely";
import type { CollectionSnapshot } from "#contract/collection-versions.ts";
import type { Tables } from "#database/tables.ts";
import { listMediaHashes } from "../../media/library/list-media-hashes.ts";
import { batchesOf } from "../../batches-of.ts";
import type { Shop } from "../../shop.ts";

const MAX_VERSIONS = 20;
/** As many values as a statement of either engine takes with ease. */
const BATCH_SIZE = 500;

export type LatestVersion = Selectable<Tables["collectionVersions"]>;
type NewVersion = Omit<Insertable<Tables["collectionVersions"]>, "id" | "snapshot"> & {
  snapshot: CollectionSnapshot;
};

/** The newest version and the one before it. */
export function readLatestVersions({ db }: Shop, collectionId: number): Promise<LatestVersion[]> {
  return db
    .selectFrom("collectionVersions")
    .selectAll()
    .where("collectionId", "=", collectionId)
    .orderBy("number", "desc")
    .limit(2)
    .execute();
}

/** Writes a version with the pictures that it shows, and lets the oldest go. */
export async function writeVersion(shop: Shop, version: NewVersion): Promise<void> {
  const written = await shop.db
    .insertInto("collectionVersions")
    .values({ ...version, snapshot: JSON.stringify(version.snapshot) })
    // Two who make the very first change at once both find that nothing was kept before.
    .onConflict((conflict) => conflict.columns(["collectionId", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!written) return;
  await linkPictures(shop, written.id, version.snapshot);
  await shop.db
    .deleteFrom("collectionVersions")
    .where("collectionId", "=", version.collectionId)
    .where("number", "<=", version.number - MAX_VERSIONS)
    .execute();
}

async function linkPictures(shop: Shop, versionId: number, snapshot: CollectionSnapshot) {
  const { images, content, description } = snapshot;
  const named = listMediaHashes([...images, content ?? "", description]);
  for (const batch of batchesOf(named, BATCH_SIZE)) {
    // A text may name a picture that the shop never had.
    const kept = await shop.db
      .selectFrom("media")
      .select("hash")
      .where("hash", "in", batch)
      .execute();
    const rows = kept.map(({ hash }) => ({ versionId, mediaHash: hash }));
    if (rows.length > 0) await shop.db.insertInto("collectionVersionMedia").values(rows).execute();
  }
}
