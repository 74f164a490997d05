import { expect, test } from "vitest";
import {
  convertRingSize,
  findSizeAround,
  RING_SIZES,
  ringCircumference,
} from "./convert-ring-size.ts";

/** Computed by hand from the standards that convertRingSize names. */
test.each([
  [0.5, { us: "½", uk: "A½", eu: "37.8", jp: null }],
  [2, { us: "2", uk: "D½", eu: "41.6", jp: "2" }],
  [4, { us: "4", uk: "H½", eu: "46.8", jp: "7" }],
  [5.25, { us: "5¼", uk: "K", eu: "49.9", jp: "10" }],
  [6.5, { us: "6½", uk: "M½", eu: "53.1", jp: "13" }],
  [7, { us: "7", uk: "N½", eu: "54.4", jp: "14" }],
  [10, { us: "10", uk: "T½", eu: "62.1", jp: "21" }],
  [12.75, { us: "12¾", uk: "Z½", eu: "69.1", jp: "28" }],
  [16, { us: "16", uk: "Z+7", eu: "77.4", jp: "36" }],
])("US %d in the other systems", (size, expected) => {
  expect(convertRingSize(size)).toEqual(expected);
});

test("every size is found again by its circumference, and by one 0.3 mm off", () => {
  expect(RING_SIZES).toHaveLength(63);
  for (const size of RING_SIZES) {
    expect(findSizeAround(ringCircumference(size))).toBe(size);
    expect(findSizeAround(ringCircumference(size) + 0.3)).toBe(size);
  }
});

test.each([0, -54, 36, 90, Number.NaN, Infinity])("finds no size for %d mm", (millimeters) => {
  expect(findSizeAround(millimeters)).toBeNull();
});
