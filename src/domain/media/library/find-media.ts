import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./store-picture.ts";

/** The row of a stored photo, or null. */
export async function findMedia(shop: Shop, hash: string): Promise<MediaRow | null> {
  const row = await shop.db
    .selectFrom("media")
    .selectAll()
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}
