import { expect, test } from "vitest";
import { cropPoint, uncropPoint } from "./crop-point.ts";

const center = { x: 0.5, y: 0.5 };

test("keeps the place of a point where nothing is cropped", () => {
  const point = { x: 0.3, y: 0.8 };
  const same = { pictureRatio: 1.5, boxRatio: 1.5 };
  expect(cropPoint(point, { x: 0, y: 1 }, same)).toEqual(point);
  expect(cropPoint(point, { x: 0, y: 1 }, { pictureRatio: null, boxRatio: 2 })).toEqual(point);
});

test("follows the crop around the focus", () => {
  const wide = { pictureRatio: 2, boxRatio: 1 };
  expect(cropPoint(center, center, wide)).toEqual(center);
  expect(cropPoint({ x: 1, y: 0.2 }, { x: 1, y: 0 }, wide)).toEqual({ x: 1, y: 0.2 });
  expect(cropPoint({ x: 0.25, y: 0.2 }, { x: 1, y: 0 }, wide).x).toBe(-0.5);
  expect(cropPoint({ x: 0.4, y: 0.5 }, { x: 0, y: 0 }, { pictureRatio: 1, boxRatio: 2 })).toEqual({
    x: 0.4,
    y: 1,
  });
});

test("finds the point of the picture again", () => {
  const focus = { x: 0.2, y: 0.7 };
  for (const ratios of [
    { pictureRatio: 2, boxRatio: 1 },
    { pictureRatio: 0.75, boxRatio: 16 / 9 },
  ]) {
    const found = uncropPoint(cropPoint({ x: 0.3, y: 0.6 }, focus, ratios), focus, ratios);
    expect(found.x).toBeCloseTo(0.3);
    expect(found.y).toBeCloseTo(0.6);
  }
});
