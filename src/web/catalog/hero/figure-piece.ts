import type { HeroFigure } from "#contract/catalogue/hero-sections.ts";

/** A numbered piece of the hero's picture. */
export type FigurePiece = Omit<HeroFigure, "productId"> & {
  id: number;
  name: string;
  materials: string | null;
  weight: string | null;
  price: string;
};
