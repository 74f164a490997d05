import { expect, test } from "vitest";
import { batchesOf } from "./batches-of.ts";

test("splits items into batches in their order, the last one shorter", () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
});

test("makes no empty batch", () => {
  expect([...batchesOf([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...batchesOf([], 2)]).toEqual([]);
});
