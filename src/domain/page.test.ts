import { expect, test } from "vitest";
import { totalOfLast } from "./page.ts";

test("the last part of a list tells how many there are in all", () => {
  expect(totalOfLast(20, 24, 0)).toBe(20);
  expect(totalOfLast(3, 24, 48)).toBe(51);
  expect(totalOfLast(0, 24, 0)).toBe(0);
});

test("a full part does not tell, nor one beyond the end", () => {
  expect(totalOfLast(24, 24, 0)).toBeUndefined();
  expect(totalOfLast(0, 24, 48)).toBeUndefined();
});
