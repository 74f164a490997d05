import type { Selectable } from "kysely";
import { toInstantOf } from "#contract/day-or-instant.ts";
import { formatHundredths } from "#contract/decimals.ts";
import type { Order, OrderPatch } from "#contract/sales/orders.ts";
import type { Tables } from "#database/tables.ts";
import { conflict, invalid } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { refreshStatusMail } from "../customer-mails/queue-order-mails.ts";
import { linkOrderCustomer } from "../customer-links/link-order-customer.ts";
import { updatePaymentStatus } from "./update-payment-status.ts";
import { describeEdits } from "./describe-edits.ts";
import { getOrder } from "./get-order.ts";
import { lockOwnOrder, nextUpdatedAt } from "./lock-order.ts";
import { type OrderLine, requireTotal, resolveLines, sumLines } from "./order-lines.ts";
import { addressToJson } from "./record-order.ts";
import { replaceLines } from "./replace-lines.ts";

type OrderRow = Selectable<Tables["orders"]>;

/**
 * Changes what was recorded of an order; only what is sent changes. Its history says what was changed.
 * @param by the admin's username, for the history
 * @throws not-found; invalid, with its path; conflict for a stale `updatedAt`, insufficient stock, a
 * canceled order's pieces, or a total below what is paid
 */
export async function editOrder(
  shop: Shop,
  id: number,
  patch: OrderPatch,
  by: string | null,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    const row = await lockOwnOrder(shop, id, patch.updatedAt);
    const before = await getOrder(shop, id);
    const lines = await loadLines(shop, id);
    const replaced = await replaceItems(shop, row, patch, lines);
    const amounts = readAmounts(row, patch);
    const sums = sumEdited(row, amounts, sumLines(replaced) - sumLines(lines));
    await requireTotalAbovePaid(shop, id, row.totalCents, sums.totalCents);
    const updatedAt = nextUpdatedAt(shop, row);
    await shop.db
      .updateTable("orders")
      .set({
        ...readCustomer(patch),
        ...readDelivery(row, patch),
        ...amounts,
        ...sums,
        ...(await readDueDate(shop, patch)),
        updatedAt,
      })
      .where("id", "=", id)
      .execute();
    if (isOfSomebodyElse(row, patch)) await linkOrderCustomer(shop, id, readContacts(patch));
    await updatePaymentStatus(shop, id);
    const after = await getOrder(shop, id);
    const { timeZone } = await getSettings(shop);
    const changes = describeEdits(before, after, timeZone);
    if (changes.length === 0) return after;
    await shop.db
      .insertInto("orderHistory")
      .values({
        orderId: id,
        fromStatus: row.status,
        toStatus: row.status,
        username: by,
        changes: JSON.stringify(changes),
        createdAt: shop.now().toISOString(),
      })
      .execute();
    await refreshStatusMail(shop, after, changes);
    return getOrder(shop, id);
  });
}

const isOfSomebodyElse = (row: OrderRow, { customerEmail, customerPhone }: OrderPatch): boolean =>
  (customerEmail !== undefined && customerEmail !== row.customerEmail) ||
  (customerPhone !== undefined && customerPhone !== row.customerPhone);

const readContacts = ({ customerEmail, customerPhone }: OrderPatch) => ({
  email: customerEmail ?? null,
  phone: customerPhone ?? null,
});

/** @returns the lines that it has now */
async function replaceItems(
  shop: Shop,
  { id, status }: OrderRow,
  { items }: OrderPatch,
  present: OrderLine[],
): Promise<OrderLine[]> {
  if (!items) return present;
  if (status === "cancelled") {
    throw conflict("You can’t change the pieces of a canceled order. Move the order back first.");
  }
  const lines = await resolveLines(shop, items, present);
  await replaceLines(shop, id, lines);
  return lines;
}

const loadLines = ({ db }: Shop, orderId: number): Promise<OrderLine[]> =>
  db
    .selectFrom("orderItems")
    .select(["productId", "productName", "quantity", "priceCents", "customizations"])
    .where("orderId", "=", orderId)
    .orderBy("id")
    .execute();

const readAmounts = (row: OrderRow, { tax, shipping, deposit }: OrderPatch) => ({
  taxCents: tax ?? row.taxCents,
  shippingCents: shipping ?? row.shippingCents,
  depositCents: deposit === undefined ? row.depositCents : deposit,
});

/**
 * The sums move by what was changed: what a platform added or took off, such as a fee or a coupon, is in no line
 * and stays a part of them.
 */
function sumEdited(row: OrderRow, amounts: ReturnType<typeof readAmounts>, piecesCents: number) {
  const taxes = amounts.taxCents - row.taxCents;
  const shipping = amounts.shippingCents - row.shippingCents;
  const totalCents = Math.max(0, row.totalCents + piecesCents + taxes + shipping);
  requireTotal(totalCents, amounts);
  return { subtotalCents: Math.max(0, row.subtotalCents + piecesCents), totalCents };
}

/** Only a change is checked: an order that came from elsewhere may have been paid with a surplus. */
async function requireTotalAbovePaid({ db }: Shop, id: number, before: number, after: number) {
  if (after >= before) return;
  const { paid } = await db
    .selectFrom("orderPayments")
    .select((eb) => eb.fn.sum<number | null>("amountCents").as("paid"))
    .where("orderId", "=", id)
    .executeTakeFirstOrThrow();
  if (paid === null || after >= paid) return;
  throw conflict(
    `$${formatHundredths(paid)} is paid already, so the total cannot be $${formatHundredths(after)}. Remove a payment first.`,
  );
}

/** What is undefined is not stored. */
function readCustomer(patch: OrderPatch) {
  const { customerName, customerEmail, customerPhone, notes } = patch;
  const { trackingCarrier, trackingNumber, billingAddress, isGift } = patch;
  return {
    customerName,
    customerEmail,
    customerPhone,
    notes,
    trackingCarrier,
    trackingNumber,
    isGift,
    billingAddress: billingAddress && addressToJson(billingAddress),
  };
}

/** @throws invalid for a shipping without an address */
function readDelivery(row: OrderRow, patch: OrderPatch) {
  const delivery = patch.delivery ?? row.delivery;
  if (delivery === "pickup") {
    return { delivery, shippingAddress: addressToJson(null), billingAddress: null };
  }
  if (patch.shippingAddress) {
    return { delivery, shippingAddress: addressToJson(patch.shippingAddress) };
  }
  if (patch.shippingAddress === null || row.shippingAddress === null) {
    throw invalid("shippingAddress", "Required");
  }
  return {};
}

async function readDueDate(shop: Shop, { dueDate }: OrderPatch) {
  if (dueDate === undefined) return {};
  const { timeZone } = await getSettings(shop);
  return { dueDate: dueDate === null ? null : toInstantOf(dueDate, timeZone) };
}
