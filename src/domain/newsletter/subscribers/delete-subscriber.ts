import type { Deleted } from "#contract/operations/trash.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";

/**
 * Moves a subscriber to the trash.
 * @throws not-found
 */
export async function deleteSubscriber(
  shop: Shop,
  id: number,
  by: string | null,
): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const subscriber = await shop.db
      .selectFrom("subscribers")
      .select("email")
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (!subscriber) throw notFound("Subscriber");
    const removal = { kind: "subscriber", entityId: id, label: subscriber.email, by } as const;
    const deleted = await deleteToTrash(shop, removal);
    await recordChange(shop, by, { kind: "subscriber", action: "deleted" });
    return deleted;
  });
}
