import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { BUCKET_RETENTION, chooseExpiredNights } from "./choose-expired-nights.ts";

/** All days of October, and those of November up to the 20th, a Friday. */
const NIGHTS = [
  ...Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, "0")}`),
  ...Array.from({ length: 20 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`),
];

test("retains the last seven nights, and the Sundays of the four weeks before theirs", () => {
  const expired = new Set(chooseExpiredNights(NIGHTS));
  expect(NIGHTS.filter((night) => !expired.has(night))).toEqual([
    "2026-10-18",
    "2026-10-25",
    "2026-11-01",
    "2026-11-08",
    "2026-11-14",
    "2026-11-15",
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-20",
  ]);
});

test("lists expired nights newest first, whatever order they come in", () => {
  const expired = chooseExpiredNights(NIGHTS);
  expect(expired).toEqual(expired.toSorted().toReversed());
  expect(chooseExpiredNights(NIGHTS.toReversed())).toEqual(expired);
  expect(expired[0]).toBe("2026-11-13");
});

const EPOCH = Date.UTC(2025, 0, 1);
const nightAt = (day: number) => new Date(EPOCH + day * 86_400_000).toISOString().slice(0, 10);
/** Nights of three years, with gaps where the shop was off. */
const someNights = fc
  .uniqueArray(fc.integer({ min: 0, max: 1100 }), { maxLength: 700 })
  .map((days) => days.map(nightAt).toSorted());
const retain = (nights: string[]) => {
  const expired = new Set(chooseExpiredNights(nights, BUCKET_RETENTION));
  return nights.filter((night) => !expired.has(night));
};

test("in a bucket a daily backup of two years leaves 7 days, 4 weeks and 12 months", () => {
  const left = retain(Array.from({ length: 730 }, (_, day) => nightAt(day)));
  // The last night of all is December 31, 2026, a Thursday.
  expect(left.slice(-11)).toEqual([
    "2026-11-30",
    "2026-12-06",
    "2026-12-13",
    "2026-12-20",
    "2026-12-25",
    "2026-12-26",
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
  ]);
  expect(left.slice(0, -11).map((night) => night.slice(0, 7))).toEqual([
    "2025-12",
    "2026-01",
    "2026-02",
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
});

test("retains the last seven nights and never more than 23", () => {
  fc.assert(
    fc.property(someNights, (nights) => {
      const left = retain(nights);
      expect(left.length).toBeLessThanOrEqual(23);
      expect(left.slice(-7)).toEqual(nights.slice(-7));
    }),
  );
});

test("retains of each recent week and month the newest night that was ever there", () => {
  fc.assert(
    fc.property(someNights, (nights) => {
      const left = retain(nights);
      const before = nights.slice(0, -7).toReversed();
      const covered = new Set(nights.slice(-7).map((night) => night.slice(0, 7)));
      const months = [...new Set(before.map((night) => night.slice(0, 7)))];
      for (const month of months.filter((each) => !covered.has(each)).slice(0, 12)) {
        expect(left).toContain(before.find((night) => night.startsWith(month)));
      }
    }),
  );
});

test("night by night leaves the same as all at once", () => {
  fc.assert(
    fc.property(someNights, (nights) => {
      let left: string[] = [];
      for (const night of nights) left = retain([...left, night]);
      expect(left).toEqual(retain(nights));
    }),
    { numRuns: propertyRuns(20) },
  );
});
