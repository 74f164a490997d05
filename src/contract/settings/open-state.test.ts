import { expect, test } from "vitest";
import { hoursOn, nextHoursChangeAt, openUntil, upcomingExceptions } from "./open-state.ts";

const week = { opens: "10:00", closes: "17:00" };
const short = { opens: "10:00", closes: "14:00" };
const shop = {
  timeZone: "America/New_York",
  openingHours: [null, week, week, week, week, short, null],
  hoursExceptions: [
    { from: "2026-12-24", until: "2026-12-26", hours: null },
    { from: "2026-12-28", until: "2026-12-28", hours: short },
  ],
};
const at = (instant: string) => Date.parse(instant);

test("reads the hours of a day, exceptions first", () => {
  expect(hoursOn(shop, "2026-12-22")).toEqual(week);
  expect(hoursOn(shop, "2026-12-20")).toBeNull();
  expect(hoursOn(shop, "2026-12-24")).toBeNull();
  expect(hoursOn(shop, "2026-12-26")).toBeNull();
  expect(hoursOn(shop, "2026-12-28")).toEqual(short);
  expect(hoursOn({ ...shop, openingHours: [] }, "2026-12-22")).toBeNull();
});

test("is open from the opening minute to just before the closing one, in the shop's time zone", () => {
  expect(openUntil(shop, at("2026-12-22T14:59:59Z"))).toBeNull();
  expect(openUntil(shop, at("2026-12-22T15:00:00Z"))).toBe("17:00");
  expect(openUntil(shop, at("2026-12-22T21:59:59Z"))).toBe("17:00");
  expect(openUntil(shop, at("2026-12-22T22:00:00Z"))).toBeNull();
  expect(openUntil(shop, at("2026-12-24T18:00:00Z"))).toBeNull();
  expect(openUntil(shop, at("2026-12-28T18:00:00Z"))).toBe("14:00");
});

test("is closed in a break, and open after midnight of a day that closes then", () => {
  const day = [
    { opens: "10:00", closes: "13:00" },
    { opens: "20:00", closes: "02:00" },
  ];
  const night = { ...shop, openingHours: [null, day, null, null, null, null, null] };
  expect(openUntil(night, at("2026-12-22T16:00:00Z"))).toBe("13:00");
  expect(openUntil(night, at("2026-12-22T19:00:00Z"))).toBeNull();
  expect(openUntil(night, at("2026-12-23T03:00:00Z"))).toBe("02:00");
  expect(openUntil(night, at("2026-12-23T06:59:59Z"))).toBe("02:00");
  expect(openUntil(night, at("2026-12-23T07:00:00Z"))).toBeNull();
  const next = (instant: string) => new Date(nextHoursChangeAt(night, at(instant))).toISOString();
  expect(next("2026-12-22T18:30:00Z")).toBe("2026-12-23T01:00:00.000Z");
  expect(next("2026-12-23T06:00:00Z")).toBe("2026-12-23T07:00:00.000Z");
});

test("follows daylight saving time", () => {
  const summer = at("2026-07-07T14:00:00Z");
  expect(openUntil(shop, summer - 1)).toBeNull();
  expect(openUntil(shop, summer)).toBe("17:00");
});

test("finds the next opening, closing and end of an exception", () => {
  const next = (instant: string) => new Date(nextHoursChangeAt(shop, at(instant))).toISOString();
  expect(next("2026-12-22T12:00:00Z")).toBe("2026-12-22T15:00:00.000Z");
  expect(next("2026-12-22T15:00:00Z")).toBe("2026-12-22T22:00:00.000Z");
  expect(next("2026-12-23T22:00:00Z")).toBe("2026-12-27T05:00:00.000Z");
  expect(next("2026-12-28T16:00:00Z")).toBe("2026-12-28T19:00:00.000Z");
  const closed = { ...shop, openingHours: [], hoursExceptions: [] };
  expect(nextHoursChangeAt(closed, at("2026-12-22T12:00:00Z"))).toBe(Infinity);
});

test("drops an exception once its last day is over where the shop is", () => {
  const unsorted = { ...shop, hoursExceptions: shop.hoursExceptions.toReversed() };
  const from = (instant: string) =>
    upcomingExceptions(unsorted, at(instant)).map(({ from }) => from);
  expect(from("2026-12-27T04:59:59Z")).toEqual(["2026-12-24", "2026-12-28"]);
  expect(from("2026-12-27T05:00:00Z")).toEqual(["2026-12-28"]);
  expect(from("2026-12-29T05:00:00Z")).toEqual([]);
});
