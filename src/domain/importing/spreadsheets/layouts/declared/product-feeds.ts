import type { DeclaredLayout } from "./declared-layout.ts";

const OPTIONS = { Size: "size", Color: "color", Material: "material", Pattern: "pattern" };

/** The rows of a group of variants follow one another. */
const variants: DeclaredLayout["variants"] = {
  isOf: (cellOf, first) => {
    const group = cellOf("item_group_id") ?? cellOf("item group id");
    return group !== null && group === (first("item_group_id") ?? first("item group id"));
  },
  isVariant: () => true,
  listOptions: (cellOf) =>
    Object.entries(OPTIONS).flatMap(([name, column]) => {
      const value = cellOf(column);
      return value ? [{ name, value }] : [];
    }),
};

const columns: DeclaredLayout["columns"] = {
  name: [/^title$/],
  description: [/^description$/],
  price: [/^price$/],
  salePrice: [/^sale price$/],
  cost: [/^cost of goods sold$/],
  category: [[/^product type$/, /^google product category$/, /^fb product category$/]],
  materials: [/^material$/],
  weight: [/^product weight$/],
  images: [/^image link$/, /^additional image links?$/],
  address: [/^link$/],
};

/** Meta's catalog: the columns of Google's and some of its own. */
export const meta: DeclaredLayout = {
  key: "meta",
  label: "Meta catalog",
  sources: [
    "https://developers.facebook.com/docs/marketing-api/catalog/reference",
    "https://developers.facebook.com/docs/commerce-platform/catalog/fields",
  ],
  signature: [
    /^id$/,
    /^title$/,
    /^image link$/,
    /^(?:fb product category|quantity to sell on (?:facebook|fb)|(?:image|video)\[0\]\.url)$/,
  ],
  columns: {
    ...columns,
    sku: [/^id$/],
    stock: [[/^quantity to sell on (?:facebook|fb)$/, /^inventory$/]],
    active: [[/^visibility$/, /^status$/, /^availability$/]],
    images: [/^image link$/, /^additional image link$/, /^image\[\d+\]\.url$/],
    tags: [/^product tags\[\d+\]$/],
  },
  materialSeparator: "/",
  variants,
};

/** Google Merchant Center's product data, as a table or an XML feed; its names have spaces or underscores. */
export const googleMerchant: DeclaredLayout = {
  key: "google-merchant",
  label: "Google Merchant",
  sources: ["https://support.google.com/merchants/answer/7052112"],
  signature: [/^id$/, /^title$/, /^link$/, /^image link$/],
  columns: { ...columns, sku: [/^id$/], active: [/^availability$/] },
  materialSeparator: "/",
  variants,
};
