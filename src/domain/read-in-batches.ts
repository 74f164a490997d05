const BATCH_ROWS = 500;

/**
 * All rows of a table by id in batches, so that neither memory nor a transaction is held for long.
 * @param read returns at most `limit` rows whose id is greater than `after`, ordered by id
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
