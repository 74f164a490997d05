export const ZOOM_MIN = 1;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.5;
export const ZOOM_STOPS = [1, 1.5, 2, 2.5, 3] as const;

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** How a picture stands: its scale, and how far it is moved from the middle, in pixels. */
export type View = { zoom: number } & Point;

export const INITIAL_VIEW: View = { zoom: ZOOM_MIN, x: 0, y: 0 };

/** The stage, and the picture as it stands in it at 1×, both in pixels. */
export type ViewBounds = { stage: Size; picture: Size };

/** The next stop up or down. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const stop = zoom / ZOOM_STEP;
  const next = direction > 0 ? Math.floor(stop + 1e-6) + 1 : Math.ceil(stop - 1e-6) - 1;
  return clamp(next * ZOOM_STEP, ZOOM_MIN, ZOOM_MAX);
}

/** The stop nearest to where two fingers let go. */
export function nearestStop(zoom: number): number {
  return clamp(Math.round(zoom / ZOOM_STEP) * ZOOM_STEP, ZOOM_MIN, ZOOM_MAX);
}

/** Scales about a point (from the stage's middle), which stays under the finger as far as bounds let it. */
export function zoomAbout(view: View, zoom: number, about: Point, frame: ViewBounds): View {
  const next = clamp(zoom, ZOOM_MIN, ZOOM_MAX);
  const ratio = next / view.zoom;
  return clampView(
    {
      zoom: next,
      x: about.x - (about.x - view.x) * ratio,
      y: about.y - (about.y - view.y) * ratio,
    },
    frame,
  );
}

export const pan = (view: View, by: Point, frame: ViewBounds): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** No edge of the picture comes further in than the stage's; at 1× it cannot be moved at all. */
export function clampView({ zoom, x, y }: View, { stage, picture }: ViewBounds): View {
  if (zoom <= ZOOM_MIN) return INITIAL_VIEW;
  const maxX = Math.max(0, (picture.width * zoom - stage.width) / 2);
  const maxY = Math.max(0, (picture.height * zoom - stage.height) / 2);
  return { zoom, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) };
}

/** The picture as it stands at 1×: whole, as large as the stage allows. */
export function fitInto(stage: Size, original: Size): Size {
  if (original.width <= 0 || original.height <= 0) return stage;
  const scale = Math.min(stage.width / original.width, stage.height / original.height);
  return { width: original.width * scale, height: original.height * scale };
}

/** After the last comes the first. */
export const wrapIndex = (index: number, count: number): number =>
  count > 0 ? ((index % count) + count) % count : 0;

/** The bound wins over minus nought. */
function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) || 0;
}
