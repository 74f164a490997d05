import type { Deleted } from "#contract/operations/trash.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";

/**
 * Moves a collection to the trash. Its pieces stay; its slugs become available.
 * @param by the admin's username
 * @param batch groups what is deleted together
 * @throws not-found when there is no such collection
 */
export async function deleteCollection(
  shop: Shop,
  id: number,
  by: string | null,
  batch?: string,
): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const collection = await shop.db
      .updateTable("collections")
      // Revokes preview links, also for when it is restored.
      .set((eb) => ({ previewEpoch: eb("previewEpoch", "+", 1) }))
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .returning("title")
      .executeTakeFirst();
    if (!collection) throw notFound("Collection");
    const removal = {
      kind: "collection",
      entityId: id,
      label: collection.title,
      by,
      batch,
    } as const;
    const deleted = await deleteToTrash(shop, removal);
    if (batch === undefined) {
      const entry = { kind: "collection", action: "deleted", label: collection.title } as const;
      await recordChange(shop, by, entry);
    }
    return deleted;
  });
}
