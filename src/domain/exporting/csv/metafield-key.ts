import type { ExtraField } from "#contract/extra-product-fields.ts";
import { PRODUCT_FIELDS } from "#contract/product-fields.ts";

/** "custom_design": the key of a field among a Shopify product's metafields. */
export const metafieldKey = (name: ExtraField): string =>
  PRODUCT_FIELDS[name].label.toLowerCase().replaceAll(" ", "_");
