import type { Selectable } from "kysely";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { findExportedPiece } from "./find-exported-piece.ts";

export type OrderItemRow = Omit<Selectable<Tables["orderItems"]>, "id" | "orderId">;
export type OrderPaymentRow = Omit<Selectable<Tables["orderPayments"]>, "id" | "orderId">;

/**
 * The stock includes these orders already, so nothing is taken; what they took is stored, so that
 * cancelling restores it.
 */
export async function toItemRows(shop: Shop, record: OrderRecord): Promise<OrderItemRow[]> {
  const rows: OrderItemRow[] = [];
  for (const { piece, stockTaken, soldOut, ...item } of record.items) {
    const productId = piece && (await findExportedPiece(shop, piece));
    rows.push({
      ...item,
      productId,
      stockTaken: productId === null ? 0 : stockTaken,
      soldOut: productId !== null && soldOut,
      createdAt: record.origin.createdAt ?? shop.now().toISOString(),
    });
  }
  return rows;
}

export const toPaymentRows = ({ payments }: OrderRecord): OrderPaymentRow[] =>
  payments.map(({ by, at, ...payment }) => ({ ...payment, username: by, createdAt: at }));

/** Of an order that has none. */
export async function insertRows(
  { db }: Shop,
  orderId: number,
  { items, payments }: { items: OrderItemRow[]; payments: OrderPaymentRow[] },
): Promise<void> {
  for (const { customizations, ...item } of items) {
    await db
      .insertInto("orderItems")
      .values({
        orderId,
        ...item,
        customizations: customizations && JSON.stringify(customizations),
      })
      .execute();
  }
  for (const payment of payments) {
    await db
      .insertInto("orderPayments")
      .values({ orderId, ...payment })
      .execute();
  }
}
