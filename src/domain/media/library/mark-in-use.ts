import type { MediaRow } from "./media-row.ts";
import type { Shop } from "../../shop.ts";

/** Restarts the 30 days after which an unreferenced photo is deleted. @returns undefined when it is not stored */
export async function markInUse(
  shop: Shop,
  hash: string,
): Promise<Pick<MediaRow, "hash" | "extension"> | undefined> {
  return shop.db
    .updateTable("media")
    .set({ unreferencedSince: null })
    .where("hash", "=", hash)
    .returning(["hash", "extension"])
    .executeTakeFirst();
}
