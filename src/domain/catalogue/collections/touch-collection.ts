import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Marks a collection as changed, so that a change made on top of an older version is noticed.
 * @throws not-found, also for a collection in the trash
 */
export async function touchCollection({ db, now }: Shop, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("collections")
    .set(({ eb }) => ({ version: eb("version", "+", 1), updatedAt: now().toISOString() }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Collection");
}
