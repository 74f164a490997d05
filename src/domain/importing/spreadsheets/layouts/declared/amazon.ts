import type { DeclaredLayout } from "./declared-layout.ts";

const OPTIONS = {
  "Ring size": "ring_size",
  Size: "size_name",
  Color: "color_name",
  Metal: "metal_type",
  Style: "style_name",
};

/**
 * Amazon's inventory file (flat file): the row of field names follows two of labels. The rows of
 * children follow that of their parent.
 */
export const amazon: DeclaredLayout = {
  key: "amazon",
  label: "Amazon",
  sources: [
    "https://sellercentral.amazon.com/gp/help/external/1641",
    "https://excelify.io/documentation/shopify-amazon-inventory-flat-file/",
  ],
  signature: [/^item sku$/, /^item name$/],
  columns: {
    name: [/^item name$/],
    sku: [/^item sku$/],
    description: [/^product description$/, /^bullet point ?\d+$/],
    price: [/^standard price$/],
    salePrice: [/^sale price$/],
    formerPrice: [/^list price$/],
    weight: [/^item weight$/],
    weightUnit: [/^item weight unit of measure$/],
    stock: [/^quantity$/],
    category: [[/^item type$/, /^item type keyword$/, /^feed product type$/]],
    materials: [/^material type\d*$/, /^metal type\d*$/, /^gem type\d*$/],
    images: [/^main image url$/, /^other image url\d+$/],
    currency: [/^currency$/],
  },
  variants: {
    isOf: (cellOf, first) => {
      const parent = cellOf("parent_sku");
      return parent !== null && [first("item_sku"), first("parent_sku")].includes(parent);
    },
    isVariant: (cellOf) => !/^parent$/i.test(cellOf("parent_child") ?? ""),
    listOptions: (cellOf) =>
      Object.entries(OPTIONS).flatMap(([name, column]) => {
        const value = cellOf(column);
        return value ? [{ name, value }] : [];
      }),
  },
};
