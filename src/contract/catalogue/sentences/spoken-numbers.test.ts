import { expect, test } from "vitest";
import { writeFigures } from "./spoken-numbers.ts";

test.each([
  ["size six and a quarter", "size 6 1/4"],
  ["six and three quarters", "6 3/4"],
  ["ninety-five dollars", "95 dollars"],
  ["twelve hundred", "1200"],
  ["two thousand four hundred and fifty", "2450"],
  ["a hundred and forty dollars", "140 dollars"],
  ["three point two five grams", "3.25 grams"],
  ["half a gram", "1/2 gram"],
  ["three quarters of a carat", "3/4 carat"],
  ["half moon", "half moon"],
  ["size six five grams", "size 6 5 grams"],
  ["size seven thirty dollars", "size 7 30 dollars"],
  ["one thirty five", "135"],
  ["sterling nine two five", "sterling 925"],
  ["seven fifty yellow gold", "750 yellow gold"],
  ["Bone", "Bone"],
])("writes %j as %j", (said, figures) => {
  expect(writeFigures(said).text).toBe(figures);
});

test("knows where figures were said, and which were put together from two", () => {
  const { text, toSource, isLoose } = writeFigures("ring nine grams one thirty five");
  const weight = text.indexOf("9");
  expect(toSource(weight, weight + 7)).toEqual([5, 15]);
  expect(isLoose(text.indexOf("135"))).toBe(true);
  expect(isLoose(weight)).toBe(false);
});
