import type { ExtraField } from "#contract/extra-product-fields.ts";
import { PRODUCT_FIELDS } from "#contract/product-fields.ts";

/** "custom_design": under which key a field stands among a Shopify product's metafields. */
export const metafieldKey = (name: ExtraField): string =>
  PRODUCT_FIELDS[name].label.toLowerCase().replaceAll(" ", "_");
