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
  ["sent", "Sent November\u00A022, valid until November\u00A030"],
  ["opened", "Opened November\u00A023, valid until November\u00A030"],
  ["accepted", "Accepted November\u00A023"],
  ["declined", "Declined November\u00A023"],
  ["withdrawn", "Withdrawn November\u00A023"],
  ["replaced", "Replaced November\u00A023"],
  ["expired", "Expired November\u00A030"],
] as const)("a quote that is %s reads %j", (state, text) => {
  expect(describeQuote({ ...quote, state }, when)).toBe(text);
});
