import { yieldToRequests } from "#database/yield-to-requests.ts";
import { batchesOf } from "./batches-of.ts";
import { DatabaseUnavailableError } from "./errors.ts";
import type { Shop } from "./shop.ts";

type Named<Row> = {
  /** What is done, for the log: "expire a quote". */
  work: string;
  /** What names a row in the log, such as its id; never a person. */
  key: (row: Row) => string | number;
};

/**
 * Does a job's work on one row after the other. A row that fails is logged and stops none of the others.
 * @returns the rows that failed
 * @throws DatabaseUnavailableError, since every other row would fail too
 */
export async function forEachRow<Row>(
  { log }: Pick<Shop, "log">,
  rows: readonly Row[],
  { work, key }: Named<Row>,
  act: (row: Row) => Promise<unknown>,
): Promise<Row[]> {
  const failed: Row[] = [];
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      log.error("a row of a job failed; the job goes on with the next", {
        work,
        row: key(row),
        error,
      });
      failed.push(row);
    }
    // Visitors are served between two rows.
    await yieldToRequests();
  }
  return failed;
}

/**
 * As forEachRow, with many rows at once where that succeeds, else one after the other.
 * @param act on some rows, in a transaction of its own
 */
export async function forEachBatch<Row>(
  shop: Pick<Shop, "log">,
  rows: readonly Row[],
  { size, ...named }: Named<Row> & { size: number },
  act: (rows: Row[]) => Promise<unknown>,
): Promise<Row[]> {
  const failed: Row[] = [];
  for (const batch of batchesOf(rows, size)) {
    try {
      await act(batch);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      failed.push(...(await forEachRow(shop, batch, named, (row) => act([row]))));
    }
    await yieldToRequests();
  }
  return failed;
}
