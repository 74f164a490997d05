import { expect, test } from "vitest";
import { formatLongDate, formatShortDate } from "./format-date.ts";

test("formats a date in the shop's time zone", () => {
  expect(formatLongDate("2026-11-13T01:00:00.000Z", "America/New_York")).toBe(
    "November\u00A012,\u00A02026",
  );
  expect(formatLongDate("2026-11-13T01:00:00.000Z", "UTC")).toBe("November\u00A013,\u00A02026");
});

test("says so when there is no date", () => {
  expect(formatLongDate(null, "UTC")).toBe("No date");
  expect(formatLongDate(undefined, "UTC")).toBe("No date");
});

test("omits the current year from a short date", () => {
  const now = "2026-11-20T15:00:00.000Z";
  expect(formatShortDate("2026-11-28T17:00:00.000Z", "UTC", now)).toBe("November\u00A028");
  expect(formatShortDate("2027-01-03T17:00:00.000Z", "UTC", now)).toBe("January\u00A03,\u00A02027");
});
