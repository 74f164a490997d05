import type { Mailer } from "../../services/mailer.ts";
import type { Shop } from "../../shop.ts";
import { forEachRow } from "../../for-each-row.ts";
import { withMailer } from "./with-mailer.ts";

const BATCH = 50;
const MINUTE_MILLISECONDS = 60 * 1000;

type MailQueue<Row> = {
  listDue: (limit: number) => Promise<Row[]>;
  /** Takes a row for this process alone; false when another one did so first. */
  claim: (row: Row) => Promise<boolean>;
  /** @returns whether it was sent */
  deliver: (mailer: Mailer, row: Row) => Promise<boolean>;
};

/**
 * Delivers all that is due, one after the other; nothing while mail is not set up.
 * @returns how many were sent
 */
export async function deliverInBatches<Row extends { id: number }>(
  shop: Shop,
  queue: MailQueue<Row>,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await queue.listDue(BATCH);
    if (due.length === 0) return sent;
    const batch = await withMailer(shop, (mailer) =>
      deliverBatch(shop, queue, { mailer, due, signal }),
    );
    sent += batch?.sent ?? 0;
    // What failed may still be due: it waits for the next time.
    if (!batch || batch.failed > 0 || signal?.aborted || due.length < BATCH) return sent;
  }
}

type Batch<Row> = { mailer: Mailer; due: Row[]; signal: AbortSignal | undefined };

async function deliverBatch<Row extends { id: number }>(
  shop: Shop,
  queue: MailQueue<Row>,
  { mailer, due, signal }: Batch<Row>,
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  const named = { work: "deliver a mail", key: ({ id }: Row) => id };
  const failed = await forEachRow(shop, due, named, async (row) => {
    if (signal?.aborted) return;
    if ((await queue.claim(row)) && (await queue.deliver(mailer, row))) sent += 1;
  });
  return { sent, failed: failed.length };
}

/** How long to wait after an attempt, in milliseconds: five minutes after the first, then twice as long each time. */
export const backoffMilliseconds = (triesBefore: number): number =>
  2 ** triesBefore * 5 * MINUTE_MILLISECONDS;
