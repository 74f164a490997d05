import type { ImportQueueEntry, ImportQueueStatus } from "#contract/catalogue/queues.ts";
import { conflict, notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Marks a piece that waits for photos as done.
 * @throws not-found when there is no such entry, conflict when its state would not advance
 */
export async function changeImportQueue(
  { db, now }: Shop,
  id: number,
  status: ImportQueueStatus,
): Promise<ImportQueueEntry> {
  const entry = await db
    .selectFrom("importQueue")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) throw notFound("Queue entry");
  const changed =
    status === "done" &&
    (await db
      .updateTable("importQueue")
      .set({ status, updatedAt: now().toISOString() })
      .where("id", "=", id)
      .where("status", "=", "pending_photos")
      .returningAll()
      .executeTakeFirst());
  if (changed) return changed;
  throw conflict(
    status === entry.status && status === "pending_photos"
      ? "This piece is already waiting for photos."
      : "This piece isn’t waiting for photos anymore.",
  );
}
