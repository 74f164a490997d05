import type { Selectable } from "kysely";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import { findExportedPiece } from "./find-exported-piece.ts";

export type OrderItemRow = Omit<Selectable<Tables["orderItems"]>, "id" | "orderId">;

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
