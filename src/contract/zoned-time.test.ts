import { expect, test } from "vitest";
import { toInstant, toWallClock } from "./zoned-time.ts";

const NEW_YORK = "America/New_York";

test.each([
  ["2026-11-26T09:00", NEW_YORK, "2026-11-26T14:00:00.000Z"],
  ["2026-07-04T09:00", NEW_YORK, "2026-07-04T13:00:00.000Z"],
  // The clocks go forward at two: the hours beside the gap.
  ["2026-03-08T01:59", NEW_YORK, "2026-03-08T06:59:00.000Z"],
  ["2026-03-08T03:00", NEW_YORK, "2026-03-08T07:00:00.000Z"],
  // They go back at two: the hours beside the one that comes twice.
  ["2026-11-01T00:59", NEW_YORK, "2026-11-01T04:59:00.000Z"],
  ["2026-11-01T02:00", NEW_YORK, "2026-11-01T07:00:00.000Z"],
  ["2026-11-26T09:00", "UTC", "2026-11-26T09:00:00.000Z"],
  ["2026-11-26T09:00", "Asia/Kolkata", "2026-11-26T03:30:00.000Z"],
  ["2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00.000Z"],
  // Until 1972 its clocks were 44 minutes and 30 seconds behind.
  ["1960-01-01T09:00", "Africa/Monrovia", "1960-01-01T09:44:30.000Z"],
  ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z"],
])("%s in %s is %s, and that instant shows the same time", (wall, zone, instant) => {
  expect(toInstant(wall, zone)).toBe(instant);
  expect(toWallClock(instant, zone)).toBe(wall);
});

test("moves a skipped time ahead by the gap", () => {
  const instant = toInstant("2026-03-08T02:30", NEW_YORK);
  expect(instant).toBe("2026-03-08T07:30:00.000Z");
  expect(toWallClock(instant ?? "", NEW_YORK)).toBe("2026-03-08T03:30");
});

test("takes the first occurrence of an ambiguous time", () => {
  expect(toInstant("2026-11-01T01:30", NEW_YORK)).toBe("2026-11-01T05:30:00.000Z");
  expect(toWallClock("2026-11-01T06:30:00.000Z", NEW_YORK)).toBe("2026-11-01T01:30");
});

test("refuses a malformed time", () => {
  for (const text of ["", "tomorrow", "2026-13-01T09:00"]) {
    expect(toInstant(text, NEW_YORK)).toBeNull();
  }
});
