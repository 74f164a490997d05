import { DomainError } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { claimTask, leaseTask, type Task, update } from "./claim-task.ts";

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
