import { expect, test } from "vitest";
import { describeSizing } from "./describe-sizing.server.ts";

const ring = (own: number | null, from: number | null = null, to: number | null = null) => ({
  ringSize: own,
  ringSizeFrom: from,
  ringSizeTo: to,
});

test.each([
  [ring(6, 5, 8), ["7"], "Can be sized to 7"],
  [ring(6, 5, 8), ["7.5", "5"], "Can be sized to 5 or 7½"],
  [ring(6, 5, 8), ["7", "9", "6.25", "5"], "Can be sized to 5, 6¼, or 7"],
  [ring(null, null, 8), ["8"], "Can be sized to 8"],
  // It is of one of the sizes that are asked for.
  [ring(7, 5, 8), ["7", "8"], null],
  [ring(6, 5, 8), ["9"], null],
  [ring(6, 5, 8), [], null],
  [ring(null), ["7"], null],
])("says of %o in a list of %j: %s", (piece, sizes, sentence) => {
  expect(describeSizing(piece, sizes)).toBe(sentence);
});
