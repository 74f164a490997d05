import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Log } from "#domain/shop.ts";

const STEADY_AFTER_MILLISECONDS = 60_000;
const LONGEST_WAIT_MILLISECONDS = 30_000;
const PATIENCE_MILLISECONDS = 20_000;

/** A worker could not start; it has said why itself. */
export class WorkerStartError extends Error {
  override name = "WorkerStartError";
}

/**
 * Keeps so many workers running. One that dies is replaced: at once at first, later and later while it
 * keeps dying. Resolves when the first is listening.
 * @returns what ends them: each finishes its requests first
 * @throws WorkerStartError when one ends before any has listened: its reason is the others' too
 */
export async function superviseWorkers(count: number, log: Log): Promise<() => Promise<void>> {
  let stopping = false;
  let isOpen = false;
  const timers = new Set<NodeJS.Timeout>();

  const keep = (worker: Worker, wait: number): void => {
    const startedAt = performance.now();
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (stopping || !isOpen) return;
      const wasSteady = performance.now() - startedAt > STEADY_AFTER_MILLISECONDS;
      const milliseconds = wasSteady ? 0 : wait;
      log.error("a worker died and is replaced", { worker: worker.id, code, signal, milliseconds });
      const timer = setTimeout(() => {
        timers.delete(timer);
        keep(cluster.fork(), Math.min(Math.max(milliseconds, 500) * 2, LONGEST_WAIT_MILLISECONDS));
      }, milliseconds);
      timers.add(timer);
    });
  };

  const first = Array.from({ length: count }, () => cluster.fork());
  for (const worker of first) keep(worker, 0);
  await Promise.race(first.map(untilListening));
  isOpen = true;
  return async () => {
    stopping = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(workersNow().map(end));
  };
}

const workersNow = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((one) => one != null);

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("listening", () => resolve());
    worker.once("exit", () => reject(new WorkerStartError("A worker of the shop did not start.")));
  });
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const tooLong = setTimeout(() => worker.process.kill("SIGKILL"), PATIENCE_MILLISECONDS);
  worker.process.kill("SIGTERM");
  await once(worker, "exit");
  clearTimeout(tooLong);
}
