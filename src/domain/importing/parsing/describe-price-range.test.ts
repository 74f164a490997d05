import { expect, test } from "vitest";
import { describePriceRange } from "./describe-price-range.ts";

test.each([
  [[], "."],
  [[null, null], "."],
  [[4000], "."],
  [[null, 4000, 4000], "."],
  [[4000, null, 5000, 6050], "; of prices from 40.00 to 60.50 the lowest was taken."],
])("says of the prices %j “%s”", (cents, said) => {
  expect(describePriceRange(cents)).toBe(said);
});
