/** A piece in the hero photograph, by its sku, and where its number stands, in per cent of the photograph. */
export type HeroHotspot = {
  sku: string;
  left: number;
  top: number;
  /** Which way the hairline leads from the number to the piece, and how far, in hundredths of the window. */
  line: "right" | "up";
  length: number;
};

const HOTSPOTS = new Map<string, HeroHotspot[]>([
  [
    "Dark still life of a gold cuff, sapphire ring, hammered bands and pearls on slate.",
    [
      { sku: "FG-BR-0143", left: 55.5, top: 25.5, line: "right", length: 2.6 },
      { sku: "FG-RI-0145", left: 44.6, top: 44.6, line: "right", length: 2.6 },
      { sku: "FG-GO-0135", left: 73, top: 91.5, line: "up", length: 1.9 },
      { sku: "FG-NE-0127", left: 90, top: 91.5, line: "up", length: 3.4 },
    ],
  ],
]);

/** The numbered pieces of a photograph, known by what its alternative text says is in it. */
export const heroHotspots = (alt: string): HeroHotspot[] => HOTSPOTS.get(alt) ?? [];
