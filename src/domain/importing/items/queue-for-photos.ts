import type { Shop } from "../../shop.ts";

/** A new piece without a picture that can be shown waits for one. The queue lets go of it by itself. */
export async function queueForPhotos(
  { db, now }: Shop,
  { syncLogId }: { syncLogId: number },
  productId: number,
  productName: string,
): Promise<void> {
  const image = await db
    .selectFrom("productImages")
    .select("id")
    .where("productId", "=", productId)
    .executeTakeFirst();
  if (image) return;
  const at = now().toISOString();
  await db
    .insertInto("importQueue")
    .values({
      productId,
      productName,
      importBatch: String(syncLogId),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}
