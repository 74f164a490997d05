import type { ColumnMapping } from "#contract/spreadsheets.ts";
import type { Shop } from "../../shop.ts";
import type { Opened } from "./layouts/layout.ts";
import { openTable, type OpenTable } from "./open-table.ts";
import { findOddTags } from "./exported-workbook/split-tags.ts";
import { readInChild } from "./files/read-in-child-process.ts";
import { isEmpty } from "./tables/spreadsheet-errors.ts";
import type { Table } from "./tables/table.ts";

export type SpreadsheetFile = {
  /** As the file is called where it came from. */
  name: string;
  bytes: Buffer;
  /** What a person says of its columns; null for a layout that is to be recognised. */
  mapping: ColumnMapping | null;
};

export type Spreadsheet = OpenTable & {
  /** What was interpreted while the file was read, each a sentence. */
  notes: string[];
  /** The other sheets of the shop's own export. */
  others: OtherSheets;
  /** Tags whose names a separator alone would cut in two. */
  oddTags: string[];
  /** null while nobody said what the columns hold. */
  opened: Opened | null;
};

type OtherSheets = Record<
  "tags" | "collections" | "orders" | "orderItems" | "subscribers",
  Table | null
>;

/**
 * Reads a file and finds out what it is.
 * @throws DomainError with a sentence for a file that cannot be read, or a mapping that does not fit
 */
export async function openSpreadsheet(
  shop: Shop,
  { bytes, mapping }: SpreadsheetFile,
  signal?: AbortSignal,
): Promise<Spreadsheet> {
  const tables = await readInChild(bytes, signal);
  const [first] = tables;
  if (!first) throw isEmpty();
  const table = await openTable(first, mapping);
  const isOwn = table.dialect?.key === "own";
  const others = findOthers(isOwn ? tables : []);
  if (table.isEmpty && Object.values(others).every((other) => other === null)) throw isEmpty();
  const oddTags = await findOddTags(others.tags);
  const context = { now: shop.now(), publicUrl: shop.publicUrl, oddTags };
  return {
    ...table,
    notes: tables.flatMap(({ notes }) => notes),
    others,
    oddTags,
    opened: (await table.dialect?.open(table.header, table.rows, context)) ?? null,
  };
}

function findOthers(tables: Table[]): OtherSheets {
  const find = (name: string) =>
    tables.find((each) => each.name === name && each.rowCount > 1) ?? null;
  return {
    tags: find("Tags"),
    collections: find("Collections"),
    orders: find("Orders"),
    orderItems: find("Order items"),
    subscribers: find("Subscribers"),
  };
}
