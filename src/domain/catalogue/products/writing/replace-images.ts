import type { ImageRow } from "../../../media/library/store-images.ts";
import type { Shop } from "../../../shop.ts";

/** Replaces the pictures of a piece, in this order, and closes its entry in the photo queue. */
export async function replaceImages(
  { db, now }: Shop,
  productId: number,
  images: ImageRow[],
): Promise<void> {
  await db.deleteFrom("productImages").where("productId", "=", productId).execute();
  if (images.length === 0) return;
  await db
    .insertInto("productImages")
    .values(images.map((image, position) => ({ productId, position, ...image })))
    .execute();
  await db
    .updateTable("importQueue")
    .set({ status: "done", updatedAt: now().toISOString() })
    .where("productId", "=", productId)
    .where("status", "=", "pending_photos")
    .execute();
}
