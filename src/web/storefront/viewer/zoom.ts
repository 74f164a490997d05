export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;
const ZOOM_STEP = 0.5;
export const ZOOM_STOPS = [1, 1.5, 2, 2.5, 3] as const;

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** Pan and zoom of a picture: its scale, and its offset from the center in pixels. */
export type View = { zoom: number } & Point;

export const INITIAL_VIEW: View = { zoom: ZOOM_MIN, x: 0, y: 0 };

/** The stage, and the picture at 1× in it, in pixels. */
export type ViewBounds = { stage: Size; picture: Size };

/** The next zoom stop up or down. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const stop = zoom / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(stop + 1e-6) + 1 : Math.ceil(stop - 1e-6) - 1;
  return clamp(next * ZOOM_STEP, ZOOM_MIN, ZOOM_MAX);
}

/** The zoom stop nearest to a scale. */
export function nearestStop(zoom: number): number {
  return clamp(Math.round(zoom / ZOOM_STEP) * ZOOM_STEP, ZOOM_MIN, ZOOM_MAX);
}

/** Scales about a point (relative to the stage's center), which stays in place as far as bounds allow. */
export function zoomAbout(view: View, zoom: number, about: Point, bounds: ViewBounds): View {
  const next = clamp(zoom, ZOOM_MIN, ZOOM_MAX);
  const ratio = next / view.zoom;
  return clampView(
    {
      zoom: next,
      x: about.x - (about.x - view.x) * ratio,
      y: about.y - (about.y - view.y) * ratio,
    },
    bounds,
  );
}

export const pan = (view: View, by: Point, bounds: ViewBounds): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, bounds);

/** Limits the offset, so that no edge of the picture moves into the stage; at 1× to the center. */
export function clampView({ zoom, x, y }: View, { stage, picture }: ViewBounds): View {
  if (zoom <= ZOOM_MIN) return INITIAL_VIEW;
  const maxX = Math.max(0, (picture.width * zoom - stage.width) / 2);
  const maxY = Math.max(0, (picture.height * zoom - stage.height) / 2);
  return { zoom, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) };
}

/** Wraps around at both ends. */
export const wrapIndex = (index: number, count: number): number =>
  count > 0 ? ((index % count) + count) % count : 0;

/** Turns -0 into 0. */
function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) || 0;
}
