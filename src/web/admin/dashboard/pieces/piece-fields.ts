import type { Product } from "#contract/products.ts";
import { changedFields } from "../../product-editor/compare-versions.ts";
import {
  pickFields,
  type ProductFormValues,
  toFormValues,
  toProductInput,
} from "../../product-editor/product-form-values.ts";

/** The values of the short form of a piece. */
export type PieceFields = {
  name: string;
  description: string;
  price: string;
  categoryId: string;
  isActive: boolean;
  stock: "1" | "0";
  images: string[];
};

export const toPieceFields = (piece: Product): PieceFields => ({
  name: piece.name,
  description: piece.description ?? "",
  price: piece.price,
  categoryId: piece.categoryId === null ? "" : String(piece.categoryId),
  isActive: piece.isActive,
  stock: piece.stock > 0 ? "1" : "0",
  images: piece.images,
});

/**
 * The values of the full form with those of the short form. Stock changes only if the availability was
 * changed: a piece with three in stock keeps them.
 */
export function toProductFormValues(
  fields: PieceFields,
  piece: Product,
  timeZone: string,
): ProductFormValues {
  const base = toFormValues(piece, timeZone);
  const { stock, ...others } = fields;
  const wasAvailable = piece.stock > 0 ? "1" : "0";
  return { ...base, ...others, ...(stock !== wasAvailable && { stock }) };
}

/** The request body: the changed fields and the version they are based on. */
export function toProductChange(values: ProductFormValues, piece: Product, timeZone: string) {
  const changed = changedFields(toFormValues(piece, timeZone), values);
  return { ...pickFields(toProductInput(values, timeZone), changed), version: piece.version };
}
