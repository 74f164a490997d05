import { expect, test } from "vitest";
import { formatMonthInYears, formatPaperDay } from "./format-paper-day.ts";

test("writes a day in full, and the month in some years", () => {
  expect(formatPaperDay("2026-12-16")).toBe("December\u00A016,\u00A02026");
  expect(formatMonthInYears("2028-02-29", 3)).toBe("February\u00A02031");
});
