import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

/** Gives a piece back what was taken of it; one that was sold by that is available again. */
export async function putBack(
  { db, now }: Shop,
  productId: number,
  { stock, soldOut }: { stock: number; soldOut: boolean },
): Promise<void> {
  await db
    .updateTable("products")
    .set((eb) => ({
      stock: eb("stock", "+", stock),
      ...(soldOut && {
        availability: sql`case when availability = 'sold' then 'available' else availability end`,
      }),
      version: eb("version", "+", 1),
      updatedAt: now().toISOString(),
    }))
    .where("id", "=", productId)
    .execute();
}
