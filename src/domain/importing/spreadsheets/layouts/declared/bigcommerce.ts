import type { CellOf, DeclaredLayout } from "./declared-layout.ts";

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
    cost: [/^cost price$/],
    weight: [/^product weight$/],
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

/** "Type=Rectangles|Name=Size|Value=6" */
const listVariantOptions = (cellOf: CellOf) =>
  (cellOf("Options") ?? "").split(";").flatMap((option) => {
    const name = /(?:^|\|)Name=([^|]+)/i.exec(option)?.[1]?.trim();
    const value = /(?:^|\|)Value=([^|[]+)/i.exec(option)?.[1]?.trim();
    return name && value ? [{ name, value }] : [];
  });

/** Its newer export, with rows for variants and pictures below their product. */
export const bigCommerceItems: DeclaredLayout = {
  key: "bigcommerce",
  label: "BigCommerce",
  sources: ["https://support.bigcommerce.com/articles/en_US/Knowledge/Supported-Product-Fields"],
  signature: [/^item$/, /^name$/, /^inventory tracking$/, /^sku$/],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [/^description$/],
    price: [/^price$/],
    salePrice: [/^sale price$/],
    formerPrice: [/^retail price$/],
    cost: [/^cost price$/],
    weight: [/^weight$/],
    stock: [/^current stock$/],
    category: [/^categories$/],
    active: [/^is visible$/],
    images: [[/^internal image url \(export\)$/, /^image url \(import\)$/], /^variant image url$/],
    imageTexts: [/^image description$/],
    address: [/^product url$/],
  },
  categoryLevels: "/",
  hasStock: (cellOf) => !/^none$/i.test(cellOf("Inventory Tracking") ?? ""),
  variants: {
    isOf: (cellOf) => !/^product$/i.test(cellOf("Item") ?? "product"),
    isVariant: (cellOf) => /^variant$/i.test(cellOf("Item") ?? ""),
    listOptions: listVariantOptions,
  },
};
