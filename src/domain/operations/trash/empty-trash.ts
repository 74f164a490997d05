import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

/**
 * Permanently deletes everything in the trash.
 * @param by the admin's username, for the history
 * @returns how many entities were deleted
 */
export const emptyTrash = (shop: Shop, by: string | null): Promise<number> =>
  inTransaction(shop, async (shop) => {
    const count = await purgeTrash(shop);
    await recordChange(shop, by, { kind: "trash", action: "deleted", label: String(count) });
    return count;
  });
