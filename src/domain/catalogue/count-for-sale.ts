import type { Availability } from "#contract/catalogue/product-fields.ts";

/**
 * How many of a piece can be sold; null for any number of one that is made to order. The availability
 * decides: a stock of 0 is one that nobody counted, so of a piece that isn't sold there is one.
 */
export function countForSale({
  availability,
  stock,
}: {
  availability: Availability;
  stock: number;
}): number | null {
  if (availability === "made_to_order") return null;
  return availability === "sold" ? stock : Math.max(1, stock);
}
