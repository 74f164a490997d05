import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ViewBounds,
  clampView,
  nearestStop,
  pan,
  stepZoom,
  type View,
  INITIAL_VIEW,
  wrapIndex,
  ZOOM_STOPS,
  zoomAbout,
} from "./zoom.ts";

const size = fc.record({
  width: fc.integer({ min: 100, max: 4000 }),
  height: fc.integer({ min: 100, max: 4000 }),
});
const bounds: fc.Arbitrary<ViewBounds> = fc.record({ stage: size, picture: size });
const point = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const view: fc.Arbitrary<View> = fc
  .record({ zoom: fc.double({ min: 1, max: 3, noNaN: true }), at: point })
  .map(({ zoom, at }) => ({ zoom, ...at }));

describe("steps", () => {
  test("go from 1 to 3 by halves", () => {
    const up = ZOOM_STOPS.map((zoom) => stepZoom(zoom, 1));
    expect(up).toEqual([1.5, 2, 2.5, 3, 3]);
    const down = ZOOM_STOPS.map((zoom) => stepZoom(zoom, -1));
    expect(down).toEqual([1, 1, 1.5, 2, 2.5]);
  });

  test("go to the next stop from between two", () => {
    expect(stepZoom(1.7, 1)).toBe(2);
    expect(stepZoom(1.7, -1)).toBe(1.5);
  });

  test("snap to a stop", () => {
    fc.assert(
      fc.property(fc.double({ min: -2, max: 9, noNaN: true }), (zoom) => {
        expect(ZOOM_STOPS).toContain(nearestStop(zoom));
      }),
    );
  });
});

describe("panning", () => {
  test("does nothing at 1×", () => {
    fc.assert(
      fc.property(bounds, point, (bounds, by) => {
        expect(pan(INITIAL_VIEW, by, bounds)).toEqual(INITIAL_VIEW);
      }),
    );
  });

  test("keeps the stage covered", () => {
    fc.assert(
      fc.property(bounds, view, point, (bounds, view, by) => {
        const { zoom, x, y } = pan(view, by, bounds);
        const slackX = Math.max(0, (bounds.picture.width * zoom - bounds.stage.width) / 2);
        const slackY = Math.max(0, (bounds.picture.height * zoom - bounds.stage.height) / 2);
        expect(Math.abs(x)).toBeLessThanOrEqual(slackX + 1e-6);
        expect(Math.abs(y)).toBeLessThanOrEqual(slackY + 1e-6);
      }),
    );
  });

  test("clamps idempotently", () => {
    fc.assert(
      fc.property(bounds, view, (bounds, view) => {
        const once = clampView(view, bounds);
        expect(clampView(once, bounds)).toEqual(once);
      }),
    );
  });
});

describe("zooming about a point", () => {
  const square: ViewBounds = {
    stage: { width: 800, height: 800 },
    picture: { width: 800, height: 800 },
  };

  test("keeps that point where it is", () => {
    expect(zoomAbout(INITIAL_VIEW, 2, { x: 100, y: -50 }, square)).toEqual({
      zoom: 2,
      x: -100,
      y: 50,
    });
  });

  test("stays between 1 and 3 and is centered at 1", () => {
    fc.assert(
      fc.property(
        bounds,
        view,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        point,
        (bounds, view, zoom, about) => {
          const next = zoomAbout(view, zoom, about, bounds);
          expect(next.zoom).toBeGreaterThanOrEqual(1);
          expect(next.zoom).toBeLessThanOrEqual(3);
          expect(next.zoom > 1 || (next.x === 0 && next.y === 0)).toBe(true);
        },
      ),
    );
  });
});

describe("geometry", () => {
  test("wraps next and previous around", () => {
    expect([wrapIndex(4, 4), wrapIndex(-1, 4), wrapIndex(2, 4), wrapIndex(0, 0)]).toEqual([
      0, 3, 2, 0,
    ]);
  });
});
