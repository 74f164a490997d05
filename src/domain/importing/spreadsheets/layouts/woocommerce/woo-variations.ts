import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { toText } from "../../tables/cell-values.ts";
import type { WooColumns } from "./woo-columns.ts";

/** What the variations of a product come to, wherever in the file they stand. */
export type Variations = {
  rows: number[];
  /** The row with the lowest price, by which the product is sold. */
  cheapest: { row: Row; price: number } | null;
  /** In pieces; null where none is counted. */
  stock: number | null;
  anyInStock: boolean;
};

export const isVariation = (row: Row, { at }: WooColumns): boolean =>
  /\bvariation\b/i.test(toText(cellAt(row, at.type)) ?? "");

/** How variations name their product: by its sku, or by "id:12". */
export const parentOf = (row: Row, { at }: WooColumns): string | null =>
  toText(cellAt(row, at.parent))?.toLowerCase() ?? null;

/** The names under which variations may know a product. */
export function parentKeysOf(row: Row, { at }: WooColumns): string[] {
  const id = toText(cellAt(row, at.id));
  const sku = toText(cellAt(row, at.sku));
  return [...(id ? [`id:${id}`] : []), ...(sku ? [sku.toLowerCase()] : [])];
}

export type Variation = { row: Row; price: number | null; stock: number | null; inStock: boolean };

export function addVariation(
  byParent: Map<string, Variations>,
  parent: string,
  { row, price, stock, inStock }: Variation,
): void {
  const summary = byParent.get(parent) ?? {
    rows: [],
    cheapest: null,
    stock: null,
    anyInStock: false,
  };
  summary.rows.push(row.number);
  if (price !== null && (summary.cheapest === null || price < summary.cheapest.price)) {
    summary.cheapest = { row, price };
  }
  if (stock !== null) summary.stock = (summary.stock ?? 0) + stock;
  summary.anyInStock ||= inStock;
  byParent.set(parent, summary);
}
