import { expect, test, vi } from "vitest";
import {
  type GestureHandlers,
  GestureRecognizer,
  type PointerSample,
} from "./gesture-recognizer.ts";
import { type View, INITIAL_VIEW } from "./zoom.ts";

const mockHandlers = () => ({
  transform: vi.fn<GestureHandlers["transform"]>(),
  snap: vi.fn<GestureHandlers["snap"]>(),
  toggle: vi.fn<GestureHandlers["toggle"]>(),
  swipe: vi.fn<GestureHandlers["swipe"]>(),
});
const sample = (x: number, y = 0, more: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  point: { x, y },
  at: 0,
  isTouch: true,
  ...more,
});
const zoomedIn: View = { zoom: 2, x: 0, y: 0 };

test("pans a zoomed picture with one finger, but not at 1×", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  recognizer.down(sample(0), INITIAL_VIEW);
  recognizer.move(sample(-30), handlers);
  expect(handlers.transform).not.toHaveBeenCalled();
  recognizer.up(sample(-30), INITIAL_VIEW, handlers);

  recognizer.down(sample(0), zoomedIn);
  recognizer.move(sample(-30, 10), handlers);
  expect(handlers.transform).toHaveBeenCalledWith(zoomedIn, 1, { x: 0, y: 0 }, { x: -30, y: 10 });
});

test("pinch-zooms about the midpoint of two fingers", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  recognizer.down(sample(-50), INITIAL_VIEW);
  recognizer.down(sample(50, 0, { id: 2 }), INITIAL_VIEW);
  recognizer.move(sample(150, 0, { id: 2 }), handlers);
  expect(handlers.transform).toHaveBeenCalledWith(INITIAL_VIEW, 2, { x: 0, y: 0 }, { x: 50, y: 0 });
  recognizer.up(sample(150, 0, { id: 2 }), zoomedIn, handlers);
  recognizer.up(sample(-50), zoomedIn, handlers);
  expect(handlers.snap).toHaveBeenCalledOnce();
  expect(handlers.swipe).not.toHaveBeenCalled();
});

test("swipes to another picture at 1×", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  for (const x of [-80, 80]) {
    recognizer.down(sample(0), INITIAL_VIEW);
    recognizer.move(sample(x, 20), handlers);
    recognizer.up(sample(x, 20), INITIAL_VIEW, handlers);
  }
  expect(handlers.swipe.mock.calls).toEqual([[1], [-1]]);
});

test("does not swipe vertically, with a mouse, or while zoomed", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  const drag = (to: PointerSample, view: View) => {
    recognizer.down({ ...to, point: { x: 0, y: 0 } }, view);
    recognizer.move(to, handlers);
    recognizer.up(to, view, handlers);
  };
  drag(sample(-60, 200), INITIAL_VIEW);
  drag(sample(-200, 0, { isTouch: false }), INITIAL_VIEW);
  drag(sample(-200), zoomedIn);
  expect(handlers.swipe).not.toHaveBeenCalled();
});

test("recognizes two taps close in time and place as one double tap, and a third as none", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  const tap = (x: number, at: number) => {
    recognizer.down(sample(x, 0, { at }), INITIAL_VIEW);
    recognizer.up(sample(x, 0, { at }), INITIAL_VIEW, handlers);
  };
  tap(10, 0);
  tap(12, 200);
  expect(handlers.toggle).toHaveBeenCalledExactlyOnceWith({ x: 12, y: 0 });
  tap(12, 300);
  tap(12, 900);
  tap(200, 1000);
  expect(handlers.toggle).toHaveBeenCalledOnce();
});

test("snaps when the browser cancels a pointer", () => {
  const handlers = mockHandlers();
  const recognizer = new GestureRecognizer();
  recognizer.down(sample(0), zoomedIn);
  recognizer.cancel(sample(0), handlers);
  expect(handlers.snap).toHaveBeenCalledOnce();
  recognizer.move(sample(50), handlers);
  expect(handlers.transform).not.toHaveBeenCalled();
});
