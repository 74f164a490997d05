import type { Row } from "../../tables/table.ts";

/** More rows than a piece has variants. */
const MAX_ROWS_PER_PIECE = 2000;

/**
 * Groups rows that follow one another.
 * @param isOf whether a row belongs to the group that a row began
 */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  isOf: (row: Row, first: Row) => boolean,
): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  for await (const row of rows) {
    const [first] = group;
    if (first && (group.length >= MAX_ROWS_PER_PIECE || !isOf(row, first))) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}
