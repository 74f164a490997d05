import type { MediaRow } from "./media-row.ts";
import type { Shop } from "../../shop.ts";

/** The row of a stored photo, or null. */
export async function findMedia(shop: Shop, hash: string): Promise<MediaRow | null> {
  const row = await shop.db
    .selectFrom("media")
    .selectAll()
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}
