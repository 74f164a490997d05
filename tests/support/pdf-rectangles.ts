import { inflateSync } from "node:zlib";

type Rectangle = { x: number; width: number; height: number };
type Matrix = [number, number, number, number];

/** Millimeters in a point, the unit of a PDF. */
const POINT = 25.4 / 72;
const OPERATION =
  /([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) cm|([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re|\bq\b|\bQ\b/g;

/** The upright rectangles that the pages of a PDF draw, in millimeters. Scales and shifts are followed, nothing else. */
export function listPdfRectangles(pdf: Buffer): Rectangle[] {
  return listStreams(pdf).flatMap(readRectangles);
}

function listStreams(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap((found) => {
    const from = found.index + found[0].length;
    const to = text.indexOf("endstream", from);
    const content = inflateSync(pdf.subarray(from, to)).toString("latin1");
    return / re\b/.test(content) ? [content] : [];
  });
}

function readRectangles(content: string): Rectangle[] {
  const found: Rectangle[] = [];
  const saved: Matrix[] = [];
  let [scaleX, scaleY, x0, y0]: Matrix = [1, 1, 0, 0];
  for (const [operation, ...operands] of content.matchAll(OPERATION)) {
    const [a = 0, , , d = 0, e = 0, f = 0, x = 0, , width = 0, height = 0] = operands.map(Number);
    if (operation === "q") saved.push([scaleX, scaleY, x0, y0]);
    else if (operation === "Q") [scaleX, scaleY, x0, y0] = saved.pop() ?? [1, 1, 0, 0];
    else if (operation.endsWith("cm")) {
      [x0, y0] = [x0 + e * scaleX, y0 + f * scaleY];
      [scaleX, scaleY] = [scaleX * a, scaleY * d];
    } else {
      found.push({
        x: (x0 + x * scaleX) * POINT,
        width: Math.abs(width * scaleX) * POINT,
        height: Math.abs(height * scaleY) * POINT,
      });
    }
  }
  return found;
}
