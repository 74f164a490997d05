import type { Deleted } from "#contract/operations/trash.ts";
import { notFound } from "../../errors.ts";
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
  const subscriber = await shop.db
    .selectFrom("subscribers")
    .select("email")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!subscriber) throw notFound("Subscriber");
  return deleteToTrash(shop, { kind: "subscriber", entityId: id, label: subscriber.email, by });
}
