import { expect, test } from "vitest";
import { GRAMS, parseWeightUnit } from "./weight-units.ts";

test.each([
  ["kg", "kg"],
  ["Gramm", "g"],
  ["lbs", "lb"],
  ["oz.", "oz"],
  [" Carats ", "ct"],
  ["DWT", "dwt"],
  ["penny-weights", "dwt"],
  ["oz t", "ozt"],
  ["oz. t.", "ozt"],
  ["Troy ounces", "ozt"],
  ["Feinunze", "ozt"],
  ["grains", "grain"],
  ["stone", null],
  ["tola", null],
  ["", null],
])("the unit %j is %s", (word, unit) => {
  expect(parseWeightUnit(word)).toBe(unit);
});

test("a troy ounce is twenty pennyweights and 480 grains", () => {
  expect(GRAMS.ozt / GRAMS.dwt).toBeCloseTo(20, 9);
  expect(GRAMS.ozt / GRAMS.grain).toBeCloseTo(480, 9);
});

test("a pound is sixteen ounces, and five carats a gram", () => {
  expect(GRAMS.lb / GRAMS.oz).toBeCloseTo(16, 9);
  expect(GRAMS.ct * 5).toBe(GRAMS.g);
});
