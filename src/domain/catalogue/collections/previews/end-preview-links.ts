import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Revokes all preview links of a collection; links made later work.
 * @throws not-found for an unknown or deleted collection
 */
export async function endPreviewLinks({ db }: Shop, collectionId: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("collections")
    .set(({ eb }) => ({ previewEpoch: eb("previewEpoch", "+", 1) }))
    .where("id", "=", collectionId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Collection");
}
