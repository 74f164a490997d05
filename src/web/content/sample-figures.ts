import type { HeroFigure } from "#contract/catalogue/hero-sections.ts";

/** A piece in the sample's hero picture: its SKU, and its number in 0..1 of the picture. */
export type SampleFigure = Pick<HeroFigure, "left" | "top" | "line"> & { sku: string };

const SAMPLE_ALT =
  "Dark still life of a gold cuff, sapphire ring, hammered bands and pearls on slate.";

const SAMPLE_FIGURES: SampleFigure[] = [
  { sku: "FG-BR-0143", left: 0.555, top: 0.255, line: "right" },
  { sku: "FG-RI-0145", left: 0.446, top: 0.446, line: "right" },
  { sku: "FG-GO-0135", left: 0.73, top: 0.915, line: "up" },
  { sku: "FG-NE-0127", left: 0.9, top: 0.915, line: "up" },
];

/** The figures of the sample's hero picture, known by its alt text; none for other pictures. */
export const sampleFigures = (alt: string): SampleFigure[] =>
  alt === SAMPLE_ALT ? SAMPLE_FIGURES : [];

/** The pieces of the sample's hero picture are at its right, where a phone shows it. */
export const samplePhoneFocus = (alt: string): { x: number; y: number } | null =>
  alt === SAMPLE_ALT ? { x: 0.955, y: 0.5 } : null;
