import { expect, test, vi } from "vitest";
import {
  type GestureHandlers,
  GestureRecognizer,
  type PointerSample,
} from "./gesture-recognizer.ts";
import { type View, INITIAL_VIEW } from "./zoom.ts";

const watch = () => ({
  hold: vi.fn<GestureHandlers["hold"]>(),
  settle: vi.fn<GestureHandlers["settle"]>(),
  toggle: vi.fn<GestureHandlers["toggle"]>(),
  swipe: vi.fn<GestureHandlers["swipe"]>(),
});
const touch = (x: number, y = 0, more: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  point: { x, y },
  at: 0,
  isTouch: true,
  ...more,
});
const closeUp: View = { zoom: 2, x: 0, y: 0 };

test("one finger moves a zoomed picture and leaves a whole one", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  hand.down(touch(0), INITIAL_VIEW);
  hand.move(touch(-30), does);
  expect(does.hold).not.toHaveBeenCalled();
  hand.up(touch(-30), INITIAL_VIEW, does);

  hand.down(touch(0), closeUp);
  hand.move(touch(-30, 10), does);
  expect(does.hold).toHaveBeenCalledWith(closeUp, 1, { x: 0, y: 0 }, { x: -30, y: 10 });
});

test("two fingers apart make it larger about their middle", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  hand.down(touch(-50), INITIAL_VIEW);
  hand.down(touch(50, 0, { id: 2 }), INITIAL_VIEW);
  hand.move(touch(150, 0, { id: 2 }), does);
  expect(does.hold).toHaveBeenCalledWith(INITIAL_VIEW, 2, { x: 0, y: 0 }, { x: 50, y: 0 });
  hand.up(touch(150, 0, { id: 2 }), closeUp, does);
  hand.up(touch(-50), closeUp, does);
  expect(does.settle).toHaveBeenCalledOnce();
  expect(does.swipe).not.toHaveBeenCalled();
});

test("a finger drawn sideways over a whole picture turns over", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  for (const x of [-80, 80]) {
    hand.down(touch(0), INITIAL_VIEW);
    hand.move(touch(x, 20), does);
    hand.up(touch(x, 20), INITIAL_VIEW, does);
  }
  expect(does.swipe.mock.calls).toEqual([[1], [-1]]);
});

test("drawn down, or with a mouse, or over a zoomed picture, it turns nothing over", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  const draw = (to: PointerSample, view: View) => {
    hand.down({ ...to, point: { x: 0, y: 0 } }, view);
    hand.move(to, does);
    hand.up(to, view, does);
  };
  draw(touch(-60, 200), INITIAL_VIEW);
  draw(touch(-200, 0, { isTouch: false }), INITIAL_VIEW);
  draw(touch(-200), closeUp);
  expect(does.swipe).not.toHaveBeenCalled();
});

test("two taps close together in time and place are a double tap, three are no two", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  const tap = (x: number, at: number) => {
    hand.down(touch(x, 0, { at }), INITIAL_VIEW);
    hand.up(touch(x, 0, { at }), INITIAL_VIEW, does);
  };
  tap(10, 0);
  tap(12, 200);
  expect(does.toggle).toHaveBeenCalledExactlyOnceWith({ x: 12, y: 0 });
  tap(12, 300);
  tap(12, 900);
  tap(200, 1000);
  expect(does.toggle).toHaveBeenCalledOnce();
});

test("what the browser takes away from the hand is put right", () => {
  const does = watch();
  const hand = new GestureRecognizer();
  hand.down(touch(0), closeUp);
  hand.cancel(touch(0), does);
  expect(does.settle).toHaveBeenCalledOnce();
  hand.move(touch(50), does);
  expect(does.hold).not.toHaveBeenCalled();
});
