import type { DeclaredLayout } from "./declared-layout.ts";

/** "[S]Ring size=6,[RT]Metal=Gold" */
const OPTION = /\[\w+\]([^=,[\]]+)=([^,[\]]*)/g;

/** BigCommerce's product export; the rows of a product's SKUs and rules follow its own. */
export const bigCommerce: DeclaredLayout = {
  key: "bigcommerce",
  label: "BigCommerce",
  sources: ["https://support.bigcommerce.com/s/article/Importing-Exporting-Products"],
  signature: [/^item type$/, /^product name$/, /^product code\/sku$/],
  columns: {
    name: [/^product name$/],
    sku: [/^product code\/sku$/],
    description: [/^product description$/],
    price: [/^price$/],
    salePrice: [/^sale price$/],
    formerPrice: [/^retail price$/],
    stock: [/^current stock level$/],
    category: [/^category$/],
    active: [/^product visible\??$/],
    images: [[/^product image url - \d+$/, /^product image file - \d+$/]],
    imageTexts: [/^product image description - \d+$/],
    address: [/^product url$/],
  },
  categoryLevels: "/",
  hasStock: (cellOf) => !/^none$/i.test(cellOf("Track Inventory") ?? ""),
  variants: {
    isOf: (cellOf) => /^(?:sku|rule)$/i.test(cellOf("Item Type") ?? ""),
    isVariant: (cellOf) => /^sku$/i.test(cellOf("Item Type") ?? ""),
    listOptions: (cellOf) =>
      [...(cellOf("Product Name") ?? "").matchAll(OPTION)].map(([, name = "", value = ""]) => ({
        name: name.trim(),
        value: value.trim(),
      })),
  },
};
