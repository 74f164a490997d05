import { sql } from "kysely";
import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

type Piece = { id: number; name: string };

/**
 * Takes pieces of one kind from the stock; the last one taken makes the piece sold. Of a piece that is
 * made to order any number may be had: there is nothing in stock to take, so its stock stays as it is.
 * Call it inside a transaction.
 * @returns how many were taken, and whether they were the last
 * @throws conflict, naming the piece, when the stock does not suffice
 */
export async function takeFromStock(
  { db, now }: Shop,
  { id, name }: Piece,
  quantity: number,
): Promise<{ stockTaken: number; soldOut: boolean }> {
  const lowered = await db
    .updateTable("products")
    .set((eb) => ({
      stock: eb("stock", "-", quantity),
      availability: sql`case when stock = ${quantity} then 'sold' else availability end`,
      version: eb("version", "+", 1),
      updatedAt: now().toISOString(),
    }))
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .where("availability", "!=", "made_to_order")
    .where("stock", ">=", quantity)
    .returning("stock")
    .executeTakeFirst();
  if (lowered) return { stockTaken: quantity, soldOut: lowered.stock === 0 };
  const piece = await db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (piece?.availability === "made_to_order") return { stockTaken: 0, soldOut: false };
  if (!piece?.stock) throw conflict(`“${name}” is out of stock.`);
  throw conflict(`Only ${piece.stock} of “${name}” in stock, ${quantity} were asked for.`);
}
