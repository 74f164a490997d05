import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { findLeftoverFiles } from "./find-leftover-files.ts";

/**
 * Removes the files of photos that have no row and were written at least a day ago.
 * @returns how many files, of how many bytes
 * @throws conflict where most photos of the store have no row: it belongs to another database
 */
export async function removeLeftoverFiles(shop: Shop): Promise<{ files: number; bytes: number }> {
  const { photos, isForeign } = await findLeftoverFiles(shop);
  if (isForeign) {
    throw conflict("Most photos in the store belong to another shop. Nothing was removed.");
  }
  const removed = { files: 0, bytes: 0 };
  for (const [hash, { files, bytes }] of photos) {
    if (!(await removeUnlessStored(shop, hash))) continue;
    removed.files += files;
    removed.bytes += bytes;
  }
  shop.log.info("removed files of photos without a database row", removed);
  return removed;
}

/**
 * Takes the place of the photo's row while its files go: an upload of the same photo waits for this to end, and
 * then stores its file again.
 */
function removeUnlessStored(shop: Shop, hash: string): Promise<boolean> {
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
