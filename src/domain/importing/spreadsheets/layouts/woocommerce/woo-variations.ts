import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { toText } from "../../tables/cell-values.ts";
import type { PiecePrices } from "../piece-prices.ts";
import type { WooColumns } from "./woo-columns.ts";

/** Summary of a product's variations, which may be anywhere in the file. */
export type Variations = {
  rows: number[];
  prices: PiecePrices[];
  /** null when no variation tracks stock. */
  stock: number | null;
  anyInStock: boolean;
};

export const isVariation = (row: Row, { at }: WooColumns): boolean =>
  /\bvariation\b/i.test(toText(cellAt(row, at.type)) ?? "");

/** Variations refer to their product by SKU or "id:12". */
export const parentOf = (row: Row, { at }: WooColumns): string | null =>
  toText(cellAt(row, at.parent))?.toLowerCase() ?? null;

/** The keys by which variations may refer to a product. */
export function parentKeysOf(row: Row, { at }: WooColumns): string[] {
  const id = toText(cellAt(row, at.id));
  const sku = toText(cellAt(row, at.sku));
  return [...(id ? [`id:${id}`] : []), ...(sku ? [sku.toLowerCase()] : [])];
}

export type Variation = {
  row: Row;
  prices: PiecePrices | null;
  stock: number | null;
  inStock: boolean;
};

export function addVariation(
  byParent: Map<string, Variations>,
  parent: string,
  { row, prices, stock, inStock }: Variation,
): void {
  const summary = byParent.get(parent) ?? {
    rows: [],
    prices: [],
    stock: null,
    anyInStock: false,
  };
  summary.rows.push(row.number);
  if (prices !== null && prices.current !== null) summary.prices.push(prices);
  if (stock !== null) summary.stock = (summary.stock ?? 0) + stock;
  summary.anyInStock ||= inStock;
  byParent.set(parent, summary);
}
