import { exportedWorkbookLayout } from "./exported-workbook/exported-workbook-layout.ts";
import { DECLARED_LAYOUTS, PLATFORM_LAYOUTS } from "./layouts/declared/declared-layouts.ts";
import { etsyLayout } from "./layouts/etsy/etsy-layout.ts";
import { ETSY_NAMES } from "./layouts/etsy/etsy-names.ts";
import type { Layout } from "./layouts/layout.ts";
import { withRenamedColumns } from "./layouts/renamed-columns.ts";
import { findShopifyColumns } from "./layouts/shopify/shopify-columns.ts";
import { shopifyLayout } from "./layouts/shopify/shopify-layout.ts";
import { findWooColumns } from "./layouts/woocommerce/woo-columns.ts";
import { woocommerceLayout } from "./layouts/woocommerce/woocommerce-layout.ts";

const shopify = withRenamedColumns(
  shopifyLayout,
  {
    name: "Title",
    description: "Description",
    sku: "SKU",
    price: "Price",
    formerPrice: "Compare-at price",
    stock: "Inventory quantity",
    category: "Type",
    tags: "Tags",
    active: "Status",
  },
  (header) => {
    const columns = findShopifyColumns(header);
    return {
      name: columns.title,
      description: columns.description,
      sku: columns.sku,
      price: columns.price,
      formerPrice: columns.compareAt,
      stock: columns.stock,
      category: columns.type,
      tags: columns.tags,
      active: columns.status,
    };
  },
);

const ETSY_FIELDS = {
  name: "TITLE",
  description: "DESCRIPTION",
  price: "PRICE",
  currency: "CURRENCY_CODE",
  stock: "QUANTITY",
  tags: "TAGS",
  materials: "MATERIALS",
  sku: "SKU",
} as const;

const etsy = withRenamedColumns(etsyLayout, ETSY_FIELDS, ({ find }) => ({
  name: find(...ETSY_NAMES.title),
  description: find(...ETSY_NAMES.description),
  price: find(...ETSY_NAMES.price),
  currency: find(...ETSY_NAMES.currency),
  stock: find(...ETSY_NAMES.quantity),
  tags: find(...ETSY_NAMES.tags),
  materials: find(...ETSY_NAMES.materials),
  sku: find(...ETSY_NAMES.sku),
}));

const woocommerce = withRenamedColumns(
  woocommerceLayout,
  {
    name: "Name",
    description: "Description",
    sku: "SKU",
    price: "Regular price",
    salePrice: "Sale price",
    stock: "Stock",
    category: "Categories",
    tags: "Tags",
    weight: "Weight",
    images: "Images",
    active: "Published",
  },
  (header) => {
    const { at } = findWooColumns(header);
    return {
      name: at.name,
      description: at.description,
      sku: at.sku,
      price: at.regularPrice,
      salePrice: at.salePrice,
      stock: at.stock,
      category: at.categories,
      tags: at.tags,
      weight: at.weight,
      images: at.images,
      active: at.published,
    };
  },
);

/** In the order in which they are tried. */
export const KNOWN_LAYOUTS: Layout[] = [
  exportedWorkbookLayout,
  shopify,
  etsy,
  woocommerce,
  ...DECLARED_LAYOUTS,
  ...PLATFORM_LAYOUTS,
];
