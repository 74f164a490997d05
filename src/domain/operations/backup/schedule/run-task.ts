import type { BackupTaskKind } from "#database/tables/operations-tables.ts";
import { DomainError } from "../../../errors.ts";
import { withLease } from "../../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../../shop.ts";

const MINUTE_MILLISECONDS = 60 * 1000;

/** @param due the night of the backup, or the Monday of the week */
export type Task = { kind: BackupTaskKind; due: string };

type Result = { file: string; bytes?: number; pieces?: number; photos?: number; missing?: number };

type Options = {
  /** When a task that failed is tried again. */
  retryMinutes: number;
  /** When another process may run that of one that died. */
  leaseMinutes?: number;
  /** An error as a sentence. */
  describe?: (error: unknown) => string;
};

/**
 * Runs a task in one process of all, once. Its error is stored as a sentence and thrown; a shop that stops
 * leaves the task to the next start.
 */
export async function runTask(
  shop: Shop,
  task: Task,
  { retryMinutes, leaseMinutes = 10, describe = describeError }: Options,
  work: (stopping: AbortSignal) => Promise<Result>,
): Promise<void> {
  const name = `backup ${task.kind} of ${task.due}`;
  await withLease(shop, name, leaseMinutes * MINUTE_MILLISECONDS, async () => {
    if (!(await startTask(shop, task))) return;
    try {
      const result = await shop.jobs.run(work);
      await update(shop, task)
        .set({ ...result, finishedAt: shop.now().toISOString(), problem: null })
        .execute();
    } catch (error) {
      if (shop.jobs.stopping.aborted) return;
      const retryAt = new Date(shop.now().getTime() + retryMinutes * MINUTE_MILLISECONDS);
      await update(shop, task)
        .set({ problem: describe(error), retryAt: retryAt.toISOString() })
        .execute();
      throw error;
    }
  });
}

/** False for a task that is finished, or failed a while ago. */
async function startTask(shop: Shop, { kind, due }: Task): Promise<boolean> {
  const startedAt = shop.now().toISOString();
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto("backupTasks")
    .values({ kind, due, startedAt })
    .onConflict((earlier) =>
      earlier
        .columns(["kind", "due"])
        .doUpdateSet({ startedAt, retryAt: null })
        .where("backupTasks.finishedAt", "is", null)
        .where((eb) =>
          eb.or([
            eb("backupTasks.retryAt", "is", null),
            eb("backupTasks.retryAt", "<=", startedAt),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const describeError = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : "Something unexpected happened (see the server’s log).";

const update = ({ db }: Shop, { kind, due }: Task) =>
  db.updateTable("backupTasks").where("kind", "=", kind).where("due", "=", due);

const RECENT = 30;

/** The last finished task of a kind, null before the first, and why the newest one failed. */
export async function findLastTask({ db }: Shop, kind: BackupTaskKind) {
  const tasks = await db
    .selectFrom("backupTasks")
    .select(["due", "finishedAt", "file", "pieces", "photos", "missing", "problem"])
    .where("kind", "=", kind)
    .orderBy("due", "desc")
    .limit(RECENT)
    .execute();
  const finished = tasks.flatMap(({ finishedAt, ...task }) =>
    finishedAt === null ? [] : [{ ...task, finishedAt }],
  );
  return { problem: tasks[0]?.problem ?? null, finished: finished[0] ?? null };
}
