import { expect, test } from "vitest";
import { formatPieceCount } from "./format-piece-count.ts";

test("names one piece in the singular, and others and none in the plural", () => {
  expect([0, 1, 2].map(formatPieceCount)).toEqual(["0 pieces", "1 piece", "2 pieces"]);
});
