import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { GestureRecognizer, type PointerSample } from "./gesture-recognizer.ts";
import type { Zoom } from "./use-zoom.ts";
import type { Point } from "./zoom.ts";

/** Wheel distance in pixels for one zoom step, and the minimum time between two steps in milliseconds. */
const WHEEL_STEP = 40;
const WHEEL_MS = 90;

type Options = {
  stage: RefObject<HTMLElement | null>;
  zoom: Zoom;
  onSwipe: (direction: 1 | -1) => void;
};

/** Event handlers of the stage for wheel, drag, pinch, double tap and swipe. */
export function useGestures({ stage, zoom, onSwipe }: Options) {
  const [recognizer] = useState(() => new GestureRecognizer());
  useWheel(stage, zoom);
  const handlers = { ...zoom, swipe: onSwipe };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      recognizer.down(toSample(event), zoom.view);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => recognizer.move(toSample(event), handlers),
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      recognizer.up(toSample(event), zoom.view, handlers),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      recognizer.cancel(toSample(event), handlers),
  };
}

/** A native listener, because React's wheel listeners are passive and cannot prevent scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  }, [zoom]);
  useEffect(() => {
    const element = stage.current;
    let distance = 0;
    let lastStep = 0;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const isPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
      distance += isPixels ? event.deltaY : event.deltaY * WHEEL_STEP;
      if (Math.abs(distance) < WHEEL_STEP || event.timeStamp - lastStep < WHEEL_MS) return;
      if (element) latest.current.step(distance < 0 ? 1 : -1, pointFromCenter(element, event));
      distance = 0;
      lastStep = event.timeStamp;
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, [stage]);
}

const toSample = (event: PointerEvent<HTMLElement>): PointerSample => ({
  id: event.pointerId,
  point: pointFromCenter(event.currentTarget, event),
  at: event.timeStamp,
  isTouch: event.pointerType !== "mouse",
});

/** A point relative to the center of the element, in pixels. */
function pointFromCenter(element: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return {
    x: at.clientX - box.left - box.width / 2,
    y: at.clientY - box.top - box.height / 2,
  };
}
