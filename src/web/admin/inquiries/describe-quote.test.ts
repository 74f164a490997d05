import { expect, test } from "vitest";
import type { Quote } from "#contract/sales/quotes.ts";
import { describeQuote } from "./describe-quote.ts";

const when = { timeZone: "America/New_York", now: new Date("2026-11-24T15:00:00.000Z") };
const quote = {
  sentAt: "2026-11-22T15:00:00.000Z",
  openedAt: "2026-11-23T15:00:00.000Z",
  validUntil: "2026-12-01T04:59:59.000Z",
  endedAt: "2026-11-24T04:00:00.000Z",
} as Quote;

test.each([
  ["draft", "Draft"],
  ["sent", "Sent November 22, valid until November 30"],
  ["opened", "Opened November 23, valid until November 30"],
  ["accepted", "Accepted November 23"],
  ["declined", "Declined November 23"],
  ["withdrawn", "Withdrawn November 23"],
  ["replaced", "Replaced November 23"],
  ["expired", "Expired November 30"],
] as const)("a quote that is %s reads %j", (state, text) => {
  expect(describeQuote({ ...quote, state }, when)).toBe(text);
});
