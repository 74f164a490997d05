import type { BackupTaskKind } from "#database/tables/operations-tables.ts";
import { DomainError } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";

const RENEWAL_MILLISECONDS = 60 * 1000;

type Result = { file: string; bytes?: number; pieces?: number; photos?: number };

/**
 * Runs a task in one process of all, once. Its error is stored as a sentence and thrown; a shop that stops
 * leaves the task to the next start.
 * @param retryMinutes when a task that failed is tried again
 */
export async function runTask(
  shop: Shop,
  task: Task,
  retryMinutes: number,
  work: (stopping: AbortSignal) => Promise<Result>,
): Promise<void> {
  if (!(await claimTask(shop, task))) return;
  const renew = () =>
    leaseTask(shop, task).catch((error: unknown) =>
      shop.log.warn("lease of a backup task could not be renewed", { ...task, error }),
    );
  const renewal = setInterval(() => void renew(), RENEWAL_MILLISECONDS);
  try {
    const result = await shop.jobs.run(work);
    const finishedAt = shop.now().toISOString();
    await update(shop, task)
      .set({ ...result, finishedAt, problem: null })
      .execute();
  } catch (error) {
    const isStopping = shop.jobs.stopping.aborted;
    if (!isStopping)
      await update(shop, task)
        .set({ problem: describe(error) })
        .execute();
    await leaseTask(shop, task, isStopping ? 0 : retryMinutes);
    if (!isStopping) throw error;
  } finally {
    clearInterval(renewal);
  }
}

const describe = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : "Something unexpected happened (see the server’s log).";

const MINUTE_MILLISECONDS = 60 * 1000;
/** The process that doesn't renew its lease for so long is assumed dead. */
const LEASE_MINUTES = 10;

/** @param due the night of the backup, or the Monday of the week */
export type Task = { kind: BackupTaskKind; due: string };

/**
 * Claims a task that is due; of concurrent calls one resolves to true. One that failed, or whose process
 * died, can be claimed again when its lease ends.
 */
export async function claimTask(shop: Shop, { kind, due }: Task): Promise<boolean> {
  const startedAt = shop.now().toISOString();
  const claim = { startedAt, leasedUntil: inMinutes(shop, LEASE_MINUTES) };
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto("backupTasks")
    .values({ kind, due, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "due"])
        .doUpdateSet(claim)
        .where("backupTasks.finishedAt", "is", null)
        .where("backupTasks.leasedUntil", "<=", startedAt),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sets when another process may claim the task. */
export async function leaseTask(shop: Shop, task: Task, minutes = LEASE_MINUTES): Promise<void> {
  await update(shop, task)
    .set({ leasedUntil: inMinutes(shop, minutes) })
    .execute();
}

const update = ({ db }: Shop, { kind, due }: Task) =>
  db.updateTable("backupTasks").where("kind", "=", kind).where("due", "=", due);

const inMinutes = ({ now }: Shop, minutes: number): string =>
  new Date(now().getTime() + minutes * MINUTE_MILLISECONDS).toISOString();
