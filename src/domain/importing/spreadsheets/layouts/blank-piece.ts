import type { SourcePiece } from "../../source.ts";

/** A piece of which nothing is said but its name. */
export const blankPiece = (name: string): SourcePiece => ({
  externalId: null,
  address: null,
  sku: null,
  name,
  description: null,
  priceCents: null,
  stock: null,
  isActive: null,
  isCustomDesign: null,
  materials: null,
  weightCentigrams: null,
  dimensions: null,
  categories: [],
  tags: [],
  pictures: null,
  notes: [],
});
