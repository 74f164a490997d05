import { type RefObject, useCallback, useEffect, useState } from "react";
import {
  type ViewBounds,
  clampView,
  nearestStop,
  pan,
  type Point,
  stepZoom,
  type View,
  INITIAL_VIEW,
  ZOOM_MIN,
  zoomAbout,
} from "./zoom.ts";

const CENTER: Point = { x: 0, y: 0 };
/** What a double tap goes to. */
const DOUBLE_TAP_ZOOM = 2;

export type Zoom = {
  view: View;
  /** Follows the hand: no easing while it does. */
  isGesturing: boolean;
  step: (direction: 1 | -1, about?: Point) => void;
  toggle: (about: Point) => void;
  reset: () => void;
  move: (by: Point) => void;
  /** While fingers are down: the view as they began with, scaled and moved. */
  transform: (from: View, scale: number, about: Point, by: Point) => void;
  /** The fingers are gone: the nearest stop, within bounds. */
  snap: () => void;
};

type Refs = {
  stage: RefObject<HTMLElement | null>;
  /** The picture's box as it stands at 1×, without the transform. */
  picture: RefObject<HTMLElement | null>;
};

/** How the picture on the stage is scaled and moved, always within bounds. */
export function useZoom({ stage, picture }: Refs): Zoom {
  const [view, setView] = useState(INITIAL_VIEW);
  const [isHeld, setGesturing] = useState(false);

  const change = useCallback(
    (next: (view: View, frame: ViewBounds) => View) => {
      const frame = measure(stage.current, picture.current);
      setView((view) => next(view, frame));
    },
    [stage, picture],
  );

  useEffect(() => {
    const keep = () => change(clampView);
    window.addEventListener("resize", keep);
    return () => window.removeEventListener("resize", keep);
  }, [change]);

  return {
    view,
    isGesturing: isHeld,
    step: (direction, about = CENTER) =>
      change((view, frame) => zoomAbout(view, stepZoom(view.zoom, direction), about, frame)),
    toggle: (about) =>
      change((view, frame) =>
        view.zoom > ZOOM_MIN ? INITIAL_VIEW : zoomAbout(view, DOUBLE_TAP_ZOOM, about, frame),
      ),
    reset: () => setView(INITIAL_VIEW),
    move: (by) => change((view, frame) => pan(view, by, frame)),
    transform: (from, scale, about, by) => {
      setGesturing(true);
      change((_, frame) => pan(zoomAbout(from, from.zoom * scale, about, frame), by, frame));
    },
    snap: () => {
      setGesturing(false);
      change((view, frame) => zoomAbout(view, nearestStop(view.zoom), CENTER, frame));
    },
  };
}

function measure(stage: HTMLElement | null, picture: HTMLElement | null): ViewBounds {
  return { stage: sizeOf(stage), picture: sizeOf(picture) };
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});
