const ROWS_AT_ONCE = 500;

/**
 * All rows of a table in the order of their ids, a few hundred at a time: nothing is held for long, and
 * others write meanwhile.
 * @param read answers at most `limit` rows whose id is greater than `after`, by id
 */
export async function* readInParts<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}
