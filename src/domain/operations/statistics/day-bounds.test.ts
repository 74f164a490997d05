import { expect, test } from "vitest";
import { dayBounds } from "./day-bounds.ts";

const day = (instant: string, timeZone: string) => dayBounds(new Date(instant), timeZone);

test("uses the calendar day of the time zone", () => {
  expect(day("2026-11-21T03:30:00Z", "America/New_York")).toEqual({
    start: "2026-11-20T05:00:00.000Z",
    end: "2026-11-21T05:00:00.000Z",
  });
});

test("returns 23 hours when daylight saving time starts", () => {
  const spring = { start: "2026-03-08T05:00:00.000Z", end: "2026-03-09T04:00:00.000Z" };
  expect(day("2026-03-08T05:00:00Z", "America/New_York")).toEqual(spring);
  expect(day("2026-03-09T03:59:59.999Z", "America/New_York")).toEqual(spring);
});

test("returns 25 hours when daylight saving time ends", () => {
  const autumn = { start: "2026-11-01T04:00:00.000Z", end: "2026-11-02T05:00:00.000Z" };
  expect(day("2026-11-01T04:00:00Z", "America/New_York")).toEqual(autumn);
  expect(day("2026-11-02T04:59:59.999Z", "America/New_York")).toEqual(autumn);
});

test("starts an hour later when midnight is skipped", () => {
  expect(day("2026-03-29T12:00:00Z", "Asia/Beirut")).toEqual({
    start: "2026-03-28T22:00:00.000Z",
    end: "2026-03-29T21:00:00.000Z",
  });
});
