import { expect, test } from "vitest";
import { listPageNumbers } from "./list-page-numbers.ts";

test("lists all of a few pages", () => {
  expect(listPageNumbers(1, 1)).toEqual([1]);
  expect(listPageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("lists the ends and the pages around the current one", () => {
  expect(listPageNumbers(1, 42)).toEqual([1, 2, 3, null, 42]);
  expect(listPageNumbers(20, 42)).toEqual([1, null, 18, 19, 20, 21, 22, null, 42]);
  expect(listPageNumbers(42, 42)).toEqual([1, null, 40, 41, 42]);
});

test("fills a gap of one page", () => {
  expect(listPageNumbers(5, 42)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 42]);
});
