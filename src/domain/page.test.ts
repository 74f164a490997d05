import { expect, test } from "vitest";
import { inferTotal } from "./page.ts";

test("infers the total from the last page", () => {
  expect(inferTotal(20, 24, 0)).toBe(20);
  expect(inferTotal(3, 24, 48)).toBe(51);
  expect(inferTotal(0, 24, 0)).toBe(0);
});

test("infers nothing from a full page or one beyond the end", () => {
  expect(inferTotal(24, 24, 0)).toBeUndefined();
  expect(inferTotal(0, 24, 48)).toBeUndefined();
});
