import { expect, test } from "vitest";
import { addDays, dayAfter, dayInTimeZone, endOfDay } from "./end-of-day.ts";

test.each([
  ["2026-11-28", "America/New_York", "2026-11-29T04:59:59.000Z"],
  ["2026-07-01", "America/New_York", "2026-07-02T03:59:59.000Z"],
  ["2026-03-08", "America/New_York", "2026-03-09T03:59:59.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-02T04:59:59.000Z"],
  ["2026-11-28", "UTC", "2026-11-28T23:59:59.000Z"],
  ["2026-11-28", "Asia/Kolkata", "2026-11-28T18:29:59.000Z"],
  // Clocks go back at midnight: 23:59:59 comes twice.
  ["2026-04-04", "America/Santiago", "2026-04-05T03:59:59.000Z"],
  // Clocks go forward at midnight: the next day begins at 1:00.
  ["2026-09-05", "America/Santiago", "2026-09-06T03:59:59.000Z"],
])("ends %s in %s at %s, an instant of that day", (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
  expect(dayInTimeZone(instant, zone)).toBe(day);
});

test.each([
  ["2026-12-16", 30, "2027-01-15"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
])("counts %s and %i days as %s", (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test.each([
  // A day of 25 hours, shortly after midnight.
  ["2026-10-25T04:30:00.000Z", 8, "America/New_York", "2026-11-02"],
  ["2026-11-01T04:30:00.000Z", 1, "America/New_York", "2026-11-02"],
  // A day of 23 hours, shortly before midnight.
  ["2026-03-08T04:30:00.000Z", 1, "America/New_York", "2026-03-08"],
  ["2026-03-28T22:30:00.000Z", 1, "Europe/Berlin", "2026-03-29"],
  ["2026-10-24T22:15:00.000Z", 1, "Europe/Berlin", "2026-10-26"],
])("from %s, %i days later in %s is %s", (instant, days, timeZone, day) => {
  expect(dayAfter(new Date(instant), days, timeZone)).toBe(day);
});

test("a day that ends is followed by the next one, and days are counted on calendars, around every clock change", () => {
  for (const timeZone of [
    "America/New_York",
    "America/Santiago",
    "Asia/Beirut",
    "Australia/Lord_Howe",
  ]) {
    for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const last = endOfDay(day, timeZone);
      const next = new Date(Date.parse(last) + 1000);
      expect([timeZone, dayInTimeZone(last, timeZone)]).toEqual([timeZone, day]);
      expect([timeZone, dayAfter(next, -1, timeZone)]).toEqual([timeZone, day]);
      expect([timeZone, dayAfter(new Date(last), 14, timeZone)]).toEqual([
        timeZone,
        addDays(day, 14),
      ]);
    }
  }
});
