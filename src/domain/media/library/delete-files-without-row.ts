import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

/**
 * Deletes the files of a photo, unless it has a row. Takes the row's place while they go: an upload of the
 * same photo waits with its row, and then stores its file again (storeOriginal).
 * @returns whether it had none
 */
export function deleteFilesWithoutRow(shop: Shop, hash: string): Promise<boolean> {
  return inTransaction(shop, async ({ db, media }) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("media")
      .values({ hash, extension: "jpg", width: 1, height: 1, bytes: 1, blur: "", color: "#000000" })
      .onConflict((stored) => stored.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await media.deleteRenditions(hash);
    await media.deleteOriginal(hash);
    await db.deleteFrom("media").where("hash", "=", hash).execute();
    return true;
  });
}
