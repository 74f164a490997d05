import type { Product } from "#contract/products.ts";

/** Puts the more complete record first; of two alike the one with more to say, then the older. */
export function compareCompleteness(a: Product, b: Product): number {
  return (
    countFilled(b) - countFilled(a) ||
    b.images.length - a.images.length ||
    b.tagIds.length - a.tagIds.length ||
    (b.description ?? "").length - (a.description ?? "").length ||
    a.id - b.id
  );
}

function countFilled(piece: Product): number {
  const fields = [
    piece.description,
    piece.categoryId,
    piece.sku,
    piece.stock,
    piece.materials,
    piece.weight,
    piece.dimensions,
    piece.leadTime,
    piece.images.length,
    piece.tagIds.length,
  ];
  return fields.filter(Boolean).length;
}
