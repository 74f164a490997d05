import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { deleteFilesWithoutRow } from "./delete-files-without-row.ts";
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
    if (!(await deleteFilesWithoutRow(shop, hash))) continue;
    removed.files += files;
    removed.bytes += bytes;
  }
  shop.log.info("removed files of photos without a database row", removed);
  return removed;
}
