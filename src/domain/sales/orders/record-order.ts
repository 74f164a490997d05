import { addressSchema, type Address, type NewOrder, type Order } from "#contract/sales/orders.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { InquiryState } from "#contract/sales/inquiries.ts";
import { toInstantOf } from "#contract/day-or-instant.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { addMessage } from "../inquiries/records/add-message.ts";
import { lockInquiry } from "../inquiries/records/lock-inquiry.ts";
import type { Contacts } from "../customer-links/add-contacts.ts";
import { linkOrderCustomer } from "../customer-links/link-order-customer.ts";
import { getOrder } from "./get-order.ts";
import { type OrderLine, resolveLines, sumOrder } from "./order-lines.ts";
import { replaceLines } from "./replace-lines.ts";

/**
 * Records an order agreed on by email and takes its stock. An omitted price is the piece's; subtotal and
 * total are computed.
 * @param by the admin's username, for the history
 * @param confirmed the contacts that the desk states; all of them when left out
 * @throws invalid, with its path, for a piece that does not exist; conflict for insufficient stock; not-found
 * for the inquiry it came from
 */
export async function recordOrder(
  shop: Shop,
  input: NewOrder,
  by: string | null,
  confirmed?: Contacts,
): Promise<Order> {
  return inTransaction(shop, async (shop) => {
    // Before its pieces, as everything that locks both does.
    const inquiry = input.inquiryId ? await lockInquiry(shop, input.inquiryId) : null;
    const lines = await resolveLines(shop, input.items);
    const orderId = await insertOrder(shop, input, lines);
    await linkOrderCustomer(shop, orderId, confirmed);
    await replaceLines(shop, orderId, lines);
    await shop.db
      .insertInto("orderHistory")
      .values({ orderId, toStatus: "pending", username: by, createdAt: shop.now().toISOString() })
      .execute();
    const order = await getOrder(shop, orderId);
    if (inquiry) await noteInInquiry(shop, inquiry, order, by);
    return order;
  });
}

async function noteInInquiry(
  shop: Shop,
  inquiry: { id: number; state: InquiryState },
  { id, total }: Order,
  by: string | null,
): Promise<void> {
  const totalCents = parseHundredths(total) ?? 0;
  const event = { type: "order-recorded" as const, orderId: id, totalCents };
  // What the desk records is dealt with: what is to be done next is the order's.
  const isAnswered = by !== null && inquiry.state !== "closed";
  const state = isAnswered ? "waiting-for-them" : undefined;
  await addMessage(shop, inquiry.id, { kind: "event", event, username: by }, state);
}

async function insertOrder(shop: Shop, input: NewOrder, lines: OrderLine[]): Promise<number> {
  const { timeZone } = await getSettings(shop);
  const amounts = {
    taxCents: input.tax ?? 0,
    shippingCents: input.shipping ?? 0,
    depositCents: input.deposit ?? null,
  };
  const isPickup = input.delivery === "pickup";
  const now = shop.now().toISOString();
  const { id } = await shop.db
    .insertInto("orders")
    .values({
      customerEmail: input.customerEmail,
      customerName: input.customerName,
      customerPhone: input.customerPhone ?? null,
      delivery: input.delivery,
      shippingAddress: addressToJson(isPickup ? null : input.shippingAddress),
      billingAddress: input.billingAddress ? addressToJson(input.billingAddress) : null,
      ...amounts,
      ...sumOrder(lines, amounts),
      dueDate: input.dueDate ? toInstantOf(input.dueDate, timeZone) : null,
      notes: input.notes ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Drops fields that do not belong to an address; without one the JSON value null. */
export const addressToJson = (address: Address | null | undefined): string =>
  JSON.stringify(address ? addressSchema.parse(address) : null);
