import {
  countSeparator,
  type DecimalSeparator,
  zeroCounts,
  type SeparatorCounts,
  commonestSeparator,
} from "./decimal-separator.ts";
import { cellAt } from "../tables/header.ts";
import type { Rows } from "./layout.ts";
import type { Row } from "../tables/table.ts";

export type DecimalSeparators = {
  /** The column's separator, else the file's, else null. */
  forColumn: (column: number | undefined) => DecimalSeparator | null;
};

/** Detects the decimal separator of each column in one pass over the rows. */
export async function detectDecimalSeparators(
  rows: Rows,
  columns: (number | undefined)[],
  onRow: (row: Row) => void = () => undefined,
): Promise<DecimalSeparators> {
  const countsByColumn = new Map<number, SeparatorCounts>();
  for (const column of columns) if (column !== undefined) countsByColumn.set(column, zeroCounts());
  for await (const row of rows()) {
    for (const [column, counts] of countsByColumn) countSeparator(counts, cellAt(row, column));
    onRow(row);
  }
  const total = zeroCounts();
  for (const counts of countsByColumn.values()) {
    total["."] += counts["."];
    total[","] += counts[","];
  }
  return {
    forColumn: (column) =>
      commonestSeparator(countsByColumn.get(column ?? -1) ?? total) ?? commonestSeparator(total),
  };
}
