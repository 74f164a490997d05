import type { ExtraField } from "#contract/catalogue/extra-product-fields.ts";
import { formatFact } from "#contract/catalogue/format-fact.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { Product } from "#contract/catalogue/products.ts";

type Attribute = { name: string; options: string[] };

/** A field of a piece as an attribute of a product of WooCommerce; null without a value. */
export function toAttribute(field: ExtraField, piece: Product): Attribute | null {
  if (field === "isCustomDesign") {
    return { name: attributeName(field), options: [piece.isCustomDesign ? "yes" : "no"] };
  }
  const text = formatFact(field, piece);
  if (text === "") return null;
  return {
    name: attributeName(field),
    options: field === "materials" ? text.split(", ") : [text],
  };
}

/** WooCommerce names an attribute in the singular. */
const attributeName = (field: ExtraField): string =>
  field === "materials" ? "Material" : PRODUCT_FIELDS[field].label;
