import { expect, test } from "vitest";
import { truncateQuote } from "./truncate-quote.ts";

test.each([
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), `${"x".repeat(59)}…`],
  [`${"x".repeat(58)}💍💍`, `${"x".repeat(58)}…`],
])("quotes %s as %s", (text, quoted) => {
  expect(truncateQuote(text)).toBe(quoted);
});
