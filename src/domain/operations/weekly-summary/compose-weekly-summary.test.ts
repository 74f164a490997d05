import { expect, test } from "vitest";
import { composeWeeklySummary } from "./compose-weekly-summary.ts";
import { isEmptyWeek, type Week } from "./week.ts";

const QUIET: Week = {
  from: "2026-11-16",
  to: "2026-11-22",
  visits: 0,
  visitsBefore: null,
  pieces: [],
  inquiries: 0,
  waitingInquiries: 0,
  orders: 0,
  soldCents: 0,
  soldPieces: [],
  due: [],
  nextStep: null,
};

const compose = (change: Partial<Week>) => {
  const { details = [], ...mail } = composeWeeklySummary(
    { ...QUIET, ...change },
    "America/New_York",
  );
  return { ...mail, parts: Object.fromEntries(details.map(({ label, value }) => [label, value])) };
};

const visitsOf = (change: Partial<Week>) => compose(change).parts["Looked at"];

test("says what happened, what is due and what to do", () => {
  const due = {
    id: 12,
    pieces: ["Hammered Band", "Moon Pendant"],
    dueDate: "2026-11-28T04:59:59.999Z",
    isLate: false,
  };
  const { subject, body, parts } = compose({
    visits: 312,
    visitsBefore: 291,
    pieces: [
      { name: "Sapphire Solitaire", views: 41 },
      { name: "Moon Pendant", views: 1 },
    ],
    inquiries: 3,
    waitingInquiries: 2,
    orders: 2,
    soldCents: 237_500,
    soldPieces: ["Sapphire Solitaire"],
    due: [{ ...due, id: 9, dueDate: "2026-11-20T04:59:59.999Z", isLate: true }, due],
    nextStep: { sentence: "2 people wait for your answer.", label: "", screen: "" },
  });
  expect(subject).toBe("Your week: 312 visits, 3 inquiries, 2 orders");
  expect(body).toBe("Here is your week, November 16 to 22.");
  expect(parts).toEqual({
    "Looked at":
      "312 visits, 21 more than the week before.\nSapphire Solitaire: 41 views\nMoon Pendant: 1 view",
    Asked: "3 inquiries.\n2 wait for your answer.",
    Sold: "2 orders, $2,375.00 in all.\nSapphire Solitaire",
    Due: "Late since Thursday, November 19: order 9, Hammered Band, Moon Pendant\nFriday, November 27: order 12, Hammered Band, Moon Pendant",
    "To do first": "2 people wait for your answer.",
  });
});

test("a quiet part says so in a sentence", () => {
  const { subject, parts } = compose({});
  expect(subject).toBe("Your week: 0 visits, 0 inquiries, 0 orders");
  expect(parts).toEqual({
    "Looked at": "Nobody visited your shop.",
    Asked: "No inquiries.",
    Sold: "No orders.",
    Due: "Nothing this week.",
    "To do first": "You’re all caught up.",
  });
});

test("compares visits only with a week that was counted", () => {
  expect(visitsOf({ visits: 1 })).toBe("1 visit.");
  expect(visitsOf({ visits: 5, visitsBefore: 5 })).toBe("5 visits, as many as the week before.");
  expect(visitsOf({ visits: 5, visitsBefore: 1205 })).toBe(
    "5 visits, 1,200 fewer than the week before.",
  );
});

test("names five due orders, and how many more there are", () => {
  const due = Array.from({ length: 7 }, (_, id) => ({
    id,
    pieces: ["Ring"],
    dueDate: "2026-11-25T04:59:59.999Z",
    isLate: false,
  }));
  expect(compose({ due }).parts["Due"]?.split("\n")).toHaveLength(6);
  expect(compose({ due }).parts["Due"]).toMatch(/and 2 more$/);
});

test("names both months of a week that crosses them", () => {
  expect(compose({ from: "2026-11-30", to: "2026-12-06" }).body).toContain(
    "November 30 to December 6",
  );
});

test("a week is empty when there is nothing to say", () => {
  expect(isEmptyWeek(QUIET)).toBe(true);
  const nextStep = { sentence: "Order 12 is late.", label: "", screen: "" };
  for (const change of [{ visits: 1 }, { inquiries: 1 }, { orders: 1 }, { nextStep }]) {
    expect([change, isEmptyWeek({ ...QUIET, ...change })]).toEqual([change, false]);
  }
});
