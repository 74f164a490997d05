import { expect, test } from "vitest";
import { findRingInside } from "./find-ring-inside.ts";

test("takes the size before a stated diameter, of rings only", () => {
  const stated = "5.0 mm wide, inside diameter 17.6 mm";
  expect(findRingInside("band", [stated, null])).toEqual({ diameter: 17.6, size: null });
  const sized = findRingInside("ring", [stated, "Sized to US 5½"]);
  expect(sized?.size).toBe(5.5);
  expect(sized?.diameter).toBeCloseTo(16.1, 2);
  expect(findRingInside("bracelet", ["inside diameter 17.6 mm"])).toBeNull();
  expect(findRingInside("ring", ["inside diameter 61 mm"])).toBeNull();
  expect(findRingInside("ring", [null])).toBeNull();
});

const insideOf = (text: string) => findRingInside("ring", [null, text])?.diameter;

test("takes a stated diameter that a finger can have, from either text", () => {
  expect(insideOf("Inside diameter: 10 mm")).toBe(10);
  expect(insideOf("inside diameter 30mm")).toBe(30);
  expect(insideOf("inside diameter 9.99 mm")).toBeUndefined();
  expect(insideOf("inside diameter 30.01 mm")).toBeUndefined();
  expect(insideOf("inside diameter\u00A018.25\u00A0mm, 4 mm wide")).toBe(18.25);
  expect(insideOf("diameter 17 mm")).toBeUndefined();
});
