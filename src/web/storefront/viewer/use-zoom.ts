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
const DOUBLE_TAP_ZOOM = 2;

export type Zoom = {
  view: View;
  /** While pointers are down: disables the CSS transition. */
  isGesturing: boolean;
  step: (direction: 1 | -1, about?: Point) => void;
  toggle: (about: Point) => void;
  reset: () => void;
  move: (by: Point) => void;
  /** While pointers are down: the view at their start, scaled and moved. */
  transform: (from: View, scale: number, about: Point, by: Point) => void;
  /** When the gesture ends: to the nearest zoom step, within bounds. */
  snap: () => void;
};

type Refs = {
  stage: RefObject<HTMLElement | null>;
  /** The picture's box at 1×, without the transform. */
  picture: RefObject<HTMLElement | null>;
};

/** Pan and zoom of the picture on the stage, always within bounds. */
export function useZoom({ stage, picture }: Refs): Zoom {
  const [view, setView] = useState(INITIAL_VIEW);
  const [isHeld, setGesturing] = useState(false);

  const change = useCallback(
    (next: (view: View, bounds: ViewBounds) => View) => {
      const bounds = measure(stage.current, picture.current);
      setView((view) => next(view, bounds));
    },
    [stage, picture],
  );

  useEffect(() => {
    const clampToBounds = () => change(clampView);
    window.addEventListener("resize", clampToBounds);
    return () => window.removeEventListener("resize", clampToBounds);
  }, [change]);

  return {
    view,
    isGesturing: isHeld,
    step: (direction, about = CENTER) =>
      change((view, bounds) => zoomAbout(view, stepZoom(view.zoom, direction), about, bounds)),
    toggle: (about) =>
      change((view, bounds) =>
        view.zoom > ZOOM_MIN ? INITIAL_VIEW : zoomAbout(view, DOUBLE_TAP_ZOOM, about, bounds),
      ),
    reset: () => setView(INITIAL_VIEW),
    move: (by) => change((view, bounds) => pan(view, by, bounds)),
    transform: (from, scale, about, by) => {
      setGesturing(true);
      change((_, bounds) => pan(zoomAbout(from, from.zoom * scale, about, bounds), by, bounds));
    },
    snap: () => {
      setGesturing(false);
      change((view, bounds) => zoomAbout(view, nearestStop(view.zoom), CENTER, bounds));
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
