/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { type SerializedError, serializeError } from "../child-process/serialize-error.ts";

export type Answer<Result> = { result: Result } | { failure: SerializedError };

/** The first message of a worker thread: its program is loaded. */
export const READY = "ready";

/** The program of a `WorkerThread`: does each task that it is sent. */
export function answerTasks<Result>(doTask: (task: never) => Result | Promise<Result>): void {
  parentPort?.on("message", (task: unknown) => {
    void answer(() => doTask(task as never)).then((each) => parentPort?.postMessage(each));
  });
  parentPort?.postMessage(READY);
}

async function answer<Result>(work: () => Result | Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { failure: serializeError(error) };
  }
}
