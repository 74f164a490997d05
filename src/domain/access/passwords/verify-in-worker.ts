/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import { programFile } from "#project-file";
import type { VerifyResult } from "./password-worker.ts";

const PROGRAM = programFile("password-worker");
const IDLE_MILLISECONDS = 60_000;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const pending = new Map<number, PromiseWithResolvers<boolean>>();

/**
 * Verifies a password in a worker thread of low priority, one at a time. The worker starts on demand and
 * ends when idle.
 */
export function verifyInWorker(hash: string, password: string): Promise<boolean> {
  clearTimeout(idle);
  worker ??= startWorker();
  worker.ref();
  const id = (lastId += 1);
  const result = Promise.withResolvers<boolean>();
  pending.set(id, result);
  worker.postMessage({ id, hash, password });
  return result.promise;
}

function startWorker(): Worker {
  const started = new Worker(PROGRAM);
  started.on("message", ({ id, matches, error }: VerifyResult) => {
    const result = pending.get(id);
    pending.delete(id);
    if (error) result?.reject(error);
    else result?.resolve(matches);
    if (pending.size === 0) startIdleTimer(started);
  });
  started.on("error", (error) => rejectPending(started, error));
  started.on("exit", () => rejectPending(started, new Error("The password worker has exited.")));
  return started;
}

/** An idle worker does not keep the process alive. */
function startIdleTimer(started: Worker): void {
  started.unref();
  idle = setTimeout(() => {
    worker = undefined;
    void started.terminate();
  }, IDLE_MILLISECONDS).unref();
}

/** The next password starts a new worker. */
function rejectPending(ended: Worker, error: unknown): void {
  if (ended !== worker) return;
  worker = undefined;
  for (const result of pending.values()) result.reject(error);
  pending.clear();
}
