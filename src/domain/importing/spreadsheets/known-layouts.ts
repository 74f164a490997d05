import { exportedWorkbookLayout } from "./exported-workbook/exported-workbook-layout.ts";
import { DECLARED_LAYOUTS, PLATFORM_LAYOUTS } from "./layouts/declared/declared-layouts.ts";
import { etsyLayout, findEtsyColumns } from "./layouts/etsy/etsy-layout.ts";
import { instagramLayout } from "./layouts/instagram/instagram-layout.ts";
import type { Layout } from "./layouts/layout.ts";
import { withRenamedColumns } from "./layouts/renamed-columns.ts";
import { findShopifyColumns } from "./layouts/shopify/shopify-columns.ts";
import { shopifyLayout } from "./layouts/shopify/shopify-layout.ts";
import { findWooColumns } from "./layouts/woocommerce/woo-columns.ts";
import { woocommerceLayout } from "./layouts/woocommerce/woocommerce-layout.ts";

const shopify = withRenamedColumns(shopifyLayout, findShopifyColumns, {
  name: ["Title", "title"],
  description: ["Description", "description"],
  sku: ["SKU", "sku"],
  price: ["Price", "price"],
  formerPrice: ["Compare-at price", "compareAt"],
  stock: ["Inventory quantity", "stock"],
  category: ["Type", "type"],
  tags: ["Tags", "tags"],
  active: ["Status", "status"],
});

const etsy = withRenamedColumns(etsyLayout, findEtsyColumns, {
  name: ["TITLE", "title"],
  description: ["DESCRIPTION", "description"],
  price: ["PRICE", "price"],
  currency: ["CURRENCY_CODE", "currency"],
  stock: ["QUANTITY", "quantity"],
  tags: ["TAGS", "tags"],
  materials: ["MATERIALS", "materials"],
  sku: ["SKU", "sku"],
});

const woocommerce = withRenamedColumns(woocommerceLayout, (header) => findWooColumns(header).at, {
  name: ["Name", "name"],
  description: ["Description", "description"],
  sku: ["SKU", "sku"],
  price: ["Regular price", "regularPrice"],
  salePrice: ["Sale price", "salePrice"],
  stock: ["Stock", "stock"],
  category: ["Categories", "categories"],
  tags: ["Tags", "tags"],
  weight: ["Weight", "weight"],
  images: ["Images", "images"],
  active: ["Published", "published"],
});

/** In the order in which they are tried. */
export const KNOWN_LAYOUTS: Layout[] = [
  exportedWorkbookLayout,
  shopify,
  etsy,
  woocommerce,
  instagramLayout,
  ...DECLARED_LAYOUTS,
  ...PLATFORM_LAYOUTS,
];
