import { type Point, type View, ZOOM_MIN } from "./zoom.ts";

/** In pixels: a pointer that moved less has tapped. */
const TAP_SLOP = 8;
const SWIPE_DISTANCE = 48;
const DOUBLE_TAP_MS = 320;

export type PointerSample = {
  id: number;
  /** From the center of the stage, in pixels. */
  point: Point;
  /** Time stamp in milliseconds. */
  at: number;
  /** Touch or pen rather than mouse. */
  isTouch: boolean;
};

export type GestureHandlers = {
  transform: (from: View, scale: number, about: Point, by: Point) => void;
  snap: () => void;
  toggle: (about: Point) => void;
  /** To the next picture (1) or the previous one (-1). */
  swipe: (direction: 1 | -1) => void;
};

/** Recognizes pan, pinch, double tap and swipe from pointer events. */
export class GestureRecognizer {
  #pointers = new Map<number, Point>();
  /** The view and the pointers when one was last added or removed. */
  #start: { view: View; points: Point[] } | undefined;
  #moved: Point = { x: 0, y: 0 };
  #maxPointers = 0;
  #lastTap: { at: number; point: Point } | undefined;

  down({ id, point }: PointerSample, view: View): void {
    if (this.#pointers.size === 0) {
      this.#moved = { x: 0, y: 0 };
      this.#maxPointers = 0;
    }
    this.#pointers.set(id, point);
    this.#maxPointers = Math.max(this.#maxPointers, this.#pointers.size);
    this.#begin(view);
  }

  move({ id, point }: PointerSample, handlers: GestureHandlers): void {
    if (!this.#pointers.has(id) || !this.#start) return;
    this.#pointers.set(id, point);
    const { view, points } = this.#start;
    const now = [...this.#pointers.values()];
    const offset = subtract(midpoint(now), midpoint(points));
    this.#moved = offset;
    const scale = spread(points) > 0 ? spread(now) / spread(points) : 1;
    if (now.length > 1 || view.zoom > ZOOM_MIN)
      handlers.transform(view, scale, midpoint(points), offset);
  }

  up(sample: PointerSample, view: View, handlers: GestureHandlers): void {
    if (!this.#pointers.delete(sample.id)) return;
    if (this.#pointers.size > 0) {
      this.#begin(view);
      return;
    }
    handlers.snap();
    if (this.#maxPointers > 1) return;
    const { x, y } = this.#moved;
    if (Math.hypot(x, y) < TAP_SLOP) this.#tap(sample, handlers);
    else if (sample.isTouch && view.zoom === ZOOM_MIN && isSideways(x, y)) {
      handlers.swipe(x < 0 ? 1 : -1);
    }
  }

  cancel({ id }: PointerSample, handlers: GestureHandlers): void {
    this.#pointers.delete(id);
    if (this.#pointers.size === 0) handlers.snap();
  }

  #begin(view: View): void {
    this.#start = { view, points: [...this.#pointers.values()] };
  }

  #tap({ at, point }: PointerSample, handlers: GestureHandlers): void {
    const last = this.#lastTap;
    const isSecond =
      last && at - last.at < DOUBLE_TAP_MS && distance(last.point, point) < 4 * TAP_SLOP;
    this.#lastTap = isSecond ? undefined : { at, point };
    if (isSecond) handlers.toggle(point);
  }
}

const isSideways = (x: number, y: number): boolean =>
  Math.abs(x) > SWIPE_DISTANCE && Math.abs(x) > Math.abs(y);
const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]): number => (a && b ? distance(a, b) : 0);
