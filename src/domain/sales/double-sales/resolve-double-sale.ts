import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** Resolves a double sale because one of its orders no longer needs the piece. */
export async function resolveDoubleSale(
  { db, now }: Shop,
  { externalOrderId, productId }: { externalOrderId: number; productId: number },
): Promise<void> {
  await db
    .updateTable("doubleSales")
    .set({ settledAt: now().toISOString() })
    .where("externalOrderId", "=", externalOrderId)
    .where("productId", "=", productId)
    .where("settledAt", "is", null)
    .execute();
}

/** Marks a double sale as resolved by a person. @throws not-found when there is none with this id */
export async function resolveManually(
  { db, now }: Shop,
  id: number,
  by: string | null,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("doubleSales")
    .set((eb) => ({
      settledAt: eb.fn.coalesce("settledAt", eb.val(now().toISOString())),
      settledBy: eb.fn.coalesce("settledBy", eb.val(by)),
    }))
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound("Double sale");
}
