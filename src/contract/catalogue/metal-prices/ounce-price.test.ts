import { expect, test } from "vitest";
import type { FineMetal } from "./fine-metals.ts";
import {
  describeMetalPrice,
  formatMetalPrice,
  formatOuncePrice,
  isUnusual,
  parseMetalPrice,
  type WeightUnit,
} from "./ounce-price.ts";

const perOunce = (typed: string, unit: "ounce" | "dwt" | "gram") => {
  const price = parseMetalPrice(typed, unit);
  return price === undefined ? undefined : formatOuncePrice(price);
};

test.each([
  ["4174.09", "ounce", "4174.09"],
  ["$4,174.09", "ounce", "4174.09"],
  ["4174", "ounce", "4174.00"],
  ["0.000000001", "ounce", "0.000000001"],
  // A troy ounce is 31.1034768 g, a pennyweight a twentieth of it.
  ["134.20", "gram", "4174.08658656"],
  ["1.62", "gram", "50.387632416"],
  ["1,62", "gram", "50.387632416"],
  ["$1.234,50", "ounce", "1234.50"],
  ["208.70", "dwt", "4174.00"],
  ["1000000", "ounce", "1000000.00"],
  ["1000000.01", "ounce", undefined],
  ["32150.75", "gram", undefined],
  ["0", "ounce", undefined],
  ["-5", "ounce", undefined],
  ["1.0000000001", "ounce", undefined],
  ["1e3", "ounce", undefined],
  ["12,34,5", "ounce", undefined],
  ["", "gram", undefined],
] as const)("reads %s for a %s as %s a troy ounce", (typed, unit, expected) => {
  expect(perOunce(typed, unit)).toBe(expected);
});

test.each(["ounce", "dwt", "gram"] as const)("shows a price for a %s as it was typed", (unit) => {
  for (const typed of ["134.20", "1.6235", "0.01", "98765.43".slice(unit === "ounce" ? 0 : 2)]) {
    expect([typed, formatMetalPrice(parseMetalPrice(typed, unit) ?? 0, unit)]).toEqual([
      typed,
      typed,
    ]);
  }
});

test("groups thousands in a sentence", () => {
  expect(describeMetalPrice(parseMetalPrice("4174.086") ?? 0, "ounce")).toBe("$4,174.09");
  expect(describeMetalPrice(parseMetalPrice("1.6235", "gram") ?? 0, "gram")).toBe("$1.6235");
});

test("a price is unusual when it is off by more than a fifth", () => {
  expect([
    isUnusual("gold", 100, 120),
    isUnusual("gold", 100, 121),
    isUnusual("gold", 100, 80),
    isUnusual("gold", 100, 79),
  ]).toEqual([false, true, false, true]);
});

const isWrong = (metal: FineMetal, typed: string, unit: WeightUnit) =>
  isUnusual(metal, undefined, parseMetalPrice(typed, unit) ?? 0);

test("a first price is unusual when it is one for another unit", () => {
  for (const [metal, ounce, dwt, gram] of [
    ["gold", "4400", "220", "141.46"],
    ["gold", "2000", "100", "64.30"],
    ["silver", "30", "1.50", "0.9645"],
    ["platinum", "950", "47.50", "30.54"],
    ["palladium", "1000", "50", "32.15"],
  ] as const) {
    expect(isWrong(metal, ounce, "ounce")).toBe(false);
    expect(isWrong(metal, dwt, "dwt")).toBe(false);
    expect(isWrong(metal, gram, "gram")).toBe(false);
    expect(isWrong(metal, ounce, "gram")).toBe(true);
    expect(isWrong(metal, ounce, "dwt")).toBe(true);
    expect(isWrong(metal, gram, "ounce")).toBe(true);
    expect(isWrong(metal, dwt, "ounce")).toBe(true);
  }
});
