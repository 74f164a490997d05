import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";

/** A change of a piece, and of what it costs. */
export type PieceChange = ProductChange & { costCents?: number | null };

/** A column of a piece (or `images`, `tagIds`, `costCents`) and its new value as a change of the piece. */
export const toProductChange = (column: string, value: unknown): PieceChange => ({
  [PRODUCT_FIELD_NAMES.find((name) => PRODUCT_FIELDS[name].column === column) ?? column]: value,
});
