import type { MediaRow } from "./media-row.ts";
import type { StoredPicture } from "#contract/media/media.ts";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { toPicture } from "./to-picture.ts";

/** A media row for the admin. */
export function toStoredPicture(media: MediaRow): StoredPicture {
  const { hash, extension, width, height, bytes, createdAt } = media;
  const picture = toPicture({ url: mediaUrl(hash, extension), media });
  return { ...picture, width, height, hash, bytes, createdAt };
}
