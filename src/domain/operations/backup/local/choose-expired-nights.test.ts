import { expect, test } from "vitest";
import { chooseExpiredNights } from "./choose-expired-nights.ts";

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
