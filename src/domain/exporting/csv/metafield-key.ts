import type { ExtraField } from "#contract/catalogue/extra-product-fields.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";

/** "custom_design": the key of a field among a Shopify product's metafields. */
export const metafieldKey = (name: ExtraField): string =>
  PRODUCT_FIELDS[name].label.toLowerCase().replaceAll(" ", "_");
