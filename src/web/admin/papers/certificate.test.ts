import { expect, test } from "vitest";
import type { PieceFacts } from "#contract/sales/papers.ts";
import { findShapes } from "./certificate.tsx";

const shapes = (facts: Partial<PieceFacts>) =>
  findShapes({ noun: "ring", ring: null, stones: null, dimensions: null, ...facts } as PieceFacts);

test("draws the inside of a ring and its first stone", () => {
  const ring = { diameter: 16.1004, size: 5.5 };
  expect(shapes({ ring, stones: "round blue sapphire, 6.9 mm" })).toEqual([
    {
      kind: "ellipse",
      width: 16.1004,
      height: 16.1004,
      measure: "16.1 mm",
      label: "Inside, US 5½",
    },
    { kind: "ellipse", width: 6.9, height: 6.9, measure: "6.9 mm", label: "Stone" },
  ]);
  expect(shapes({ stones: "emerald, 8 × 6 mm; two diamonds, 3.3 mm" })).toMatchObject([
    { width: 8, height: 6, measure: "8 × 6 mm" },
  ]);
});

test("draws the outline of other pieces, and nothing without a measure or beyond the paper", () => {
  expect(shapes({ noun: "brooch", dimensions: "48 × 30 mm" })).toMatchObject([
    { kind: "rectangle", width: 48, height: 30 },
  ]);
  expect(shapes({ noun: "pin", dimensions: "wingspan 50 mm" })).toEqual([]);
  expect(shapes({ noun: "pin", dimensions: "90 × 30 mm" })).toEqual([]);
  expect(shapes({ noun: "bracelet", dimensions: "20 cm long, links 10 × 7 mm" })).toEqual([]);
  expect(shapes({})).toEqual([]);
});
