import type { HeroFigure } from "#contract/catalogue/hero-sections.ts";

/** A numbered piece of the hero's picture. */
export type FigurePiece = Omit<HeroFigure, "productId"> & {
  id: number;
  name: string;
  /** Metal and weight. */
  metal: string;
  price: string;
};
