import type { Cell, Row } from "../../tables/table.ts";

/** A rectangle of merged cells; rows and columns from 0. */
export type MergedRange = {
  startRow: number;
  endRow: number;
  startColumn: number;
  endColumn: number;
};

/** Fills cells merged over several rows: each row gets the merged value. */
export async function* fillMergedCells(
  rows: AsyncIterable<Row> | Iterable<Row>,
  merges: MergedRange[],
): AsyncGenerator<Row> {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow);
  const startingAt = Map.groupBy(tall, ({ startRow }) => startRow);
  let open: { column: number; lastRow: number; value: Cell }[] = [];
  for await (const { number, cells } of rows) {
    const index = number - 1;
    open = open.filter(({ lastRow }) => lastRow >= index);
    for (const { column, value } of open) fill(cells, column, value);
    for (const { startColumn: column, endRow: lastRow } of startingAt.get(index) ?? []) {
      open.push({ column, lastRow, value: cells[column] ?? null });
    }
    yield { number, cells };
  }
}

function fill(cells: Cell[], column: number, value: Cell): void {
  while (cells.length < column) cells.push(null);
  cells[column] ??= value;
}
