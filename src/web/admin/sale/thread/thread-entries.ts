import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Inquiry, InquiryEvent, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Order, OrderChangeEntry } from "#contract/sales/orders.ts";
import type { Payment } from "#contract/sales/payments.ts";
import type { Quote } from "#contract/sales/quotes.ts";

/** All that is known of one sale. An order that came without an inquiry is a sale of its own. */
export type SaleRecord = {
  inquiry: Inquiry | null;
  /** The newest version first. */
  quotes: Quote[];
  /** The oldest first; several where an inquiry led to more than one. */
  orders: Order[];
  /** What the shop emailed about its orders. */
  mails: OutgoingMail[];
};

/** One thing that happened in a sale, at its instant. */
export type ThreadEntry = { at: string } & (
  | { kind: "letter"; message: InquiryMessage; isFirst: boolean }
  | { kind: "event"; message: InquiryMessage; event: InquiryEvent; order: Order | null }
  | { kind: "quote"; quote: Quote }
  | { kind: "change"; order: Order; change: OrderChangeEntry }
  | { kind: "payment"; order: Order; payment: Payment; receiptNumber: string | null }
  | { kind: "mail"; order: Order; mail: OutgoingMail }
);

/** Letters, events, quotes, steps, payments and emails of a sale in the order in which they happened. */
export function listThreadEntries(sale: SaleRecord): ThreadEntry[] {
  const entries = [
    ...messageEntries(sale),
    ...sale.orders.flatMap((order) => [...changeEntries(order, sale), ...paymentEntries(order)]),
    ...mailEntries(sale),
  ];
  return entries.toSorted((a, b) => a.at.localeCompare(b.at));
}

function messageEntries({ inquiry, quotes, orders }: SaleRecord): ThreadEntry[] {
  const messages = inquiry?.messages ?? [];
  const first = messages.find(({ kind }) => kind === "customer");
  const accepted = new Set(quotes.map(({ orderId }) => orderId));
  return messages.flatMap((message): ThreadEntry[] => {
    const { at, event } = message;
    if (event === null) return [{ kind: "letter", at, message, isFirst: message === first }];
    const quote = quotes.find(({ id }) => id === event.quoteId);
    if (event.type === "quote-sent" && quote) return [{ kind: "quote", at, quote }];
    // The line of the acceptance names the order.
    if (event.type === "order-recorded" && accepted.has(event.orderId)) return [];
    const orderId = event.type === "quote-accepted" ? quote?.orderId : event.orderId;
    const order = orders.find(({ id }) => id === orderId) ?? null;
    return [{ kind: "event", at, message, event, order }];
  });
}

/** The steps and edits of an order; its inquiry, if it came from one, has the line that it was recorded. */
function changeEntries(order: Order, { inquiry }: SaleRecord): ThreadEntry[] {
  const isRecorded = inquiry?.messages.some(({ event }) => event?.orderId === order.id);
  return order.history
    .filter(({ from }) => from !== null || !isRecorded)
    .map((change) => ({ kind: "change", at: change.at, order, change }));
}

/** Payments on the day they were paid; the first one came with the receipt's number. */
function paymentEntries(order: Order): ThreadEntry[] {
  const recorded = order.payments.toSorted((a, b) => a.id - b.id);
  return order.payments.map((payment) => ({
    kind: "payment",
    // A payment of today has the end of today.
    at: payment.paidOn < payment.at ? payment.paidOn : payment.at,
    order,
    payment,
    receiptNumber: payment === recorded[0] ? order.receiptNumber : null,
  }));
}

const mailEntries = ({ mails, orders }: SaleRecord): ThreadEntry[] =>
  mails.flatMap((mail): ThreadEntry[] => {
    const order = orders.find(({ id }) => id === mail.about.id);
    return order ? [{ kind: "mail", at: mail.sentAt ?? mail.createdAt, order, mail }] : [];
  });
