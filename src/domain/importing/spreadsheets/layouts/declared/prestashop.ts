import type { CellOf } from "./declared-layout.ts";
import type { PlatformLayout } from "./platform-layout.ts";
import { isWithin, reducedPrice } from "./reduced-price.ts";

const PRICES = [
  "Price tax excl.",
  "Price tax excluded",
  "Price tax excluded or Price tax included",
  "Price tax included",
  "Price tax incl.",
];

const firstOf = (cellOf: CellOf, names: string[]): string | null =>
  names.map(cellOf).find((cell) => cell !== null) ?? null;

/** The versions write their dates' format differently. */
const DATES = ["yyyy-mm-dd", "yyy-mm-dd"];
const dateOf = (cellOf: CellOf, name: "Discount from" | "Discount to") =>
  firstOf(
    cellOf,
    DATES.map((format) => `${name} (${format})`),
  );

function readDiscount(cellOf: CellOf, now: Date): number | null {
  if (!isWithin(now, dateOf(cellOf, "Discount from"), dateOf(cellOf, "Discount to"))) return null;
  return reducedPrice(firstOf(cellOf, PRICES), {
    percent: cellOf("Discount percent"),
    amount: cellOf("Discount amount"),
  });
}

/** PrestaShop's file of products, as its import has it from version 1.4 on. */
export const prestashop: PlatformLayout = {
  key: "prestashop",
  label: "PrestaShop",
  sources: [
    "https://devdocs.prestashop-project.org/8/basics/import/",
    "https://github.com/PrestaShop/PrestaShop/blob/8.1.x/docs/csv_import/products_import.csv",
    "https://github.com/PrestaShop/PrestaShop-1.4/blob/master/docs/csv_import/products_import.csv",
  ],
  signature: [/^active \(0\/1\)$/, /^name ?\*?$/],
  columns: {
    name: [/^name ?\*?$/],
    sku: [/^reference(?: #)?$/],
    description: [/^(?:short description|summary)$/, /^description$/],
    price: [
      [/^price tax excluded or/, /^price tax incl(?:uded|\.)$/, /^price tax excl(?:uded|\.)$/],
    ],
    cost: [/^(?:wholesale|cost) price$/],
    weight: [/^weight$/],
    stock: [/^quantity$/],
    category: [/^categories \(/],
    tags: [/^tags \(/],
    active: [/^active \(0\/1\)$/],
    images: [/^image urls \(/],
    imageTexts: [/^image alt texts \(/],
    currency: [/^currency$/],
    address: [/^(?:url rewritten|rewritten url|friendly url)$/],
  },
  derived: [{ field: "salePrice", column: null, of: readDiscount }],
};

/** The list of products that its back office exports. */
export const prestashopList: PlatformLayout = {
  key: "prestashop",
  label: "PrestaShop",
  sources: [
    "https://docs.prestashop-project.org/v.8-documentation/user-guide/selling/managing-catalog",
  ],
  signature: [
    /^(?:product )?id$/,
    /^reference$/,
    /^(?:price \(tax excl\.\)|base price)$/,
    /^status$/,
  ],
  columns: {
    name: [/^name$/],
    sku: [/^reference$/],
    price: [[/^price \(tax incl\.\)$/, /^final price$/, /^price \(tax excl\.\)$/, /^base price$/]],
    stock: [/^quantity$/],
    category: [/^category$/],
    active: [/^status$/],
    images: [/^image$/],
  },
};
