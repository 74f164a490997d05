const BATCH_ROWS = 500;

/**
 * All rows of a table in the order of their ids, a few hundred at a time: nothing is held for long, and
 * others write meanwhile.
 * @param read answers at most `limit` rows whose id is greater than `after`, by id
 */
export async function* readInBatches<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, BATCH_ROWS);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return;
    after = last.id;
  }
}
