import { expect, test } from "vitest";
import { addDays, formatMonthInYears, formatPaperDay } from "./format-paper-day.ts";

test("writes a day in full, and counts across months and years", () => {
  expect(formatPaperDay("2026-12-16")).toBe("December\u00A016,\u00A02026");
  expect(addDays("2026-12-16", 30)).toBe("2027-01-15");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(formatMonthInYears("2028-02-29", 3)).toBe("February\u00A02031");
});
