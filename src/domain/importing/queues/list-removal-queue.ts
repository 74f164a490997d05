import type { RemovalQueueEntry, RemovalQueueStatus } from "#contract/catalogue/queues.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import type { QueueQuery } from "./queue-query.ts";

/**
 * Pieces their source no longer lists, the oldest first. Pending entries of deleted pieces are
 * omitted; decided ones stay.
 */
export async function listRemovalQueue(
  { db }: Shop,
  { status, limit, offset = 0 }: QueueQuery<RemovalQueueStatus> = {},
): Promise<Page<RemovalQueueEntry>> {
  const waiting = db
    .selectFrom("removalQueue")
    .leftJoin("products", "products.id", "removalQueue.productId")
    .where((eb) =>
      eb.or([
        eb("products.deletedAt", "is", null),
        eb("removalQueue.status", "!=", "pending_removal"),
      ]),
    )
    .$call((query) => (status ? query.where("removalQueue.status", "=", status) : query));
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await waiting
    .selectAll("removalQueue")
    .orderBy("removalQueue.createdAt")
    .orderBy("removalQueue.id")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items, total };
}
