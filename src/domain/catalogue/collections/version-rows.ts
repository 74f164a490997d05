import type { Insertable, Selectable } from "kysely";
import type { CollectionSnapshot } from "#contract/catalogue/collection-versions.ts";
import type { Tables } from "#database/tables.ts";
import { listMediaHashes } from "../../media/library/list-media-hashes.ts";
import { batchesOf } from "../../batches-of.ts";
import type { Shop } from "../../shop.ts";

const MAX_VERSIONS = 20;
/** Well below the number of parameters either engine accepts. */
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

/** Inserts a version with links to its pictures, and deletes the oldest beyond MAX_VERSIONS. */
export async function writeVersion(shop: Shop, version: NewVersion): Promise<void> {
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
