import type { FullVersion } from "#contract/catalogue/collection-versions.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { notFound } from "../../../errors.ts";
import { toPicture } from "../../../media/library/to-picture.ts";
import type { Shop } from "../../../shop.ts";
import { findExistingReferences } from "./find-existing-references.ts";

/**
 * A version of a collection, and which of its references still exist.
 * @throws not-found when the collection has no such version or is deleted
 */
export async function getVersion(
  shop: Shop,
  collectionId: number,
  versionId: number,
): Promise<FullVersion> {
  const row = await shop.db
    .selectFrom("collectionVersions")
    .innerJoin("collections", "collections.id", "collectionVersions.collectionId")
    .selectAll("collectionVersions")
    .where("collectionVersions.id", "=", versionId)
    .where("collections.id", "=", collectionId)
    .where("collections.deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Version");
  const { id, number, savedAt, savedBy, changes, snapshot } = row;
  const remains = await findExistingReferences(shop, snapshot);
  const media = remains.images.map((url) =>
    toPicture({ url, media: remains.media.get(parseMediaHash(url) ?? "") ?? null }),
  );
  return { id, number, savedAt, savedBy, changes, snapshot, media, gone: remains.missing };
}
