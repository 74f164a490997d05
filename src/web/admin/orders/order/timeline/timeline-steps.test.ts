import { expect, test } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import { listTimelineSteps } from "./timeline-steps.ts";

const entry = { by: null, reason: null, changes: [] };
const order = (change: Partial<Order>): Order =>
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

const describe = (change: Partial<Order>) =>
  listTimelineSteps(order(change)).map(({ label, state }) => `${label}: ${state}`);

test("shows where the order is between its agreement and its delivery", () => {
  expect(describe({})).toEqual([
    "Agreed: now",
    "On the bench: ahead",
    "Shipped: ahead",
    "Delivered: ahead",
  ]);
  expect(describe({ status: "completed", delivery: "pickup" })).toEqual([
    "Agreed: done",
    "On the bench: done",
    "Ready for pickup: done",
    "Picked up: now",
  ]);
});

test("shows a deposit that was agreed, and when it came in", () => {
  expect(describe({ deposit: "50.00", status: "processing" })).toEqual([
    "Agreed: done",
    "Deposit: ahead",
    "On the bench: now",
    "Shipped: ahead",
    "Delivered: ahead",
  ]);
  const paid = { deposit: "50.00", amountPaid: "50.00" };
  expect(describe(paid).slice(0, 2)).toEqual(["Agreed: done", "Deposit received: now"]);
});

test("dates each step by when it was last reached, and the shipping by when it is due", () => {
  const history: Order["history"] = [
    { ...entry, from: null, to: "pending", at: "2026-11-20T15:00:00.000Z" },
    { ...entry, from: "pending", to: "processing", at: "2026-11-21T15:00:00.000Z" },
    { ...entry, from: "processing", to: "pending", at: "2026-11-22T15:00:00.000Z" },
    { ...entry, from: "pending", to: "processing", at: "2026-11-23T15:00:00.000Z" },
    { ...entry, from: "processing", to: "processing", at: "2026-11-24T15:00:00.000Z" },
  ];
  const dueDate = "2026-12-18T04:59:59.000Z";
  const steps = listTimelineSteps(order({ status: "processing", history, dueDate }));
  expect(steps.map(({ at }) => at)).toEqual([
    "2026-11-20T15:00:00.000Z",
    "2026-11-23T15:00:00.000Z",
    dueDate,
    null,
  ]);
});

test("begins with the inquiry and the quote that it comes from", () => {
  const quote = {
    id: 3,
    inquiryId: 7,
    inquiredAt: "2026-11-18T15:00:00.000Z",
    sentAt: "2026-11-19T15:00:00.000Z",
  };
  expect(describe({ quote }).slice(0, 3)).toEqual([
    "Inquired: done",
    "Quoted: done",
    "Agreed: now",
  ]);
});
