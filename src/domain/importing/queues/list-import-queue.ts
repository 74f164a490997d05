import type { ImportQueueEntry, ImportQueueStatus } from "#contract/catalogue/queues.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import type { QueueQuery } from "./queue-query.ts";

/** Pieces imported without photos, the oldest first. Pieces in the trash are omitted. */
export async function listImportQueue(
  { db }: Shop,
  { status, limit, offset = 0 }: QueueQuery<ImportQueueStatus> = {},
): Promise<Page<ImportQueueEntry>> {
  const waiting = db
    .selectFrom("importQueue")
    .leftJoin("products", "products.id", "importQueue.productId")
    .where("products.deletedAt", "is", null)
    .$call((query) => (status ? query.where("importQueue.status", "=", status) : query));
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await waiting
    .selectAll("importQueue")
    .orderBy("importQueue.createdAt")
    .orderBy("importQueue.id")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items, total };
}
