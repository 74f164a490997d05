import { expect, test } from "vitest";
import type { Inquiry, InquiryEventType } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import type { SaleRecord } from "../thread/thread-entries.ts";
import { listSaleStages } from "./sale-stages.ts";

const entry = { by: null, reason: null, changes: [] };
const none: SaleRecord = { inquiry: null, quotes: [], orders: [], mails: [] };
const order = (change: Partial<Order> = {}): Order =>
  ({
    status: "pending",
    delivery: "shipping",
    createdAt: "2026-11-20T15:00:00.000Z",
    deposit: null,
    amountPaid: "0.00",
    payments: [],
    dueDate: null,
    history: [],
    quote: null,
    ...change,
  }) as unknown as Order;
const inquiry = (...events: InquiryEventType[]): Inquiry =>
  ({
    createdAt: "2026-11-18T15:00:00.000Z",
    messages: events.map((type) => ({ at: "2026-11-18T16:00:00.000Z", event: { type } })),
  }) as unknown as Inquiry;

const describe = (shown: Order | null, sale: Partial<SaleRecord> = {}) =>
  listSaleStages({ ...none, ...sale }, shown).map(({ label, state }) => `${label}: ${state}`);

test("shows where an order is between its agreement and its delivery", () => {
  expect(describe(order())).toEqual([
    "Agreed: now",
    "On the bench: ahead",
    "Shipped: ahead",
    "Delivered: ahead",
  ]);
  expect(describe(order({ status: "completed", delivery: "pickup" }))).toEqual([
    "Agreed: done",
    "On the bench: done",
    "Ready for pickup: done",
    "Picked up: now",
  ]);
});

test("shows a deposit that was agreed with its sum, and when it came in", () => {
  const working = order({ deposit: "50.00", status: "processing" });
  expect(describe(working)).toEqual([
    "Agreed: done",
    "Deposit: ahead",
    "On the bench: now",
    "Shipped: ahead",
    "Delivered: ahead",
  ]);
  expect(listSaleStages(none, working)[1]?.amount).toBe("$50.00");
  const paid = { deposit: "50.00", amountPaid: "50.00" };
  expect(describe(order(paid)).slice(0, 2)).toEqual(["Agreed: done", "Deposit received: now"]);
});

test("dates each stage by when it was last reached, and the shipping by when it is due", () => {
  const history: Order["history"] = [
    { ...entry, from: null, to: "pending", at: "2026-11-20T15:00:00.000Z" },
    { ...entry, from: "pending", to: "processing", at: "2026-11-21T15:00:00.000Z" },
    { ...entry, from: "processing", to: "pending", at: "2026-11-22T15:00:00.000Z" },
    { ...entry, from: "pending", to: "processing", at: "2026-11-23T15:00:00.000Z" },
    { ...entry, from: "processing", to: "processing", at: "2026-11-24T15:00:00.000Z" },
  ];
  const dueDate = "2026-12-18T04:59:59.000Z";
  const stages = listSaleStages(none, order({ status: "processing", history, dueDate }));
  expect(stages.map(({ at }) => at)).toEqual([
    "2026-11-20T15:00:00.000Z",
    "2026-11-23T15:00:00.000Z",
    dueDate,
    null,
  ]);
});

test("begins with the inquiry, the reservation that stands, and the quote", () => {
  const ahead = ["On the bench: ahead", "Shipped: ahead", "Delivered: ahead"];
  expect(describe(null, { inquiry: inquiry("reserved", "released") })).toEqual([
    "Inquired: now",
    "Quoted: ahead",
    "Agreed: ahead",
    ...ahead,
  ]);
  const sent = { sentAt: "2026-11-19T15:00:00.000Z", deposit: "20.00" } as Quote;
  expect(describe(null, { inquiry: inquiry("reserved"), quotes: [sent] })).toEqual([
    "Inquired: done",
    "Reserved: done",
    "Quoted: now",
    "Agreed: ahead",
    "Deposit: ahead",
    ...ahead,
  ]);
});

const first = (shown: Order) => describe(shown, { inquiry: inquiry() }).slice(0, 2);

test("leaves the quote out of a sale that was agreed without one", () => {
  expect(first(order())).toEqual(["Inquired: done", "Agreed: now"]);
  const quote = { id: 3, inquiryId: 7, inquiredAt: "", sentAt: "2026-11-19T15:00:00.000Z" };
  expect(first(order({ quote }))).toEqual(["Inquired: done", "Quoted: done"]);
});
