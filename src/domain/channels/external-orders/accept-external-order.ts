import { MAX_EMAIL_LENGTH } from "#contract/email-address.ts";
import { cutText } from "#contract/cut-text.ts";
import type { Selectable } from "kysely";
import { ORDER_STATUS_BY_WOO_STATUS } from "#contract/channels/external-orders.ts";
import type { Order } from "#contract/sales/orders.ts";
import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import { PLATFORMS, type PlatformKind } from "#contract/channels/platforms.ts";
import type { Tables } from "#database/tables.ts";
import { conflict, notFound, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import { UNCONFIRMED } from "../../sales/customer-links/link-customer.ts";
import { linkOrderCustomer } from "../../sales/customer-links/link-order-customer.ts";
import { findOrderFrom } from "../../sales/orders/find-order-from.ts";
import { getOrder } from "../../sales/orders/get-order.ts";
import type { Shop } from "../../shop.ts";
import { takeItemStock } from "./take-item-stock.ts";
import { toCents, customerName, type WooOrder, wooOrderSchema } from "./woo-order.ts";

type Row = Selectable<Tables["externalOrders"]> & { platform: PlatformKind };

/**
 * Accepts an order of a platform as an order of the shop: its customer, items, prices and address, with
 * the matching status. Stock it has taken moves to the new order.
 * @param by the admin's username, for the history
 * @throws conflict when it was accepted already; unprocessable when its status has no match
 */
export async function acceptExternalOrder(
  shop: Shop,
  id: number,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockExternalOrder(shop, id);
    if (row.internalOrderId !== null) {
      throw conflict(`This is already one of your orders: order ${row.internalOrderId}.`);
    }
    if (row.syncStatus === "failed") {
      throw unprocessable(`This order couldn’t be recorded yet: ${row.syncErrors ?? ""}`);
    }
    const status = ORDER_STATUS_BY_WOO_STATUS.get(row.status);
    if (!status) {
      throw unprocessable(`An order that is ${row.status} there stays there.`);
    }
    const order = wooOrderSchema.parse(row.orderData);
    const placedAt = readGmt(order.date_created_gmt);
    const createdAt = placedAt ?? row.createdAt;
    await requireNotImported(shop, row, order);
    const { id: orderId } = await shop.db
      .insertInto("orders")
      .values({ ...toOrder(row, order), status, createdAt, updatedAt: shop.now().toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await linkOrderCustomer(shop, orderId, UNCONFIRMED);
    await shop.db
      .insertInto("orderHistory")
      .values({ orderId, toStatus: status, username: by, createdAt: shop.now().toISOString() })
      .execute();
    await insertPayment(shop, orderId, row, order);
    await moveItemsToOrder(shop, row, orderId, placedAt);
    await shop.db
      .updateTable("externalOrders")
      .set({
        internalOrderId: orderId,
        syncStatus: "accepted",
        syncErrors: null,
        updatedAt: shop.now().toISOString(),
      })
      .where("id", "=", id)
      .execute();
    return getOrder(shop, orderId);
  });
}

async function lockExternalOrder({ db, engine }: Shop, id: number): Promise<Row> {
  const row = await db
    .selectFrom("externalOrders")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "externalOrders.platformId")
    .selectAll("externalOrders")
    .select("platformIntegrations.platform")
    .where("externalOrders.id", "=", id)
    .where("platformIntegrations.deletedAt", "is", null)
    .$if(engine === "postgres", (query) => query.forUpdate("externalOrders"))
    .executeTakeFirst();
  if (!row) throw notFound("Order");
  return row;
}

/** @throws conflict for an order that came in with a file */
async function requireNotImported(shop: Shop, row: Row, { number, ...order }: WooOrder) {
  const source = { name: nameOf(row), number: number || row.externalOrderId };
  const id = await findOrderFrom(shop, source, readGmt(order.date_created_gmt));
  if (id !== null) throw conflict(`This is already one of your orders: order ${id}.`);
}

const nameOf = ({ platform }: Row): string => PLATFORMS[platform].name;

/** Fees are part of the subtotal, so that the amounts add up to the total that was paid. */
function toOrder(row: Row, order: WooOrder) {
  const taxCents = toCents(order.total_tax);
  const shippingCents = toCents(order.shipping_total);
  const from = `${nameOf(row)} order ${order.number || row.externalOrderId}.`;
  const billing = toAddress(order.billing);
  const shipping = toAddress(order.shipping);
  return {
    customerEmail: row.customerEmail?.slice(0, MAX_EMAIL_LENGTH) ?? MISSING_EMAIL,
    customerName: customerName(order) ?? "A customer",
    customerPhone: cutText(order.billing?.phone || order.shipping?.phone || "", 50) || null,
    shippingAddress: JSON.stringify(shipping["line1"] ? shipping : billing),
    billingAddress: billing["line1"] ? JSON.stringify(billing) : null,
    subtotalCents: Math.max(0, row.totalAmountCents - taxCents - shippingCents),
    taxCents,
    shippingCents,
    totalCents: row.totalAmountCents,
    notes: [from, order.customer_note].filter(Boolean).join("\n"),
  };
}

function toAddress(from: WooOrder["billing"]): Record<string, string> {
  const address = {
    line1: from?.address_1 || from?.company,
    line2: from?.address_2,
    city: from?.city,
    state: from?.state,
    postalCode: from?.postcode,
    country: from?.country,
  };
  return Object.fromEntries(
    Object.entries(address).flatMap(([part, text]) => (text ? [[part, text] as const] : [])),
  );
}

/** What was paid on the platform, which gives its own receipt. */
async function insertPayment(
  { db, now }: Shop,
  orderId: number,
  { totalAmountCents }: Row,
  { number, date_paid_gmt }: WooOrder,
): Promise<void> {
  const paidOn = readGmt(date_paid_gmt);
  if (paidOn === null || totalAmountCents === 0) return;
  const reference = cutText(`Order ${number}`, 100);
  const payment = { amountCents: totalAmountCents, method: "other" as const, paidOn, reference };
  await db
    .insertInto("orderPayments")
    .values({ orderId, ...payment, createdAt: now().toISOString() })
    .execute();
  await db.updateTable("orders").set({ paymentStatus: "paid" }).where("id", "=", orderId).execute();
}

async function moveItemsToOrder(
  shop: Shop,
  { id, platformId }: Row,
  orderId: number,
  placedAt: string | null,
): Promise<void> {
  const loadItems = () =>
    shop.db
      .selectFrom("externalOrderItems")
      .selectAll()
      .where("externalOrderId", "=", id)
      .orderBy("productId")
      .orderBy("id")
      .execute();
  // An unpaid order on the platform has taken no stock yet; an order of the shop does.
  for (const item of await loadItems()) await takeItemStock(shop, { item, platformId, placedAt });
  for (const item of await loadItems()) {
    await shop.db
      .insertInto("orderItems")
      .values({
        orderId,
        productId: item.productId,
        productName: item.productName,
        quantity: item.quantity,
        priceCents: item.priceCents,
        stockTaken: item.stockTaken,
        soldOut: item.soldOut,
        createdAt: shop.now().toISOString(),
      })
      .execute();
  }
  await shop.db
    .updateTable("externalOrderItems")
    .set({ stockTaken: 0, soldOut: false })
    .where("externalOrderId", "=", id)
    .execute();
}
