import { expect, test } from "vitest";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Inquiry, InquiryEvent, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Order, OrderChangeEntry } from "#contract/sales/orders.ts";
import type { Payment } from "#contract/sales/payments.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { listThreadEntries, type SaleRecord, type ThreadEntry } from "./thread-entries.ts";

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();
const letter = (id: number, day: number, kind: InquiryMessage["kind"] = "customer") =>
  ({ id, kind, at: at(day), event: null }) as InquiryMessage;
const event = (id: number, day: number, given: Partial<InquiryEvent>) =>
  ({
    id,
    kind: "event",
    at: at(day),
    event: { quoteId: null, orderId: null, ...given },
  }) as InquiryMessage;
const recorded = (id: number, day: number, orderId: number) =>
  event(id, day, { type: "order-recorded", orderId });
const inquiry = (...messages: InquiryMessage[]) => ({ id: 7, messages }) as Inquiry;
const change = (from: OrderChangeEntry["from"], to: OrderChangeEntry["to"], day: number) =>
  ({ from, to, at: at(day), by: null, reason: null, changes: [] }) as OrderChangeEntry;
const order = (id: number, given: Partial<Order>) =>
  ({ id, history: [], payments: [], receiptNumber: null, ...given }) as unknown as Order;
const quote = (id: number, orderId: number | null) => ({ id, orderId }) as Quote;

/** "letter 1", "quote 3", "change 14 pending>processing", "payment 5 2026-0001" */
function name(entry: ThreadEntry): string {
  switch (entry.kind) {
    case "letter":
      return `letter ${entry.message.id}${entry.isFirst ? " first" : ""}`;
    case "event":
      return `${entry.event.type}${entry.order ? ` of order ${entry.order.id}` : ""}`;
    case "quote":
      return `quote ${entry.quote.id}`;
    case "change":
      return `order ${entry.order.id} ${entry.change.from ?? "none"} to ${entry.change.to}`;
    case "payment":
      return `payment ${entry.payment.id} receipt ${entry.receiptNumber ?? "none"}`;
    default:
      return `mail ${entry.mail.id}`;
  }
}

const list = (sale: Partial<SaleRecord>) =>
  listThreadEntries({ inquiry: null, quotes: [], orders: [], mails: [], ...sale }).map(name);

test("merges a sale from its first letter to its delivery in the order in which it happened", () => {
  const payment = { id: 5, paidOn: at(6, 23), at: at(6) } as Payment;
  const sale: Partial<SaleRecord> = {
    inquiry: inquiry(
      letter(1, 1),
      letter(2, 2, "reply"),
      event(3, 3, { type: "reserved" }),
      event(4, 4, { type: "quote-sent", quoteId: 3 }),
      event(5, 5, { type: "quote-accepted", quoteId: 3 }),
      event(6, 5, { type: "order-recorded", orderId: 14 }),
      letter(7, 8),
    ),
    quotes: [quote(3, 14)],
    orders: [
      order(14, {
        receiptNumber: "2026-0001",
        payments: [payment],
        history: [
          change(null, "pending", 5),
          change("pending", "processing", 7),
          change("processing", "shipped", 9),
          change("shipped", "completed", 10),
        ],
      }),
    ],
    mails: [
      { id: 2, about: { kind: "order", id: 14 }, createdAt: at(9), sentAt: at(9, 13) },
    ] as OutgoingMail[],
  };
  expect(list(sale)).toEqual([
    "letter 1 first",
    "letter 2",
    "reserved",
    "quote 3",
    "quote-accepted of order 14",
    "payment 5 receipt 2026-0001",
    "order 14 pending to processing",
    "letter 7",
    "order 14 processing to shipped",
    "mail 2",
    "order 14 shipped to completed",
  ]);
});

test("begins with the order where it came without an inquiry", () => {
  const history = [change(null, "pending", 1), change("pending", "pending", 2)];
  expect(list({ orders: [order(9, { history })] })).toEqual([
    "order 9 none to pending",
    "order 9 pending to pending",
  ]);
});

test("tells both orders of an inquiry, each recorded once", () => {
  const sale = {
    inquiry: inquiry(letter(1, 1), recorded(2, 2, 14), recorded(3, 4, 15)),
    orders: [
      order(14, { history: [change(null, "pending", 2), change("pending", "processing", 5)] }),
      order(15, { history: [change(null, "pending", 4), change("pending", "cancelled", 6)] }),
    ],
  };
  expect(list(sale)).toEqual([
    "letter 1 first",
    "order-recorded of order 14",
    "order-recorded of order 15",
    "order 14 pending to processing",
    "order 15 pending to cancelled",
  ]);
});

test("puts a payment on the day it was paid, and the receipt with the one recorded first", () => {
  const payments = [
    { id: 6, paidOn: at(2, 23), at: at(9) },
    { id: 5, paidOn: at(4, 23), at: at(4) },
  ] as Payment[];
  const history = [change("pending", "processing", 3)];
  expect(list({ orders: [order(9, { receiptNumber: "2026-0002", payments, history })] })).toEqual([
    "payment 6 receipt none",
    "order 9 pending to processing",
    "payment 5 receipt 2026-0002",
  ]);
});

test("keeps the line of a quote that is no longer there, and of an order in the trash", () => {
  const sent = event(2, 2, { type: "quote-sent", quoteId: 3 });
  expect(list({ inquiry: inquiry(sent, recorded(3, 3, 14)) })).toEqual([
    "quote-sent",
    "order-recorded",
  ]);
});
