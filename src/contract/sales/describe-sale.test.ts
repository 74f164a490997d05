import { describe, expect, it, test } from "vitest";
import {
  asking,
  declined,
  describeFacts,
  inquiry,
  LATER,
  order,
  PIECE,
  quote,
  readSale,
  reserved,
  type SaleRow,
  WROTE,
  endOf,
} from "#tests/support/sale-facts.ts";
import { leadingOrder, type SaleFacts } from "./describe-sale.ts";
import type { OrderStatus } from "./order-transitions.ts";
import type { OrderChangeEntry } from "./orders.ts";

const ROWS: SaleRow[] = [
  // The conversation.
  ["new", { inquiry: inquiry({ state: "new" }) }, "asks about the Opal Pendant.", "Answer", "you"],
  [
    "new, about custom work",
    { inquiry: inquiry({ state: "new", pieces: [] }) },
    "asks about custom work.",
    "Answer",
    "you",
  ],
  [
    "new, about three pieces",
    { inquiry: inquiry({ state: "new", pieces: [PIECE, PIECE, PIECE] }) },
    "asks about the Opal Pendant and 2 more.",
    "Answer",
    "you",
  ],
  ["waiting for you", { inquiry: asking }, "wrote about the Opal Pendant.", "Answer", "you"],
  [
    "answered",
    { inquiry: inquiry() },
    "has your answer about the Opal Pendant.",
    "Make a quote",
    "customer",
  ],
  [
    "reserved",
    { inquiry: inquiry({ pieces: [reserved] }) },
    "has the Opal Pendant reserved.",
    "Make a quote",
    "customer",
  ],
  [
    "closed",
    { inquiry: inquiry({ state: "closed" }) },
    "asked about the Opal Pendant. Closed.",
    null,
    "nobody",
  ],
  ["held", { inquiry: inquiry({ state: "to-check" }) }, "sent what may be spam.", null, "nobody"],
  // The quote.
  [
    "a draft",
    { inquiry: inquiry(), quote: quote("draft") },
    "waits for your quote of $1,874.34 for the Opal Pendant.",
    "Send quote",
    "you",
  ],
  [
    "a draft in answer to a question",
    { inquiry: inquiry({ state: "new" }), quote: quote("draft") },
    "waits for your quote of $1,874.34 for the Opal Pendant.",
    "Send quote",
    "you",
  ],
  [
    "a question after the draft",
    {
      inquiry: inquiry({ state: "waiting-for-you", wroteAt: LATER }),
      quote: quote("draft", { updatedAt: WROTE }),
    },
    "wrote about the Opal Pendant.",
    "Answer",
    "you",
  ],
  [
    "sent",
    { inquiry: inquiry(), quote: quote("sent") },
    "has your quote of $1,874.34 for the Opal Pendant.",
    "Write again",
    "customer",
  ],
  [
    "opened",
    { inquiry: inquiry(), quote: quote("opened") },
    "has your quote of $1,874.34 for the Opal Pendant, opened.",
    "Write again",
    "customer",
  ],
  [
    "a question about a sent quote",
    { inquiry: asking, quote: quote("sent") },
    "wrote about the Opal Pendant.",
    "Answer",
    "you",
  ],
  [
    "expired",
    { inquiry: asking, quote: quote("expired", { endedAt: LATER }) },
    "let your quote of $1,874.34 for the Opal Pendant expire.",
    "Make a quote",
    "you",
  ],
  [
    "expired, not yet stored",
    { inquiry: inquiry(), quote: quote("expired") },
    "let your quote of $1,874.34 for the Opal Pendant expire.",
    "Make a quote",
    "you",
  ],
  [
    "declined",
    { inquiry: asking, quote: declined },
    "declined your quote of $1,874.34 for the Opal Pendant.",
    "Answer",
    "you",
  ],
  [
    "declined and answered",
    { inquiry: inquiry(), quote: declined },
    "has your answer about the Opal Pendant.",
    "Make a quote",
    "customer",
  ],
  [
    "withdrawn",
    { inquiry: inquiry(), quote: quote("withdrawn", { endedAt: LATER }) },
    "has your answer about the Opal Pendant.",
    "Make a quote",
    "customer",
  ],
];

test.each(ROWS)("%s", (_state, facts, ...told) => {
  expect(readSale(facts)).toEqual(told);
});

it("isolates a name that is written from right to left, and has one article", () => {
  const pieces = [{ ...PIECE, name: "טבעת" }];
  expect(describeFacts({ inquiry: inquiry({ state: "new", pieces }) }).sentence).toBe(
    "asks about the \u2068טבעת\u2069.",
  );
  const items = [{ productId: 3, productName: "The Weaver’s Ring" }];
  expect(describeFacts({ orders: [order({ items })] }).sentence).toBe(
    "ordered The Weaver’s Ring. Paid in full.",
  );
});

describe("leadingOrder", () => {
  it("is the open one that is promised first, else the last that was not canceled", () => {
    const later = order({ dueDate: endOf("2026-12-18") });
    const sooner = order({ dueDate: endOf("2026-12-01"), createdAt: LATER });
    const done = order({ status: "completed" });
    const canceled = order({ status: "cancelled" });
    expect(leadingOrder([done, later, order(), sooner, canceled])).toBe(sooner);
    expect(leadingOrder([done, canceled])).toBe(done);
    expect(leadingOrder([canceled])).toBe(canceled);
    expect(leadingOrder([])).toBeNull();
  });
});

const entry = (from: OrderStatus, at: string): OrderChangeEntry => ({
  from,
  to: "processing",
  by: null,
  reason: null,
  changes: [],
  at,
});

describe("the date of a sale", () => {
  const history = [entry("pending", WROTE), entry("processing", LATER)];

  it.each([
    ["when the customer wrote", { inquiry: asking }, "wrote", WROTE],
    ["when it was answered", { inquiry: inquiry() }, "answered", LATER],
    [
      "until when it is reserved",
      { inquiry: inquiry({ pieces: [reserved] }) },
      "reserved-until",
      reserved.reservedUntil,
    ],
    [
      "until when its quote is valid",
      { inquiry: inquiry(), quote: quote("sent") },
      "valid-until",
      endOf("2026-11-30"),
    ],
    ["when it was agreed", { orders: [order()] }, "agreed", order().createdAt],
    [
      "when it came to the bench, whatever was edited since",
      { orders: [order({ status: "processing", history })] },
      "on-the-bench",
      WROTE,
    ],
    [
      "for when it is promised",
      { orders: [order({ dueDate: endOf("2026-12-18") })] },
      "promised",
      endOf("2026-12-18"),
    ],
  ] satisfies [string, Partial<SaleFacts>, string, string][])(
    "is %s",
    (_what, facts, dateOf, date) => {
      expect(describeFacts(facts)).toMatchObject({ dateOf, date });
    },
  );

  it("is late once the promised day is over, and not before", () => {
    const late = { orders: [order({ dueDate: endOf("2026-11-22") })] };
    expect(describeFacts(late).isLate).toBe(true);
    expect(describeFacts({ ...late, inquiry: asking }).isLate).toBe(true);
    expect(describeFacts({ orders: [order({ dueDate: endOf("2026-11-23") })] }).isLate).toBe(false);
  });
});
