import { expect, test } from "vitest";
import { findRingSize, formatRingSize, ringDiameter } from "./ring-size.ts";

test.each([
  ["shank 2.2 mm; ring size US 5½", 5.5],
  ["Sized to US\u00A05\u00BD", 5.5],
  ["size 7", 7],
  ["Size: 7.25", 7.25],
  ["ring size 6 3/4, engraved", 6.75],
  ["US size 10", 10],
  ["US 16", 16],
])("finds the ring size in %j", (text, size) => {
  expect(findRingSize(text)).toBe(size);
});

test.each(["stone 6.9 mm", "size 48 × 30 mm", "size 12 mm", "US 17", "size 7.3", "", "5½ grams"])(
  "finds none in %j",
  (text) => {
    expect(findRingSize(text)).toBeNull();
  },
);

test("knows the inside of a size in millimeters, and how it is spelled", () => {
  expect(ringDiameter(5.5).toFixed(1)).toBe("16.1");
  expect([0.5, 5, 5.25, 5.5, 5.75].map(formatRingSize)).toEqual(["½", "5", "5¼", "5½", "5¾"]);
});
