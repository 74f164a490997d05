import { cellAt } from "../../tables/header.ts";
import type { Cell, Row } from "../../tables/table.ts";
import { toText } from "../../tables/cell-values.ts";
import type { PiecePrices } from "../piece-prices.ts";
import { wooList } from "./woo-cells.ts";
import type { WooColumns } from "./woo-columns.ts";

/** Summary of a product's variations, which may be anywhere in the file. */
export type Variations = {
  /** One for each variation. */
  prices: PiecePrices[];
  /** An empty value means all values of the product. */
  options: { name: string; value: string }[];
  skus: (string | null)[];
  pictures: Cell[];
  /** null when no variation tracks stock. */
  stock: number | null;
  anyInStock: boolean;
  /** How many are disabled and left out. */
  disabled: number;
};

/** WebToffee writes no type for a variation, but the SKU of its product. */
export const isVariation = (row: Row, { at }: WooColumns): boolean => {
  const type = toText(cellAt(row, at.type));
  return type === null ? toText(cellAt(row, at.parent)) !== null : /\bvariation\b/i.test(type);
};

/** Variations refer to their product by SKU or "id:12". */
export const parentOf = (row: Row, { at }: WooColumns): string | null =>
  toText(cellAt(row, at.parent))?.toLowerCase() ?? null;

/** The keys by which variations may refer to a product. */
export function parentKeysOf(row: Row, { at }: WooColumns): string[] {
  const id = toText(cellAt(row, at.id));
  const sku = toText(cellAt(row, at.sku));
  return [...(id ? [`id:${id}`] : []), ...(sku ? [sku.toLowerCase()] : [])];
}

export type Variation = Pick<Variations, "options" | "stock"> & {
  prices: PiecePrices;
  sku: string | null;
  picture: Cell;
  inStock: boolean;
  isEnabled: boolean;
};

export function addVariation(
  byParent: Map<string, Variations>,
  parent: string,
  { prices, options, sku, picture, stock, inStock, isEnabled }: Variation,
): void {
  const summary: Variations = byParent.get(parent) ?? {
    prices: [],
    options: [],
    skus: [],
    pictures: [],
    stock: null,
    anyInStock: false,
    disabled: 0,
  };
  byParent.set(parent, summary);
  if (!isEnabled) {
    summary.disabled += 1;
    return;
  }
  summary.prices.push(prices);
  summary.options.push(...options);
  summary.skus.push(sku);
  if (picture !== null) summary.pictures.push(picture);
  if (stock !== null) summary.stock = (summary.stock ?? 0) + stock;
  summary.anyInStock ||= inStock;
}

/** The name and value of each attribute; several values are one option each. */
export const attributesOf = (row: Row, { attributes }: WooColumns) =>
  attributes.flatMap(({ name: nameColumn, values: valueColumn }) => {
    const name = (toText(cellAt(row, nameColumn)) ?? "").replace(/^pa_/, "");
    const values = wooList(cellAt(row, valueColumn));
    return (values.length > 0 ? values : [""]).map((value) => ({ name, value }));
  });

/** The options that variations differ in; "any" of one is each that the product lists. */
export function listOptions(row: Row, columns: WooColumns, { options }: Variations) {
  const own = attributesOf(row, columns);
  return options.flatMap((option) =>
    option.value === ""
      ? own.filter(({ name }) => name.toLowerCase() === option.name.toLowerCase())
      : [option],
  );
}
