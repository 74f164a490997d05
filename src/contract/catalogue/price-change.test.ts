import { expect, test } from "vitest";
import { changePrice, priceChangeSchema } from "./price-change.ts";

const parse = (change: object) => priceChangeSchema.parse(change);

test.each([
  [56_000, { kind: "raise", unit: "percent", amount: "8", rounding: "nearest-5" }, 60_500],
  [82_000, { kind: "raise", unit: "percent", amount: "8", rounding: "nearest-5" }, 88_500],
  [82_000, { kind: "raise", unit: "percent", amount: "8", rounding: "up-5" }, 89_000],
  [82_000, { kind: "raise", unit: "percent", amount: "8", rounding: "nearest-10" }, 89_000],
  [82_000, { kind: "raise", unit: "percent", amount: "8" }, 88_560],
  [999, { kind: "lower", unit: "percent", amount: "12.5" }, 874],
  [82_000, { kind: "lower", amount: "20.50" }, 79_950],
  [82_000, { kind: "raise", amount: 20, rounding: "nearest-10" }, 84_000],
  [82_000, { kind: "set", amount: "79.99", rounding: "nearest-10" }, 7999],
  [2000, { kind: "lower", amount: "20" }, null],
  [2000, { kind: "lower", unit: "percent", amount: "99", rounding: "nearest-5" }, null],
  [9_999_999_999, { kind: "raise", amount: "1" }, null],
  [0, { kind: "raise", unit: "percent", amount: "8" }, null],
])("changes %d cents by %o", (cents, change, expected) => {
  expect(changePrice(cents, parse(change))).toBe(expected);
});

test("refuses amounts that are no amounts, and a price set to percent", () => {
  for (const change of [
    { kind: "raise", amount: "-1" },
    { kind: "raise", amount: "1.005" },
    { kind: "raise", amount: "" },
    { kind: "double", amount: "1" },
    { kind: "set", unit: "percent", amount: "5" },
    { kind: "raise", amount: "1", rounding: "nearest-3" },
  ]) {
    expect(priceChangeSchema.safeParse(change).success).toBe(false);
  }
});
