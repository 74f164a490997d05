import { expect, test } from "vitest";
import { isWithin, reducedPrice } from "./reduced-price.ts";

test.each([
  ["no discount", {}, null],
  ["nothing off", { percent: "0", amount: "0" }, null],
  ["a share", { percent: "10" }, 36],
  ["a share with a sign", { percent: "12,5 %" }, 35],
  ["an amount", { amount: "$5.50" }, 34.5],
  ["both", { percent: "10", amount: "5" }, 31],
  ["all of it", { amount: "40" }, null],
  ["more than all of it", { amount: "41" }, null],
  ["a share of everything, which is no discount", { percent: "100" }, null],
  ["a negative share", { percent: "-5" }, null],
  ["words", { percent: "some", amount: "some" }, null],
])("takes %s off a price of 40", (_, off, reduced) => {
  expect(reducedPrice("40.00", off)).toBe(reduced);
});

test("takes nothing off where there is no price", () => {
  expect(reducedPrice(null, { percent: "10" })).toBeNull();
  expect(reducedPrice("ask", { percent: "10" })).toBeNull();
});

test("rounds to whole cents", () => {
  expect(reducedPrice("9.99", { percent: "33" })).toBe(6.69);
});

test.each([
  [null, null, true],
  ["2026-11-20", null, true],
  ["2026-11-21", null, false],
  ["2026-11-20 10:00:00", "", true],
  [null, "2026-11-20", true],
  [null, "2026-11-20 00:00:00", true],
  [null, "2026-11-19", false],
  ["11/20/26", "11/20/26", true],
  ["11/21/26", null, false],
  ["1/1/2026", "12/31/2026", true],
  [null, "1/1/2026", false],
  ["0000-00-00", "0000-00-00", true],
  ["soon", "later", true],
])("a discount from %j until %j is on at noon of November 20, 2026: %s", (from, until, isOn) => {
  expect(isWithin(new Date("2026-11-20T12:00:00Z"), from, until)).toBe(isOn);
});

test.each([
  ["2026-11-20T00:00:00.000Z", true],
  ["2026-11-19T23:59:59.999Z", false],
  ["2026-11-21T23:59:59.999Z", true],
  ["2026-11-22T00:00:00.000Z", false],
])("at %s a discount of two days is on: %s", (now, isOn) => {
  expect(isWithin(new Date(now), "2026-11-20", "2026-11-21")).toBe(isOn);
});
