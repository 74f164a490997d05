import { batchesOf } from "../../../batches-of.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** A store in a bucket is asked once a photo. */
const MAX_PHOTOS = 500;
const BATCH_SIZE = 25;

/** Whether the originals of the newest photos are in the store. */
export async function checkPhotos({ db, media }: Shop): Promise<Finding> {
  const photos = await db
    .selectFrom("media")
    .select(["hash", "extension"])
    .orderBy("createdAt", "desc")
    .orderBy("hash")
    .limit(MAX_PHOTOS)
    .execute();
  let missing = 0;
  for (const batch of batchesOf(photos, BATCH_SIZE)) {
    const found = await Promise.all(batch.map((photo) => media.has(photo)));
    missing += found.filter((isThere) => !isThere).length;
  }
  const looked =
    photos.length === MAX_PHOTOS
      ? `the newest ${MAX_PHOTOS} photos`
      : photos.length === 1
        ? "the one photo"
        : `all ${photos.length} photos`;
  if (photos.length === 0) return ok("There are no photos yet.");
  if (missing === 0) return ok(`The files of ${looked} are there.`);
  return {
    state: "failed",
    sentence: `Of ${looked}, ${missing === 1 ? "1 file is" : `${missing} files are`} missing.`,
    fix: "Restore the last backup that has them, or add the photos again.",
    screen: "/admin/settings/backups",
  };
}
