import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./store-picture.ts";

/**
 * The row of a kept picture by its hash or by the short form of it that pages use, or null.
 * @param hash at least the 32 digits that no two pictures share
 */
export async function findMediaByPrefix(shop: Shop, hash: string): Promise<MediaRow | null> {
  const row = await shop.db
    .selectFrom("media")
    .selectAll()
    .where("hash", ">=", hash)
    // No hash goes on with anything beyond "f".
    .where("hash", "<", `${hash}g`)
    .executeTakeFirst();
  return row ?? null;
}
