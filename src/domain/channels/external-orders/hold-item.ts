import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { noteDoubleSale } from "../../sales/double-sales/note-double-sale.ts";
import type { Shop } from "../../shop.ts";
import { moveAgreedStock } from "./move-agreed-stock.ts";

export type ItemRow = Selectable<Tables["externalOrderItems"]>;

type Hold = {
  item: ItemRow;
  platformId: number;
  /** When the order was placed; null where that is unknown. */
  placedAt: string | null;
};

/**
 * Takes from the stock what a line of an external order sold, once. Where the piece is not there any
 * more, somebody bought it twice, and that is noted. An order from before its piece was linked changes
 * nothing: the stock that was read then knew of it. Call it inside a transaction.
 */
export async function holdItem(shop: Shop, { item, platformId, placedAt }: Hold): Promise<void> {
  const { productId, quantity } = item;
  if (item.isHeld || productId === null) return;
  const linkedAt = await findLink(shop, platformId, productId);
  const wasKnown = linkedAt !== null && placedAt !== null && isLongBefore(placedAt, linkedAt);
  const took = wasKnown ? NOTHING : await take(shop, productId, quantity);
  await shop.db
    .updateTable("externalOrderItems")
    .set({ isHeld: true, stockTaken: took.taken, soldOut: took.soldOut, short: took.short })
    .where("id", "=", item.id)
    .execute();
  if (wasKnown) return;
  await moveAgreedStock(shop, { platformId, productId, by: -quantity });
  if (took.short > 0 || took.wasPromised) {
    await noteDoubleSale(shop, { productId, externalOrderId: item.externalOrderId });
  }
}

/** Two clocks may differ: an alarm too many is better than a sale that nobody notices. */
const CLOCKS_DIFFER_MILLISECONDS = 5 * 60 * 1000;

const isLongBefore = (placedAt: string, linkedAt: string): boolean =>
  Date.parse(placedAt) < Date.parse(linkedAt) - CLOCKS_DIFFER_MILLISECONDS;

type Took = { taken: number; short: number; soldOut: boolean; wasPromised: boolean };

const NOTHING: Took = { taken: 0, short: 0, soldOut: false, wasPromised: false };

async function take(shop: Shop, productId: number, quantity: number): Promise<Took> {
  const now = shop.now().toISOString();
  const piece = await shop.db
    .selectFrom("products")
    .select(["stock", "availability", "reservedUntil", "deletedAt"])
    .where("id", "=", productId)
    .$if(shop.engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  // Of a piece that is made to order there is nothing in stock to take.
  if (!piece || piece.availability === "made_to_order") return NOTHING;
  const isReserved =
    piece.availability === "reserved" && !(piece.reservedUntil && piece.reservedUntil <= now);
  const taken = Math.min(piece.stock, quantity);
  const soldOut = taken > 0 && taken === piece.stock;
  if (taken > 0) {
    await shop.db
      .updateTable("products")
      .set((eb) => ({
        stock: eb("stock", "-", taken),
        ...(soldOut && { availability: "sold" as const }),
        version: eb("version", "+", 1),
        updatedAt: now,
      }))
      .where("id", "=", productId)
      .execute();
  }
  const wasPromised = isReserved || piece.deletedAt !== null;
  return { taken, short: quantity - taken, soldOut, wasPromised };
}

async function findLink(
  { db }: Shop,
  platformId: number,
  productId: number,
): Promise<string | null> {
  const listing = await db
    .selectFrom("productListings")
    .select("createdAt")
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .executeTakeFirst();
  return listing?.createdAt ?? null;
}
