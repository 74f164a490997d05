import type { Shop } from "../../shop.ts";
import { countForSale } from "../../catalogue/count-for-sale.ts";
import { currentAvailability } from "../../catalogue/reservation.ts";

export type TakenStock = {
  taken: number;
  /** How many of the wanted ones are missing. */
  short: number;
  /** Whether this took the last one. */
  soldOut: boolean;
  /** Whether it was reserved for somebody when it was taken. */
  isReserved: boolean;
  /** Whether the piece is in the trash. */
  isDeleted: boolean;
};

/**
 * Takes up to `quantity` from the stock of a piece; taking the last one marks it sold. A made-to-order
 * piece has no stock to take and is never short. Call it inside a transaction.
 * @returns null when there is no such piece
 */
export async function takeStock(
  { db, engine, now }: Shop,
  productId: number,
  quantity: number,
): Promise<TakenStock | null> {
  const piece = await db
    .selectFrom("products")
    .select(["stock", "availability", "reservedUntil", "deletedAt"])
    .where("id", "=", productId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!piece) return null;
  const forSale = countForSale(piece);
  const taken = forSale === null ? 0 : Math.min(forSale, quantity);
  const soldOut = taken > 0 && taken === forSale;
  if (taken > 0) {
    await db
      .updateTable("products")
      .set((eb) => ({
        stock: soldOut ? 0 : eb("stock", "-", taken),
        ...(soldOut && { availability: "sold" as const, reservedFor: null, reservedUntil: null }),
        version: eb("version", "+", 1),
        updatedAt: now().toISOString(),
      }))
      .where("id", "=", productId)
      .execute();
  }
  return {
    taken,
    short: forSale === null ? 0 : quantity - taken,
    soldOut,
    isReserved: currentAvailability(piece, now()) === "reserved",
    isDeleted: piece.deletedAt !== null,
  };
}
