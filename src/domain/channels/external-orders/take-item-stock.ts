import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { recordDoubleSale } from "../../sales/double-sales/record-double-sale.ts";
import type { Shop } from "../../shop.ts";
import { takeStock, type TakenStock } from "../../sales/stock/take-stock.ts";
import { adjustAgreedStock } from "./adjust-agreed-stock.ts";

export type ItemRow = Selectable<Tables["externalOrderItems"]>;

type ItemSale = {
  item: ItemRow;
  platformId: number;
  /** When the order was placed; null where that is unknown. */
  placedAt: string | null;
};

/**
 * Takes the stock that an item of an external order sold, once, and records a double sale where it is
 * missing, reserved or in the trash. An order placed before its piece was linked takes none: the stock
 * imported at that time was already lower by it. Call it inside a transaction.
 */
export async function takeItemStock(
  shop: Shop,
  { item, platformId, placedAt }: ItemSale,
): Promise<void> {
  const { productId, quantity } = item;
  if (item.isHeld || productId === null) return;
  const linkedAt = await findLinkedAt(shop, platformId, productId);
  const isIncluded = linkedAt !== null && placedAt !== null && isClearlyBefore(placedAt, linkedAt);
  const stock = (isIncluded ? null : await takeStock(shop, productId, quantity)) ?? NONE;
  await shop.db
    .updateTable("externalOrderItems")
    .set({ isHeld: true, stockTaken: stock.taken, soldOut: stock.soldOut, short: stock.short })
    .where("id", "=", item.id)
    .execute();
  if (isIncluded) return;
  await adjustAgreedStock(shop, { platformId, productId, by: -quantity });
  if (stock.short > 0 || stock.isReserved || stock.isDeleted) {
    await recordDoubleSale(shop, { productId, externalOrderId: item.externalOrderId });
  }
}

/** Allowed difference of the two clocks. A false alarm is better than an unnoticed sale. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60 * 1000;

const isClearlyBefore = (placedAt: string, linkedAt: string): boolean =>
  Date.parse(placedAt) < Date.parse(linkedAt) - CLOCK_SKEW_MILLISECONDS;

const NONE: TakenStock = {
  taken: 0,
  short: 0,
  soldOut: false,
  isReserved: false,
  isDeleted: false,
};

async function findLinkedAt(
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
