import type { OrderRecordItem } from "#contract/importing/import-records.ts";
import { toCount, toText, toYesNo } from "../tables/cell-values.ts";
import type { ExportedPieces } from "./read-exported-pieces.ts";
import { type ExportedRow, readExportedRows } from "./exported-rows.ts";
import { InvalidCellError, rowReader } from "../layouts/row-reader.ts";
import type { Cell, Table } from "../tables/table.ts";

/** An order item, or why the row is refused. */
export type ReadOrderItem = { where: string } & ({ item: OrderRecordItem } | { reason: string });

/** The exported order items by order id. */
export async function readExportedOrderItems(
  table: Table | null,
  pieces: ExportedPieces,
): Promise<Map<number, ReadOrderItem[]>> {
  const items = new Map<number, ReadOrderItem[]>();
  for await (const row of readExportedRows(table)) {
    const order = toCount(row.cell("Order ID")) ?? 0;
    const ofOrder = items.get(order) ?? [];
    ofOrder.push({ where: row.where, ...readItem(row, pieces) });
    items.set(order, ofOrder);
  }
  return items;
}

function readItem(
  row: ExportedRow,
  pieces: ExportedPieces,
): { item: OrderRecordItem } | { reason: string } {
  const quantity = toCount(row.cell("Quantity"));
  if (!quantity) return { reason: "Its quantity is no number above 0." };
  try {
    const priceCents = rowReader().price(row.cell("Price"), null);
    if (priceCents === null) return { reason: "It has no price." };
    const item = {
      piece: pieces.get(toCount(row.cell("Piece ID")) ?? 0) ?? null,
      productName: toRawText(row.cell("Piece")),
      quantity,
      priceCents,
      customizations: readCustomizations(toRawText(row.cell("Customizations"))),
      stockTaken: Math.min(quantity, toCount(row.cell("From Stock")) ?? 0),
      soldOut: toYesNo(row.cell("Sold Out")) ?? false,
    };
    return { item };
  } catch (error) {
    if (error instanceof InvalidCellError) return { reason: error.message };
    throw error;
  }
}

/** A cell's text, not trimmed. */
export const toRawText = (cell: Cell): string =>
  typeof cell === "string" ? cell : (toText(cell) ?? "");

/** Parses lines such as "engraving: A+B"; a line without a name continues the one before. */
function readCustomizations(text: string): Record<string, string> | null {
  if (text === "") return null;
  const read = new Map<string, string>();
  let last = "";
  for (const line of text.split("\n")) {
    const colon = line.indexOf(": ");
    const name = line.slice(0, Math.max(0, colon));
    if (colon !== -1 && !read.has(name)) {
      last = name;
      read.set(name, line.slice(colon + 2));
    } else {
      const before = read.get(last);
      read.set(last, before === undefined ? line : `${before}\n${line}`);
    }
  }
  return Object.fromEntries(read);
}
