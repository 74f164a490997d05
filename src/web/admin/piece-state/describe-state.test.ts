import { expect, test } from "vitest";
import type { StateChoice } from "#contract/catalogue/piece-states.ts";
import { describeForVisitors, describeState, toStateChoice } from "./describe-state.ts";

const when = { timeZone: "America/New_York", now: "2026-11-20T15:00:00.000Z" };
const reserved = {
  isActive: true,
  availability: "reserved",
  reservedFor: "Ana",
  reservedUntil: "2026-12-01T04:59:59.000Z",
  leadTime: null,
} as const;

test("names for whom a piece is reserved to the goldsmith, and not to visitors", () => {
  expect(describeState(reserved, when)).toEqual({
    kind: "reserved",
    text: "Reserved for Ana until November\u00A030",
  });
  const choice = toStateChoice(reserved, when.timeZone);
  expect(choice).toMatchObject({ state: "reserved", reservedUntil: "2026-11-30" });
  expect(describeForVisitors(choice, when)).toBe(
    "Visitors read “Reserved until November\u00A030”.",
  );
  expect(describeState({ ...reserved, reservedUntil: null }, when).text).toBe("Reserved for Ana");
});

const read = (choice: StateChoice) => describeForVisitors(choice, when);

test("says what visitors read in each state", () => {
  expect(read({ state: "available" })).toBe("Visitors read “Available”.");
  expect(read({ state: "sold" })).toBe("Visitors read “Sold”.");
  expect(read({ state: "reserved" })).toBe("Visitors read “Reserved”.");
  expect(read({ state: "made_to_order", leadTime: "4 weeks" })).toBe(
    "Visitors read “Made to order, 4 weeks”.",
  );
  expect(read({ state: "hidden" })).toBe("Visitors don’t see it.");
});

test("a hidden piece is in no other state", () => {
  expect(toStateChoice({ ...reserved, isActive: false }, when.timeZone).state).toBe("hidden");
  expect(describeState({ ...reserved, isActive: false }, when).text).toBe("Hidden");
});
