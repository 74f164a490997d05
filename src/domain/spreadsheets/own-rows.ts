import type { Origin } from "../origin.ts";
import { toCount, toInstant, toText } from "./cell-values.ts";
import { cellAt, type Header, toHeader } from "./header.ts";
import { unpackRows } from "./packed-rows.ts";
import type { Cell, Row, Table } from "./table.ts";

/** A row of one of the shop's own sheets, read by the names of its columns. */
export type OwnRow = {
  number: number;
  cell: (column: string) => Cell;
  text: (column: string) => string | null;
};

/** The rows of a sheet of the shop's own export; none of one that is not there. */
export async function* ownRows(table: Table | null): AsyncGenerator<OwnRow> {
  if (!table) return;
  let header: Header | null = null;
  for await (const row of unpackRows(table.packed)) {
    if (header) yield toOwnRow(header, row);
    else header = toHeader(row);
  }
}

function toOwnRow({ find }: Header, row: Row): OwnRow {
  const cell = (column: string) => cellAt(row, find(column));
  return { number: row.number, cell, text: (column) => toText(cell(column)) };
}

export const originOf = ({ cell }: OwnRow): Origin => ({
  id: toCount(cell("ID")) ?? null,
  createdAt: toInstant(cell("Created (UTC)")) ?? null,
  updatedAt: toInstant(cell("Updated (UTC)")) ?? null,
});

/** "1 tag", "2 tags" */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? "" : "s"}`;
