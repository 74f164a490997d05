import { countOf } from "#contract/count-of.ts";
import { formatBytes } from "#contract/format-bytes.ts";
import { removeLeftoverFiles } from "../../media/library/remove-leftover-files.ts";
import type { Shop } from "../../shop.ts";
import { recordCheck } from "./record-health.ts";

/**
 * Removes files that belong to no photo and looks again.
 * @returns what was removed, and in a sentence
 * @throws conflict where they seem to be another shop's
 */
export async function removeLeftovers(
  shop: Shop,
): Promise<{ files: number; bytes: number; message: string }> {
  const removed = await removeLeftoverFiles(shop);
  await recordCheck(shop, "Leftover files");
  const count = countOf(removed.files, "file");
  return { ...removed, message: `${count} removed (${formatBytes(removed.bytes)})` };
}
