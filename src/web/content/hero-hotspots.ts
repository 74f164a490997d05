/** A piece in the hero picture: its SKU, and the position of its number in percent of the picture. */
export type HeroHotspot = {
  sku: string;
  left: number;
  top: number;
  /** Direction and length (in vw) of the line from the number to the piece. */
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

/** The hotspots of a hero picture, looked up by its alt text; none for other pictures. */
export const heroHotspots = (alt: string): HeroHotspot[] => HOTSPOTS.get(alt) ?? [];
