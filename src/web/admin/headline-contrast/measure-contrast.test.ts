import { expect, test } from "vitest";
import { measureContrast } from "./measure-contrast.ts";

const pixels = (...colors: [number, number, number][]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]));
const WHITE = [255, 255, 255] as const;

test("measures white text over black, gray and white", () => {
  expect(measureContrast(pixels([0, 0, 0]), WHITE)).toBeCloseTo(21);
  expect(measureContrast(pixels([119, 119, 119]), WHITE)).toBeCloseTo(4.48, 2);
  expect(measureContrast(pixels([255, 255, 255]), WHITE)).toBeCloseTo(1);
});

test("goes by the lightest pixels, glints aside", () => {
  const dark = Array.from({ length: 99 }, (): [number, number, number] => [20, 20, 20]);
  expect(measureContrast(pixels(...dark, [255, 255, 255]), WHITE)).toBeGreaterThan(15);
  const half = dark.map((color, index): [number, number, number] =>
    index % 2 === 0 ? color : [240, 240, 240],
  );
  expect(measureContrast(pixels(...half), WHITE)).toBeLessThan(1.5);
});
