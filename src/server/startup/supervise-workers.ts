import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Log } from "#domain/shop.ts";

const STABLE_AFTER_MILLISECONDS = 60_000;
const MAX_BACKOFF_MILLISECONDS = 30_000;
const GRACE_PERIOD_MILLISECONDS = 20_000;

/** A worker could not start; it has printed the reason itself. */
export class WorkerStartError extends Error {
  override name = "WorkerStartError";
}

/**
 * Runs workers and restarts those that exit, with exponential backoff. Resolves when the first listens.
 * @returns stops the workers; each drains its requests first
 * @throws WorkerStartError when one exits before any listens, since the others will fail alike
 */
export async function superviseWorkers(count: number, log: Log): Promise<() => Promise<void>> {
  let stopping = false;
  let isOpen = false;
  const timers = new Set<NodeJS.Timeout>();

  const supervise = (worker: Worker, backoff: number): void => {
    const startedAt = performance.now();
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (stopping || !isOpen) return;
      const wasStable = performance.now() - startedAt > STABLE_AFTER_MILLISECONDS;
      const milliseconds = wasStable ? 0 : backoff;
      log.error("worker exited; restarting it", { worker: worker.id, code, signal, milliseconds });
      const timer = setTimeout(() => {
        timers.delete(timer);
        supervise(
          cluster.fork(),
          Math.min(Math.max(milliseconds, 500) * 2, MAX_BACKOFF_MILLISECONDS),
        );
      }, milliseconds);
      timers.add(timer);
    });
  };

  const first = Array.from({ length: count }, () => cluster.fork());
  for (const worker of first) supervise(worker, 0);
  await Promise.race(first.map(untilListening));
  isOpen = true;
  return async () => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(listWorkers().map(stopWorker));
  };
}

const listWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((one) => one != null);

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("listening", () => resolve());
    worker.once("exit", () => reject(new WorkerStartError("A worker of the shop did not start.")));
  });
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const timeout = setTimeout(() => worker.process.kill("SIGKILL"), GRACE_PERIOD_MILLISECONDS);
  worker.process.kill("SIGTERM");
  await once(worker, "exit");
  clearTimeout(timeout);
}
