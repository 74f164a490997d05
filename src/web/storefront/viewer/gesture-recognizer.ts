import { type Point, type View, ZOOM_MIN } from "./zoom.ts";

/** Moved less than this, in pixels, a finger has only tapped. */
const TAP_SLOP = 8;
const SWIPE_DISTANCE = 48;
const DOUBLE_TAP_MS = 320;

export type PointerSample = {
  id: number;
  /** From the stage's middle, in pixels. */
  point: Point;
  /** When, in milliseconds. */
  at: number;
  /** A finger or a pen rather than a mouse. */
  isTouch: boolean;
};

/** What the hand brings about. */
export type GestureHandlers = {
  transform: (from: View, scale: number, about: Point, by: Point) => void;
  snap: () => void;
  toggle: (about: Point) => void;
  /** A finger drew the next picture in (1) or the previous one (-1). */
  swipe: (direction: 1 | -1) => void;
};

/** The hand on the picture: what its fingers and the mouse mean, one movement after another. */
export class GestureRecognizer {
  #fingers = new Map<number, Point>();
  /** How the picture stood, and the fingers, when the last of them came or went. */
  #from: { view: View; points: Point[] } | undefined;
  #moved: Point = { x: 0, y: 0 };
  #mostFingers = 0;
  #lastTap: { at: number; point: Point } | undefined;

  down({ id, point }: PointerSample, view: View): void {
    if (this.#fingers.size === 0) {
      this.#moved = { x: 0, y: 0 };
      this.#mostFingers = 0;
    }
    this.#fingers.set(id, point);
    this.#mostFingers = Math.max(this.#mostFingers, this.#fingers.size);
    this.#begin(view);
  }

  move({ id, point }: PointerSample, does: GestureHandlers): void {
    if (!this.#fingers.has(id) || !this.#from) return;
    this.#fingers.set(id, point);
    const { view, points } = this.#from;
    const now = [...this.#fingers.values()];
    const by = minus(middle(now), middle(points));
    this.#moved = by;
    const scale = spread(points) > 0 ? spread(now) / spread(points) : 1;
    if (now.length > 1 || view.zoom > ZOOM_MIN) does.transform(view, scale, middle(points), by);
  }

  up(touch: PointerSample, view: View, does: GestureHandlers): void {
    if (!this.#fingers.delete(touch.id)) return;
    if (this.#fingers.size > 0) {
      this.#begin(view);
      return;
    }
    does.snap();
    if (this.#mostFingers > 1) return;
    const { x, y } = this.#moved;
    if (Math.hypot(x, y) < TAP_SLOP) this.#tap(touch, does);
    else if (touch.isTouch && view.zoom === ZOOM_MIN && isSideways(x, y)) {
      does.swipe(x < 0 ? 1 : -1);
    }
  }

  cancel({ id }: PointerSample, does: GestureHandlers): void {
    this.#fingers.delete(id);
    if (this.#fingers.size === 0) does.snap();
  }

  #begin(view: View): void {
    this.#from = { view, points: [...this.#fingers.values()] };
  }

  #tap({ at, point }: PointerSample, does: GestureHandlers): void {
    const last = this.#lastTap;
    const isSecond =
      last && at - last.at < DOUBLE_TAP_MS && distance(last.point, point) < 4 * TAP_SLOP;
    this.#lastTap = isSecond ? undefined : { at, point };
    if (isSecond) does.toggle(point);
  }
}

const isSideways = (x: number, y: number): boolean =>
  Math.abs(x) > SWIPE_DISTANCE && Math.abs(x) > Math.abs(y);
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]): number => (a && b ? distance(a, b) : 0);
