import type { Cell, Row } from "../../tables/table.ts";

/** A rectangle of merged cells; rows and columns from 0. */
export type MergedRange = {
  startRow: number;
  endRow: number;
  startColumn: number;
  endColumn: number;
};

/** Fills cells merged over several rows: each row gets the merged value. Of ranges that overlap the last one counts. */
export async function* fillMergedCells(
  rows: AsyncIterable<Row> | Iterable<Row>,
  merges: MergedRange[],
): AsyncGenerator<Row> {
  const tall = merges.filter(({ startRow, endRow }) => endRow > startRow);
  const startingAt = Map.groupBy(tall, ({ startRow }) => startRow);
  // At most one of each column: however many ranges a file has, a row takes the time of its columns.
  const open = new Map<number, { lastRow: number; value: Cell }>();
  for await (const { number, cells } of rows) {
    const index = number - 1;
    for (const [column, { lastRow, value }] of open) {
      if (lastRow < index) open.delete(column);
      else fill(cells, column, value);
    }
    for (const { startColumn: column, endRow: lastRow } of startingAt.get(index) ?? []) {
      open.set(column, { lastRow, value: cells[column] ?? null });
    }
    yield { number, cells };
  }
}

function fill(cells: Cell[], column: number, value: Cell): void {
  while (cells.length < column) cells.push(null);
  cells[column] ??= value;
}
