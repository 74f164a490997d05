/** A point in 0..1 from the left and from the top. */
export type Point = { x: number; y: number };

type Ratios = {
  /** Width by height; null where it is unknown: then nothing is cropped. */
  pictureRatio: number | null;
  boxRatio: number;
};

/**
 * Where a point of a picture is in a box that the picture covers around its focus (object-fit: cover), in 0..1 of
 * the box; outside of 0..1 where it is cropped away.
 */
export function cropPoint(point: Point, focus: Point, ratios: Ratios): Point {
  const size = coverSize(ratios);
  return {
    x: point.x * size.x - focus.x * (size.x - 1),
    y: point.y * size.y - focus.y * (size.y - 1),
  };
}

/** The point of the picture that is at a point of the box: the inverse of cropPoint. */
export function uncropPoint(point: Point, focus: Point, ratios: Ratios): Point {
  const size = coverSize(ratios);
  return {
    x: (point.x + focus.x * (size.x - 1)) / size.x,
    y: (point.y + focus.y * (size.y - 1)) / size.y,
  };
}

/** Width and height of the covering picture, in widths and heights of the box. */
function coverSize({ pictureRatio, boxRatio }: Ratios): Point {
  const ratio = (pictureRatio ?? boxRatio) / boxRatio;
  return { x: Math.max(1, ratio), y: Math.max(1, 1 / ratio) };
}
