import type { Selectable } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import type { Order, OrderChangeEntry, OrderItem, OrderSource } from "#contract/sales/orders.ts";
import type { Payment } from "#contract/sales/payments.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import { toPicture } from "../../media/library/to-picture.ts";
import type { Shop } from "../../shop.ts";

type OrderRow = Selectable<Tables["orders"]>;
type MediaRow = Selectable<Tables["media"]>;
type PaymentRow = Selectable<Tables["orderPayments"]>;
type OfOrder<Entry> = Entry & { orderId: number };

/** Orders with items, payments and history, in the order given: four queries for all of them. */
export async function loadOrders(shop: Shop, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await loadItems(shop, ids), ({ orderId }) => orderId);
  const history = groupByOrder(await loadHistory(shop, ids));
  const payments = groupByOrder(await loadPayments(shop, ids));
  const quotes = await loadQuotes(shop, ids);
  return rows.map((row) => {
    const paid = payments.get(row.id) ?? [];
    const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      id: row.id,
      source: toSource(row),
      customerId: row.customerId,
      customerEmail: row.customerEmail,
      customerName: row.customerName,
      customerPhone: row.customerPhone,
      delivery: row.delivery,
      shippingAddress: row.shippingAddress,
      billingAddress: row.billingAddress,
      subtotal: formatHundredths(row.subtotalCents),
      tax: formatHundredths(row.taxCents),
      shipping: formatHundredths(row.shippingCents),
      total: formatHundredths(row.totalCents),
      deposit: row.depositCents === null ? null : formatHundredths(row.depositCents),
      dueDate: row.dueDate,
      status: row.status,
      paymentStatus: row.paymentStatus,
      paymentIntentId: row.paymentIntentId,
      payments: paid.map(toPayment),
      amountPaid: formatHundredths(paidCents),
      balanceDue: formatHundredths(Math.max(0, row.totalCents - paidCents)),
      receiptNumber: row.receiptNumber,
      trackingCarrier: row.trackingCarrier,
      trackingNumber: row.trackingNumber,
      isGift: row.isGift,
      notes: row.notes,
      items: items.get(row.id) ?? [],
      history: history.get(row.id) ?? [],
      quote: quotes.get(row.id) ?? null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

const toSource = ({ sourceName: name, sourceNumber: number }: OrderRow): OrderSource | null =>
  name === null || number === null ? null : { name, number };

/** The entries of each order, without its id. */
function groupByOrder<Entry extends { orderId: number }>(entries: Entry[]) {
  const byOrder = new Map<number, Omit<Entry, "orderId">[]>();
  for (const { orderId, ...entry } of entries) {
    const own = byOrder.get(orderId);
    if (own) own.push(entry);
    else byOrder.set(orderId, [entry]);
  }
  return byOrder;
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

async function loadHistory(shop: Shop, orderIds: number[]): Promise<OfOrder<OrderChangeEntry>[]> {
  const rows = await shop.db
    .selectFrom("orderHistory")
    .select([
      "orderId",
      "fromStatus as from",
      "toStatus as to",
      "username as by",
      "createdAt as at",
      "reason",
      "changes",
    ])
    .where("orderId", "in", idList(shop, orderIds))
    .orderBy("id")
    .execute();
  return rows.map(({ changes, ...row }) => ({ ...row, changes: changes ?? [] }));
}

async function loadPayments(shop: Shop, orderIds: number[]): Promise<PaymentRow[]> {
  return shop.db
    .selectFrom("orderPayments")
    .selectAll()
    .where("orderId", "in", idList(shop, orderIds))
    .orderBy("paidOn")
    .orderBy("id")
    .execute();
}

/** The quotes whose acceptance recorded the orders, by the order's id. */
async function loadQuotes(shop: Shop, orderIds: number[]) {
  const rows = await shop.db
    .selectFrom("quotes")
    .innerJoin("inquiries", "inquiries.id", "quotes.inquiryId")
    .select([
      "quotes.orderId",
      "quotes.id",
      "quotes.inquiryId",
      "inquiries.createdAt as inquiredAt",
      "quotes.sentAt",
    ])
    .where("quotes.orderId", "in", idList(shop, orderIds))
    .where("inquiries.deletedAt", "is", null)
    .execute();
  return new Map(rows.map(({ orderId, ...quote }) => [orderId, quote]));
}

const toPayment = (row: Omit<PaymentRow, "orderId">): Payment => ({
  id: row.id,
  amount: formatHundredths(row.amountCents),
  method: row.method,
  paidOn: row.paidOn,
  reference: row.reference,
  by: row.username,
  at: row.createdAt,
});
