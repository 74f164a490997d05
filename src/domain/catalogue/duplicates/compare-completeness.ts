import {
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";

/** Sorts the more complete record first; of equal ones the one with the longer description, then the older. */
export function compareCompleteness(a: Product, b: Product): number {
  return (
    countFilled(b) - countFilled(a) ||
    b.images.length - a.images.length ||
    b.tagIds.length - a.tagIds.length ||
    (b.description ?? "").length - (a.description ?? "").length ||
    a.id - b.id
  );
}

/** A state says nothing of how complete a record is. */
const STATE_FIELDS: ProductFieldName[] = ["availability", "reservedFor", "reservedUntil"];
const COUNTED_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name) => productField(name).kind !== "flag" && !STATE_FIELDS.includes(name),
);

const countFilled = (piece: Product): number =>
  [
    ...COUNTED_FIELDS.map((name) => isFilled(piece[name])),
    piece.images.length,
    piece.tagIds.length,
  ].filter(Boolean).length;

const isFilled = (value: Product[ProductFieldName]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);
