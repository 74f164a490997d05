import { expect, test } from "vitest";
import { dayInTimeZone, endOfDay } from "./end-of-day.ts";

test.each([
  ["2026-11-28", "America/New_York", "2026-11-29T04:59:59.000Z"],
  ["2026-07-01", "America/New_York", "2026-07-02T03:59:59.000Z"],
  ["2026-03-08", "America/New_York", "2026-03-09T03:59:59.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-02T04:59:59.000Z"],
  ["2026-11-28", "UTC", "2026-11-28T23:59:59.000Z"],
  ["2026-11-28", "Asia/Kolkata", "2026-11-28T18:29:59.000Z"],
])("ends %s in %s at %s, an instant of that day", (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
  expect(dayInTimeZone(instant, zone)).toBe(day);
});
