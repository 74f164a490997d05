/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import { projectFile } from "#project-file";
import type { VerifyResult } from "./password-worker.ts";

const PROGRAM = projectFile("src/domain/access/passwords/password-worker.ts");
const IDLE_MILLISECONDS = 60_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, PromiseWithResolvers<boolean>>();

/**
 * Whether a password belongs to a hash. All are looked at one after the other, in a thread that gives
 * way to whatever else this process does; it begins with the first and ends when there were none for a while.
 */
export function verifyInWorker(hashed: string, password: string): Promise<boolean> {
  clearTimeout(idle);
  thread ??= begin();
  thread.ref();
  const id = (lastId += 1);
  const verdict = Promise.withResolvers<boolean>();
  waiting.set(id, verdict);
  thread.postMessage({ id, hashed, password });
  return verdict.promise;
}

function begin(): Worker {
  const begun = new Worker(PROGRAM);
  begun.on("message", ({ id, matches: right, error: failure }: VerifyResult) => {
    const verdict = waiting.get(id);
    waiting.delete(id);
    if (failure) verdict?.reject(failure);
    else verdict?.resolve(right);
    if (waiting.size === 0) rest(begun);
  });
  begun.on("error", (error) => giveUp(begun, error));
  begun.on("exit", () => giveUp(begun, new Error("The thread that looks at passwords ended.")));
  return begun;
}

/** A thread that has nothing to do keeps no process from ending. */
function rest(begun: Worker): void {
  begun.unref();
  idle = setTimeout(() => {
    thread = undefined;
    void begun.terminate();
  }, IDLE_MILLISECONDS).unref();
}

/** What it was at is lost; the next password begins another. */
function giveUp(ended: Worker, error: unknown): void {
  if (ended !== thread) return;
  thread = undefined;
  for (const verdict of waiting.values()) verdict.reject(error);
  waiting.clear();
}
