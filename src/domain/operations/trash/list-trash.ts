import type { TrashEntry } from "#contract/operations/trash.ts";
import type { Shop } from "../../shop.ts";

/** The entities deleted in the last 30 days, latest first. */
export async function listTrash(shop: Shop): Promise<TrashEntry[]> {
  return shop.db
    .selectFrom("trash")
    .select(["id", "kind", "entityId", "label", "batch", "deletedBy", "deletedAt", "expiresAt"])
    .where("expiresAt", ">", shop.now().toISOString())
    .orderBy("deletedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
