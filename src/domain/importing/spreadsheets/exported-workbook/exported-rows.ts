import type { ItemKind } from "#contract/importing/import-records.ts";
import type { SourceItem } from "../../source.ts";
import type { RecordIdentity } from "../../../preserve-id.ts";
import { toCount, toText } from "../tables/cell-values.ts";
import { toTimestamp } from "../tables/date-reader.ts";
import { cellAt, type Header, toHeader } from "../tables/header.ts";
import { decompressRows } from "../tables/decompress-rows.ts";
import type { Cell, Row, Table } from "../tables/table.ts";

/** A row of an exported sheet, read by column names. */
export type ExportedRow = {
  number: number;
  /** For people: "Orders, row 5". */
  where: string;
  cell: (column: string) => Cell;
  text: (column: string) => string | null;
};

/** The rows of an exported sheet; none when it is missing. */
export async function* readExportedRows(table: Table | null): AsyncGenerator<ExportedRow> {
  if (!table) return;
  let header: Header | null = null;
  for await (const row of decompressRows(table.compressedRows)) {
    if (header) yield toExportedRow(table.name, header, row);
    else header = toHeader(row);
  }
}

function toExportedRow(sheet: string, { find }: Header, row: Row): ExportedRow {
  const cell = (column: string) => cellAt(row, find(column));
  const where = `${sheet}, row ${row.number}`;
  return { number: row.number, where, cell, text: (column) => toText(cell(column)) };
}

/** @param created name of the column with the creation time */
export const originOf = ({ cell }: ExportedRow, created = "Created (UTC)"): RecordIdentity => ({
  id: toCount(cell("ID")) || null,
  createdAt: toTimestamp(cell(created)) ?? null,
  updatedAt: toTimestamp(cell("Updated (UTC)")) ?? null,
});

export const refuseRow = (
  of: ItemKind,
  { where }: ExportedRow,
  name: string | null,
  reason: string | undefined,
): SourceItem => ({
  kind: "refused",
  of,
  where,
  name: name ?? "",
  reason: reason ?? "It is incomplete.",
});
