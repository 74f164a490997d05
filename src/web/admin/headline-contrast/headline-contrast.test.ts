import { expect, test } from "vitest";
import { measureContrast } from "./headline-contrast.tsx";

type Color = [red: number, green: number, blue: number];
const WHITE: Color = [255, 255, 255];

const contrastOf = (text: Color, ...pixels: Color[]) =>
  measureContrast(new Uint8ClampedArray([text, ...pixels].flatMap((color) => [...color, 255])));

test("measures white text over black, gray and white", () => {
  expect(contrastOf(WHITE, [0, 0, 0])).toBeCloseTo(21);
  expect(contrastOf(WHITE, [119, 119, 119])).toBeCloseTo(4.48, 2);
  expect(contrastOf(WHITE, WHITE)).toBeCloseTo(1);
});

test("goes by the lightest pixels, glints aside", () => {
  const dark = Array.from({ length: 99 }, (): Color => [20, 20, 20]);
  expect(contrastOf(WHITE, ...dark, WHITE)).toBeGreaterThan(15);
  const half = dark.map((color, index): Color => (index % 2 === 0 ? color : [240, 240, 240]));
  expect(contrastOf(WHITE, ...half)).toBeLessThan(1.5);
});
