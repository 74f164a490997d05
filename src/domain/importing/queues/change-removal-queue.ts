import type { RemovalQueueEntry, RemovalQueueStatus } from "#contract/catalogue/queues.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import type { Shop } from "../../shop.ts";

/**
 * Decides on a piece its source no longer lists: keep it, or move it to the trash.
 * @param by username of the admin
 * @throws not-found when there is no such entry, conflict when it is decided already or nothing
 * would be decided
 */
export async function changeRemovalQueue(
  shop: Shop,
  id: number,
  status: RemovalQueueStatus,
  by: string | null,
): Promise<RemovalQueueEntry> {
  if (status === "pending_removal")
    throw conflict("Choose whether to keep or to remove the piece.");
  return inTransaction(shop, async (shop) => {
    const changed = await shop.db
      .updateTable("removalQueue")
      .set({ status, updatedAt: shop.now().toISOString() })
      .where("id", "=", id)
      .where("status", "=", "pending_removal")
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw await decisionError(shop, id);
    if (status === "removed" && changed.productId !== null) {
      await deleteIfPresent(shop, changed.productId, by);
    }
    return changed;
  });
}

async function decisionError({ db }: Shop, id: number) {
  const entry = await db
    .selectFrom("removalQueue")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) return notFound("Queue entry");
  return conflict(`It was decided already: this piece was ${entry.status}.`);
}

/** The piece may have been deleted in the meantime. */
async function deleteIfPresent(shop: Shop, productId: number, by: string | null): Promise<void> {
  const there = await shop.db
    .selectFrom("products")
    .select("id")
    .where("id", "=", productId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (there) await deleteProduct(shop, productId, by);
}
