import type { MediaRow } from "./media-row.ts";
import type { Shop } from "../../shop.ts";

/**
 * The row of a stored photo by its hash or the shortened hash in rendition URLs, or null.
 * @param hash at least 32 hex digits, which are unique
 */
export async function findMediaByPrefix(shop: Shop, hash: string): Promise<MediaRow | null> {
  const row = await shop.db
    .selectFrom("media")
    .selectAll()
    .where("hash", ">=", hash)
    // The end of the prefix's range, since hex digits end with "f".
    .where("hash", "<", `${hash}g`)
    .executeTakeFirst();
  return row ?? null;
}
