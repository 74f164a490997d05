import type { Deleted } from "#contract/trash.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";

/**
 * Moves a collection to the trash; its pieces stay in the shop, its slugs are free for others.
 * @param by the admin's username
 * @param batch names what is deleted in one go
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
      // Once back from the trash, it is not to be seen by links from before.
      .set((eb) => ({ previewEpoch: eb("previewEpoch", "+", 1) }))
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .returning("title")
      .executeTakeFirst();
    if (!collection) throw notFound("Collection");
    const removal = { kind: "collection", entityId: id, label: collection.title, by } as const;
    return deleteToTrash(shop, { ...removal, ...(batch !== undefined && { batch }) });
  });
}
