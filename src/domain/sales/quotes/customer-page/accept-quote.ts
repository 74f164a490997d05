import { MISSING_EMAIL } from "#contract/sales/customers.ts";
import type { NewOrder, Order } from "#contract/sales/orders.ts";
import { sumQuote } from "#contract/sales/quote-sums.ts";
import type { AcceptQuote } from "#contract/sales/quotes.ts";
import { conflict, DomainError } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../../shop.ts";
import { UNCONFIRMED } from "../../customer-links/link-customer.ts";
import { queueCustomerMail } from "../../customer-mails/queue-customer-mail.ts";
import { addMessage } from "../../inquiries/records/add-message.ts";
import { recordOrder } from "../../orders/record-order.ts";
import type { lockQuote } from "../lock-quote.ts";
import { notifyOfQuote } from "../notify-of-quote.ts";
import { refuseAcceptance, UnrecordedOrder } from "./refuse-acceptance.ts";
import { lockOpenQuote } from "./lock-open-quote.ts";
import { releaseQuoted } from "../quoted-pieces.ts";
import { quoteUrl } from "../quote-secret.ts";

type Locked = Awaited<ReturnType<typeof lockQuote>>;

/**
 * Accepts a quote: records its order once, takes its pieces out of the shop, and tells the desk and the
 * customer. One that was accepted before stays as it was.
 * @param from the visitor's IP address
 * @throws not-found for a forged or revoked secret; conflict when its order cannot be recorded, of which the
 * desk learns why, and for a quote that is no longer open; too-many-requests
 */
export async function acceptQuote(
  shop: Shop,
  secret: string,
  input: AcceptQuote,
  from: string,
): Promise<void> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  try {
    await inTransaction(shop, (shop) => accept(shop, secret, input));
  } catch (error) {
    throw error instanceof UnrecordedOrder ? await refuseAcceptance(shop, error) : error;
  }
}

async function accept(shop: Shop, secret: string, input: AcceptQuote): Promise<void> {
  const locked = await lockOpenQuote(shop, secret);
  if (locked === "accepted") return;
  const { quote, inquiry } = locked;
  const order = await recordQuoted(shop, locked, input);
  // Of a piece with others in stock, those are available again.
  await releaseQuoted(shop, quote, inquiry);
  const now = shop.now().toISOString();
  await shop.db
    .updateTable("quotes")
    .set({
      state: "accepted",
      orderId: order.id,
      delivery: input.delivery,
      endedAt: now,
      updatedAt: now,
    })
    .where("id", "=", quote.id)
    .execute();
  const { id: quoteId, totalCents } = quote;
  const event = { type: "quote-accepted" as const, quoteId, totalCents, orderId: order.id };
  // What is to be done next is the order's; a question that waits for an answer goes on waiting.
  await addMessage(shop, inquiry.id, { kind: "event", event });
  await queueCustomerMail(
    shop,
    "accepted",
    { order, url: quoteUrl(shop, { id: quoteId, secretVersion: inquiry.secretVersion }) },
    {
      to: inquiry.email,
      about: { kind: "order", id: order.id },
      onceKey: `order:${order.id}:accepted`,
      secrets: [{ purpose: "quote", id: quoteId, version: inquiry.secretVersion }],
    },
  );
  await notifyOfQuote(shop, quote, { what: "accepted", orderId: order.id });
}

async function recordQuoted(
  shop: Shop,
  locked: Locked,
  { delivery, shippingAddress }: AcceptQuote,
): Promise<Order> {
  const { quote, inquiry } = locked;
  const items = await shop.db
    .selectFrom("quoteItems")
    .selectAll()
    .where("quoteId", "=", quote.id)
    .orderBy("position")
    .execute();
  const deleted = items.find(({ productId, isCustom }) => productId === null && !isCustom);
  if (deleted)
    throw new UnrecordedOrder(locked, items, conflict(`“${deleted.title}” was deleted.`));
  // What is picked up is not shipped, so the customer does not pay for that.
  const shippingCents = delivery === "pickup" ? 0 : quote.shippingCents;
  const { totalCents } = sumQuote({
    items,
    shippingCents,
    taxRate: null,
    taxCents: quote.taxCents,
  });
  const order: NewOrder = {
    customerName: inquiry.name,
    customerEmail: inquiry.email ?? MISSING_EMAIL,
    customerPhone: inquiry.phone,
    delivery,
    shippingAddress: delivery === "pickup" ? null : (shippingAddress ?? null),
    items: items.map(toOrderLine),
    tax: quote.taxCents,
    shipping: shippingCents,
    deposit: quote.depositCents === null ? null : Math.min(quote.depositCents, totalCents),
    dueDate: quote.readyBy,
    inquiryId: inquiry.id,
  };
  try {
    return await recordOrder(shop, order, null, UNCONFIRMED);
  } catch (error) {
    throw error instanceof DomainError ? new UnrecordedOrder(locked, items, error) : error;
  }
}

type Item = {
  productId: number | null;
  isCustom: boolean;
  title: string;
  quantity: number;
  priceCents: number;
  metal: string | null;
  weight: string | null;
  ringSize: string | null;
  details: string | null;
};

/** A piece has its own metal and weight; what was noted of the line goes to the order's papers. */
function toOrderLine(item: Item): NewOrder["items"][number] {
  const { productId, title, quantity, priceCents: price, isCustom } = item;
  const { metal, weight, ringSize, details } = item;
  const noted = isCustom ? { metal, weight, ringSize, details } : { ringSize, details };
  const entries = Object.entries(noted).filter(([, value]) => value !== null);
  return {
    ...(productId === null ? { title } : { productId }),
    quantity,
    price,
    customizations: entries.length > 0 ? Object.fromEntries(entries) : null,
  };
}
