import { expect, test } from "vitest";
import { describeDue } from "./describe-due.ts";

// Half past ten in the evening of November 20 in Virginia.
const now = new Date("2026-11-21T03:30:00Z");
const endOf = (day: string) => new Date(`${day}T23:59:59-05:00`).toISOString();

test.each([
  ["2026-12-06", "in 16 days", false],
  ["2026-11-21", "tomorrow", false],
  ["2026-11-20", "today", false],
  ["2026-11-19", "1 day overdue", true],
  ["2026-11-10", "10 days overdue", true],
])("says of %s that it is %s, by the shop's calendar", (day, text, isOverdue) => {
  expect(describeDue(endOf(day), now, "America/New_York")).toEqual({ text, isOverdue });
});
