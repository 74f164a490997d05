import type { Shop } from "../../../shop.ts";

/** Queues a new piece without pictures. Saving pictures ends the entry. */
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
