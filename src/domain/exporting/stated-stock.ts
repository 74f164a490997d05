import type { Product } from "#contract/catalogue/products.ts";

/** A stock of 0 of a piece that was not sold is one that nobody filled in: empty. */
export const statedStock = ({ stock, availability }: Product): string =>
  stock === 0 && availability === "available" ? "" : String(stock);
