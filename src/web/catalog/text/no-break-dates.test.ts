import { expect, test } from "vitest";
import { noBreakDates } from "./no-break-dates.ts";

test("keeps the dates of a text together, and no other words", () => {
  expect(noBreakDates("Ready by November 25, 2026, or by Dec. 3. Come in May with 2 rings.")).toBe(
    "Ready by November\u00A025,\u00A02026, or by Dec.\u00A03. Come in May with 2 rings.",
  );
  expect(noBreakDates("March 3rd and Sept 14, 1200 dollars")).toBe(
    "March\u00A03rd and Sept\u00A014,\u00A01200 dollars",
  );
  expect(noBreakDates("Maybe 3, room Mar 2045, Octo 3")).toBe("Maybe 3, room Mar 2045, Octo 3");
});
