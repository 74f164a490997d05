import { expect, test } from "vitest";
import { RING_SIZES } from "./convert-ring-size.ts";
import { formatRingSize, parseRingSize } from "./ring-size.ts";

test.each([
  ["6½", 26],
  ["6 ½", 26],
  ["6 1/2", 26],
  ["6.5", 26],
  ["6,25", 25],
  [" US 7 ", 28],
  ["½", 2],
  ["3/4", 3],
  [5.75, 23],
  ["16", 64],
])("reads %j as %d quarters", (typed, quarters) => {
  expect(parseRingSize(typed)).toBe(quarters);
});

test.each(["", "N½", "17", "16¼", "0", "¼", "6.3", "-6", "6½½", "54", "6 mm", 1e9, Number.NaN])(
  "reads no size in %j",
  (typed) => {
    expect(parseRingSize(typed)).toBeUndefined();
  },
);

test("reads every size as it is written", () => {
  for (const size of RING_SIZES) expect(parseRingSize(formatRingSize(size))).toBe(size * 4);
});
