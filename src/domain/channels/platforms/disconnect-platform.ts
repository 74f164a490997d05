import { PLATFORMS } from "#contract/channels/platforms.ts";
import type { Deleted } from "#contract/operations/trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";
import { findPlatform } from "./find-platform.ts";

/**
 * Moves a platform to the trash with its keys, listings and orders: its feed is not found, its webhooks
 * are refused, nothing is sent to it.
 * @param by username of who disconnects it
 * @throws not-found when there is none with this id
 */
export async function disconnectPlatform(
  shop: Shop,
  id: number,
  by: string | null,
): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const { platform } = await findPlatform(shop, id);
    const label = PLATFORMS[platform].name;
    const deleted = await deleteToTrash(shop, { kind: "platform", entityId: id, label, by });
    await recordChange(shop, by, { kind: "platform", action: "deleted", label });
    return deleted;
  });
}
