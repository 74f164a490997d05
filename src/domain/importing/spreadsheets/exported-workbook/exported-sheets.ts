import type { Table } from "../tables/table.ts";

const SHEET_NAMES = {
  tags: "Tags",
  collections: "Collections",
  orders: "Orders",
  orderItems: "Order items",
  subscribers: "Subscribers",
} as const;

/** Names of the exported sheets that an import reads, the pieces first. */
export const EXPORTED_SHEET_NAMES: readonly string[] = ["Pieces", ...Object.values(SHEET_NAMES)];

/** The exported sheets beside the pieces; null for one that is missing or has no rows. */
export type ExportedSheets = Record<keyof typeof SHEET_NAMES, Table | null>;

export function findExportedSheets(tables: Table[]): ExportedSheets {
  const found = Object.entries(SHEET_NAMES).map(([key, name]) => [
    key,
    tables.find((table) => table.name === name && table.rowCount > 1) ?? null,
  ]);
  return Object.fromEntries(found) as ExportedSheets;
}
