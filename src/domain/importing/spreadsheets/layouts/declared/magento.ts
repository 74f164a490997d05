import type { PlatformLayout } from "./platform-layout.ts";
import { isWithin } from "./reduced-price.ts";

/** Magento 2's product export; its weight names no unit. */
export const magento: PlatformLayout = {
  key: "magento",
  label: "Magento",
  sources: [
    "https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html",
  ],
  signature: [
    /^sku$/,
    /^product type$/,
    /^(?:attribute set code|product websites|configurable variations)$/,
  ],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [/^short description$/, /^description$/],
    price: [/^price$/],
    stock: [/^qty$/],
    category: [/^categories$/],
    active: [/^product online$/],
    images: [/^base image$/, /^additional images$/],
    imageTexts: [/^base image label$/, /^additional image labels$/],
    address: [/^url key$/],
  },
  categoryLevels: "/",
  derived: [
    {
      field: "salePrice",
      column: "special_price",
      of: (cellOf, now) =>
        isWithin(now, cellOf("special_price_from_date"), cellOf("special_price_to_date"))
          ? cellOf("special_price")
          : null,
    },
  ],
};
