import { expect, test } from "vitest";
import { describeRemoval } from "./describe-removal.ts";

const NONE = {
  pieces: 0,
  collections: 0,
  tags: 0,
  orders: 0,
  subscribers: 0,
  pages: 0,
  homeSections: 0,
  settings: 0,
};

test("counts what goes and leaves out what is not there", () => {
  expect(describeRemoval(NONE)).toEqual([]);
  expect(describeRemoval({ ...NONE, pieces: 24, collections: 1 })).toEqual([
    "24 sample pieces",
    "1 collection",
  ]);
});
