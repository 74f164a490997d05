import type { Shop } from "../../shop.ts";
import type { MediaRow } from "./store-picture.ts";

/** Whoever takes a picture up has 30 days to use it. @returns undefined when the shop has none such */
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
