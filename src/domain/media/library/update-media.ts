import type { StoredPicture, PictureChange } from "#contract/media/media.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { toStoredPicture } from "./to-stored-picture.ts";
import type { MediaRow } from "./media-row.ts";

/** Changes a photo's description and focal point wherever it is shown. @throws not-found */
export async function updateMedia(
  shop: Shop,
  hash: string,
  { alt, focalX, focalY }: PictureChange,
): Promise<StoredPicture> {
  const change = {
    ...(alt !== undefined && { alt }),
    ...(focalX !== undefined && { focalX }),
    ...(focalY !== undefined && { focalY }),
  };
  if (Object.keys(change).length > 0) {
    await shop.db.updateTable("media").set(change).where("hash", "=", hash).execute();
  }
  const row = await findMedia(shop, hash);
  if (!row) throw notFound("Photo");
  return toStoredPicture(row);
}

/** The row of a stored photo, or null. */
async function findMedia(shop: Shop, hash: string): Promise<MediaRow | null> {
  const row = await shop.db
    .selectFrom("media")
    .selectAll()
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}
