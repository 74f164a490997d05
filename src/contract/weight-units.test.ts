import { expect, test } from "vitest";
import { GRAMS, parseWeightUnit } from "./weight-units.ts";

test.each([
  ["kg", "kg"],
  ["Gramm", "g"],
  ["lbs", "lb"],
  ["oz.", "oz"],
  [" Carats ", "ct"],
  ["stone", null],
  ["", null],
])("the unit %j is %s", (word, unit) => {
  expect(parseWeightUnit(word)).toBe(unit);
});

test("a pound is sixteen ounces, and five carats a gram", () => {
  expect(GRAMS.lb / GRAMS.oz).toBeCloseTo(16, 9);
  expect(GRAMS.ct * 5).toBe(GRAMS.g);
});
