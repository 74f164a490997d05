import type { Product } from "#contract/catalogue/products.ts";

/** A stock of 0 of an available piece is one that nobody counted (see countForSale): empty. */
export const statedStock = ({ stock, availability }: Product): string =>
  stock === 0 && availability === "available" ? "" : String(stock);
