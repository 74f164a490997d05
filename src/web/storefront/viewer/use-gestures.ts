import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { GestureRecognizer, type PointerSample } from "./gesture-recognizer.ts";
import type { Zoom } from "./use-zoom.ts";
import type { Point } from "./zoom.ts";

/** How far a wheel turns for one stop, in pixels, and how soon it may turn on, in milliseconds. */
const WHEEL_STEP = 40;
const WHEEL_MS = 90;

type Options = {
  stage: RefObject<HTMLElement | null>;
  zoom: Zoom;
  onSwipe: (direction: 1 | -1) => void;
};

/** Wheel, drag, pinch, double tap and swipe: the listeners for the stage. */
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

/** React listens to wheels without the right to stop the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  }, [zoom]);
  useEffect(() => {
    const element = stage.current;
    let turned = 0;
    let lastStep = 0;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const isPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
      turned += isPixels ? event.deltaY : event.deltaY * WHEEL_STEP;
      if (Math.abs(turned) < WHEEL_STEP || event.timeStamp - lastStep < WHEEL_MS) return;
      if (element) latest.current.step(turned < 0 ? 1 : -1, pointFromCenter(element, event));
      turned = 0;
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

/** From the middle of the element, in pixels. */
function pointFromCenter(element: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return {
    x: at.clientX - box.left - box.width / 2,
    y: at.clientY - box.top - box.height / 2,
  };
}
