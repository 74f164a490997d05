import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";

/** A column of a piece (or `images`, `tagIds`) and its new value as a change of the piece. */
export const toProductChange = (column: string, value: unknown): ProductChange => ({
  [PRODUCT_FIELD_NAMES.find((name) => PRODUCT_FIELDS[name].column === column) ?? column]: value,
});
