import type { Selectable } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import type { Order, OrderItem } from "#contract/orders.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import { toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";

type OrderRow = Selectable<Tables["orders"]>;
type MediaRow = Selectable<Tables["media"]>;

/** Orders with items and history, in the order given: two queries for all of them. */
export async function loadOrders(shop: Shop, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await loadItems(shop, ids), ({ orderId }) => orderId);
  const history = Map.groupBy(await loadHistory(shop, ids), ({ orderId }) => orderId);
  return rows.map((row) => ({
    id: row.id,
    customerEmail: row.customerEmail,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    subtotal: formatHundredths(row.subtotalCents),
    tax: formatHundredths(row.taxCents),
    shipping: formatHundredths(row.shippingCents),
    total: formatHundredths(row.totalCents),
    status: row.status,
    paymentStatus: row.paymentStatus,
    paymentIntentId: row.paymentIntentId,
    notes: row.notes,
    items: items.get(row.id) ?? [],
    history: (history.get(row.id) ?? []).map(({ from, to, by, at }) => ({ from, to, by, at })),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

async function loadItems(shop: Shop, orderIds: number[]): Promise<OrderItem[]> {
  const rows = await shop.db
    .selectFrom("orderItems")
    .leftJoin("productImages", (join) =>
      join
        .onRef("productImages.productId", "=", "orderItems.productId")
        .on("productImages.position", "=", 0),
    )
    .leftJoin("media", "media.hash", "productImages.mediaHash")
    .selectAll("media")
    .select("productImages.url as pictureUrl")
    .selectAll("orderItems")
    .where("orderItems.orderId", "in", idList(shop, orderIds))
    .orderBy("orderItems.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.orderId,
    productId: row.productId,
    productName: row.productName,
    picture:
      row.pictureUrl === null
        ? null
        : toPicture({ url: row.pictureUrl, media: row.hash === null ? null : (row as MediaRow) }),
    quantity: row.quantity,
    price: formatHundredths(row.priceCents),
    customizations: row.customizations,
    createdAt: row.createdAt,
  }));
}

function loadHistory(shop: Shop, orderIds: number[]) {
  return shop.db
    .selectFrom("orderHistory")
    .select([
      "orderId",
      "fromStatus as from",
      "toStatus as to",
      "username as by",
      "createdAt as at",
    ])
    .where("orderId", "in", idList(shop, orderIds))
    .orderBy("id")
    .execute();
}
