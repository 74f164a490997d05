import { expect, test } from "vitest";
import { dayBounds } from "./day-bounds.ts";

const day = (instant: string, timeZone: string) => dayBounds(new Date(instant), timeZone);

test("An evening in Virginia belongs to the day that it is there.", () => {
  expect(day("2026-11-21T03:30:00Z", "America/New_York")).toEqual({
    start: "2026-11-20T05:00:00.000Z",
    end: "2026-11-21T05:00:00.000Z",
  });
});

test("The day on which the clocks go forward has 23 hours.", () => {
  const spring = { start: "2026-03-08T05:00:00.000Z", end: "2026-03-09T04:00:00.000Z" };
  expect(day("2026-03-08T05:00:00Z", "America/New_York")).toEqual(spring);
  expect(day("2026-03-09T03:59:59.999Z", "America/New_York")).toEqual(spring);
});

test("The day on which the clocks go back has 25 hours.", () => {
  const autumn = { start: "2026-11-01T04:00:00.000Z", end: "2026-11-02T05:00:00.000Z" };
  expect(day("2026-11-01T04:00:00Z", "America/New_York")).toEqual(autumn);
  expect(day("2026-11-02T04:59:59.999Z", "America/New_York")).toEqual(autumn);
});

test("A day whose midnight is skipped begins an hour later.", () => {
  expect(day("2026-03-29T12:00:00Z", "Asia/Beirut")).toEqual({
    start: "2026-03-28T22:00:00.000Z",
    end: "2026-03-29T21:00:00.000Z",
  });
});
