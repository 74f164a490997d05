import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Increments the version of a collection, so that a change based on an older version is refused.
 * @throws not-found for an unknown or deleted collection
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
