import type { PieceFacts } from "#contract/sales/papers.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";

/** An outline to be drawn at actual size, in millimeters. */
export type Shape = {
  kind: "ellipse" | "rectangle";
  width: number;
  height: number;
  /** "16.1 mm" */
  measure: string;
  /** What it is: "Inside, US 5½". */
  label: string;
};

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const AREA = new RegExp(String.raw`${NUMBER}\s*[×x]\s*${NUMBER}[\s\u00A0]?mm\b`, "iu");
const WIDTH = new RegExp(String.raw`${NUMBER}[\s\u00A0]?mm\b`, "iu");
/** Beside the photo, on the narrower paper. */
const MAX_WIDTH = 54;
const MAX_HEIGHT = 58;

/** The inside of a ring and its first stone, or a piece's outline; none where a measure is missing. */
export function findShapes({ ring, stones, dimensions, noun }: PieceFacts): Shape[] {
  const stone = stones ? findStone(stones) : null;
  if (ring) return [ringShape(ring), ...(stone ? [stone] : [])];
  if (["ring", "band", "bracelet", "necklace"].includes(noun)) return stone ? [stone] : [];
  const [, width, height] = AREA.exec(dimensions ?? "") ?? [];
  const outline = toShape("rectangle", Number(width), Number(height), "Outline");
  if (outline) return [outline];
  return stone ? [stone] : [];
}

const ringShape = ({ diameter, size }: NonNullable<PieceFacts["ring"]>): Shape => ({
  kind: "ellipse",
  width: diameter,
  height: diameter,
  measure: `${round(diameter)} mm`,
  label: size === null ? "Inside" : `Inside, US ${formatRingSize(size)}`,
});

/** The first stone: "8 × 6 mm" is oval, "6.9 mm" round. */
function findStone(stones: string): Shape | null {
  const [first = ""] = stones.split(";");
  const [, width, height] = AREA.exec(first) ?? [];
  if (width) return toShape("ellipse", Number(width), Number(height), "Stone");
  const [, diameter] = WIDTH.exec(first) ?? [];
  return toShape("ellipse", Number(diameter), Number(diameter), "Stone");
}

function toShape(kind: Shape["kind"], width: number, height: number, label: string): Shape | null {
  const fits = width > 0 && height > 0 && width <= MAX_WIDTH && height <= MAX_HEIGHT;
  if (!fits) return null;
  const measure = width === height ? `${round(width)} mm` : `${round(width)} × ${round(height)} mm`;
  return { kind, width, height, measure, label };
}

const round = (millimeters: number): number => Math.round(millimeters * 10) / 10;
