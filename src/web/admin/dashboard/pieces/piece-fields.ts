import type { Product } from "#contract/products.ts";
import { changedFields } from "../../product-editor/compare-versions.ts";
import {
  pickFields,
  type ProductFormValues,
  toFormValues,
  toProductInput,
} from "../../product-editor/product-form-values.ts";

/** What the short form of a piece asks for. */
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
 * The whole piece as the short form would have it. Stock changes only where the choice was changed: a
 * piece with three in stock keeps its three.
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

/** What is sent: only what differs from the piece, and which version it was. */
export function toProductChange(values: ProductFormValues, piece: Product, timeZone: string) {
  const changed = changedFields(toFormValues(piece, timeZone), values);
  return { ...pickFields(toProductInput(values, timeZone), changed), version: piece.version };
}
