import { expect, test } from "vitest";
import type { PublicQuote } from "#contract/sales/quotes.ts";
import { listNextSteps } from "./list-next-steps.ts";

const item = { title: "Ring" } as PublicQuote["items"][number];
const quote = {
  state: "sent" as const,
  deposit: "100.00",
  total: "200.00",
  readyBy: "2026-12-19T04:59:59.000Z",
  noun: "ring",
  isReserved: true,
  items: [item],
  order: null,
  delivery: null,
};
const order = {
  status: "pending",
  amountPaid: "0.00",
  balanceDue: "200.00",
  total: "200.00",
} as NonNullable<PublicQuote["order"]>;
const list = (change: object) =>
  listNextSteps({ ...quote, ...change }, "America/New_York").map(
    ({ title, text, isDone }) => `${isDone ? "done: " : ""}${title} ${text}`,
  );

test("says what happens once the quote is accepted", () => {
  expect(list({})).toEqual([
    "You accept. The ring stays reserved for you, and I get a message.",
    "You pay the deposit. I’ll send you the details. You can pay by check, bank transfer, or card in the shop.",
    "I get started. I’ll write when the ring is ready, December\u00A018,\u00A02026 at the latest.",
    "You pay the rest when you pick it up or before I ship it.",
  ]);
});

test("follows the order after that", () => {
  const accepted = { state: "accepted", delivery: "pickup" };
  expect(list({ ...accepted, order })).toEqual([
    "done: You accepted. The ring is yours.",
    "You pay the deposit. I’ll send you the details. You can pay by check, bank transfer, or card in the shop.",
    "I get started. I’ll write when the ring is ready, December\u00A018,\u00A02026 at the latest.",
    "You pay the rest when you pick it up.",
  ]);
  const done = { ...order, status: "shipped", amountPaid: "200.00", balanceDue: "0.00" };
  expect(list({ ...accepted, order: done }).every((step) => step.startsWith("done: "))).toBe(true);
});

test("asks for no deposit where there is none, and reserves nothing for custom work", () => {
  const custom = { deposit: null, noun: null, isReserved: true, readyBy: null };
  expect(list({ ...custom, items: [item, item] })).toEqual([
    "You accept. I get a message.",
    "I get started. I’ll write when everything is ready.",
    "You pay when you pick them up or before I ship them.",
  ]);
});

test("speaks of several in the plural", () => {
  expect(list({ noun: "earrings" })[0]).toContain("The earrings stay reserved");
  expect(list({ noun: "earrings", isReserved: false })[0]).toContain("The earrings are yours");
});

test("a finished piece is paid in full at once", () => {
  const open = list({ deposit: "200.00" });
  expect(open).toHaveLength(3);
  expect(open[1]).toMatch(/^You pay\. I’ll send you the details\./);
  const paid = { ...order, amountPaid: "200.00", balanceDue: "0.00" };
  const accepted = list({ state: "accepted", deposit: "200.00", order: paid });
  expect(accepted[1]).toBe("done: You paid. Thank you.");
});

test("who picks up pays no shipping, and nothing is left of a deposit above the rest", () => {
  const pickup = { ...order, total: "188.00", balanceDue: "188.00" };
  const steps = list({ state: "accepted", delivery: "pickup", deposit: "200.00", order: pickup });
  expect(steps[1]).toMatch(/^You pay\. /);
  expect(steps).toHaveLength(3);
});
