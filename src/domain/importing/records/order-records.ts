import { PLATFORM_KINDS, PLATFORMS } from "#contract/channels/platforms.ts";
import { foldName } from "#contract/fold-name.ts";
import type { OrderRecord } from "#contract/importing/import-records.ts";
import type { OrderSource } from "#contract/sales/orders.ts";
import { readGmt } from "../../channels/woocommerce/read-gmt.ts";
import { preserveId } from "../../preserve-id.ts";
import type { Shop } from "../../shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { linkOrderCustomer } from "../../sales/customer-links/link-order-customer.ts";
import { findOrderFrom, isSameTime } from "../../sales/orders/find-order-from.ts";
import { keepReceiptNumber } from "../../sales/payments/keep-receipt-number.ts";
import { UNCONFIRMED } from "../../sales/customer-links/link-customer.ts";
import { conflict } from "../../errors.ts";
import { completeOrder } from "./complete-order.ts";
import { insertRows, toItemRows, toPaymentRows } from "./order-rows.ts";
import type { RecordHandler } from "./record-handler.ts";

export const orderRecords: RecordHandler<OrderRecord> = {
  keyOf: ({ origin, source }) => {
    if (source) return `${source.name} ${source.number} ${origin.createdAt}`;
    return origin.id === null ? null : String(origin.id);
  },
  find: (shop, record) =>
    record.source ? findOldOrder(shop, record, record.source) : findOwnOrder(shop, record),
  check: checkIsNew,
  add: async (shop, record) => {
    await checkIsNew(shop, record);
    const id = await insertOrder(shop, record);
    // Anybody may have typed into another shop's forms whose number or address this is.
    await linkOrderCustomer(shop, id, record.source ? UNCONFIRMED : undefined);
    const items = await toItemRows(shop, record);
    await insertRows(shop, id, { items, payments: toPaymentRows(record) });
    await insertHistory(shop, id, record);
    const number = record.origin.id;
    const notes =
      number !== null && number !== id
        ? [`There is another order ${number} here: this one came in as order ${id}.`]
        : [];
    return { id, notes };
  },
  stateOf: async ({ db }, id) => {
    const order = await db
      .selectFrom("orders")
      .select(["status", "paymentStatus", "notes", "updatedAt"])
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    if (!order) return null;
    const { status, paymentStatus, notes, updatedAt } = order;
    return JSON.stringify([status, paymentStatus, notes, updatedAt]);
  },
  keptReason: "It was moved on or changed since, and stays.",
  changes: completeOrder,
  remove: (shop, entityId, removal) => moveToTrash(shop, { kind: "order", entityId, ...removal }),
};

/** An order that is a connected platform's too, and that nobody has accepted, doesn't come in twice. */
async function checkIsNew(shop: Shop, record: OrderRecord): Promise<void> {
  const external = record.source && (await findExternalOrder(shop, record, record.source));
  if (external && external.internalOrderId === null)
    throw conflict(
      `It’s in your shop already: an order of ${record.source?.name}, under Platforms.`,
    );
}

/** By number and customer; else by customer, creation time and total. */
async function findOwnOrder(
  { db }: Shop,
  { origin, ...record }: OrderRecord,
): Promise<number | null> {
  const found = await db
    .selectFrom("orders")
    .select(["id", "createdAt", "totalCents"])
    .where("sourceName", "is", null)
    .where((eb) => eb(eb.fn("fold_text", ["customerEmail"]), "=", foldName(record.customerEmail)))
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const same =
    found.find(({ id }) => id === origin.id) ??
    found.find(
      ({ createdAt, totalCents }) =>
        createdAt === origin.createdAt && totalCents === record.totalCents,
    );
  return same?.id ?? null;
}

/** The id of an order from elsewhere, also of one that a platform's was accepted as; null for none. */
async function findOldOrder(
  shop: Shop,
  record: OrderRecord,
  source: OrderSource,
): Promise<number | null> {
  const id = await findOrderFrom(shop, source, record.origin.createdAt);
  return id ?? (await findExternalOrder(shop, record, source))?.internalOrderId ?? null;
}

/** The order that a connected platform reported of the same number; undefined for none. */
async function findExternalOrder(
  { db }: Shop,
  { sourceId, origin, totalCents }: OrderRecord,
  { name, number }: OrderSource,
): Promise<{ internalOrderId: number | null } | undefined> {
  const platform = PLATFORM_KINDS.find((kind) => PLATFORMS[kind].name === name);
  if (!platform) return undefined;
  const plain = number.replace(/^#/, "");
  const rows = await db
    .selectFrom("externalOrders")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "externalOrders.platformId")
    .select(["externalOrderId", "internalOrderId", "orderData"])
    .where("platform", "=", platform)
    .where((eb) => eb.or([eb("deletedAt", "is", null), eb("internalOrderId", "is not", null)]))
    .where((eb) =>
      sourceId
        ? eb("externalOrderId", "=", sourceId)
        : // A plugin may number orders anew: only what was reported has that number.
          eb.or([eb("externalOrderId", "=", plain), eb("totalAmountCents", "=", totalCents)]),
    )
    .orderBy("externalOrders.id")
    .execute();
  return rows.find(({ externalOrderId, orderData }) => {
    const reported = orderData as { number?: string | number; date_created_gmt?: string };
    const isSame = Boolean(sourceId) || String(reported.number || externalOrderId) === plain;
    const placedAt = readGmt(reported.date_created_gmt ?? "");
    return isSame && isSameTime(placedAt, origin.createdAt);
  });
}

async function insertOrder(shop: Shop, record: OrderRecord): Promise<number> {
  const { origin, shippingAddress, billingAddress } = record;
  const createdAt = origin.createdAt ?? shop.now().toISOString();
  const { id } = await shop.db
    .insertInto("orders")
    .values({
      ...(await preserveId(shop, "orders", origin.id)),
      customerEmail: record.customerEmail,
      customerName: record.customerName,
      customerPhone: record.customerPhone,
      delivery: record.delivery,
      shippingAddress: JSON.stringify(shippingAddress),
      billingAddress: billingAddress ? JSON.stringify(billingAddress) : null,
      subtotalCents: record.subtotalCents,
      taxCents: record.taxCents,
      shippingCents: record.shippingCents,
      totalCents: record.totalCents,
      depositCents: record.depositCents,
      dueDate: record.dueDate,
      status: record.status,
      paymentStatus: record.paymentStatus,
      receiptNumber: await keepReceiptNumber(shop, record.receiptNumber),
      trackingCarrier: record.trackingCarrier,
      trackingNumber: record.trackingNumber,
      isGift: record.isGift,
      notes: record.notes,
      sourceName: record.source?.name ?? null,
      sourceNumber: record.source?.number ?? null,
      createdAt,
      updatedAt: origin.updatedAt ?? createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertHistory(shop: Shop, orderId: number, record: OrderRecord): Promise<void> {
  const at = record.origin.createdAt ?? shop.now().toISOString();
  const first = { to: record.status, by: null, at, reason: null, changes: null };
  const steps = record.history.length > 0 ? record.history : [first];
  for (const [index, { to, by, at, reason, changes }] of steps.entries()) {
    await shop.db
      .insertInto("orderHistory")
      .values({
        orderId,
        fromStatus: steps[index - 1]?.to ?? null,
        toStatus: to,
        username: by,
        reason,
        changes: changes && JSON.stringify(changes),
        createdAt: at,
      })
      .execute();
  }
}
