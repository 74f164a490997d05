import { programFile } from "#project-file";
import { DomainError, unprocessable } from "../../errors.ts";
import { WorkerThread } from "../../infrastructure/worker-thread/worker-thread.ts";
import type { ReaderTasks } from "./reader-tasks.ts";

/** Ten megabytes of markup take some seconds. */
const DEADLINE_MILLISECONDS = 30_000;

type Name = keyof ReaderTasks;

export type ReaderTask = {
  [Each in Name]: { name: Each; input: ReaderTasks[Each]["input"] };
}[Name];

const worker = new WorkerThread<ReaderTask, ReaderTasks[Name]["output"]>(
  programFile("reader-worker"),
);

/**
 * Reads what somebody else wrote in a worker thread.
 * @throws DomainError as its reader does; when it takes too long or too much memory, unprocessable for a file and
 * bad-gateway for a response
 */
export const readInWorker = <Each extends Name>(
  name: Each,
  input: ReaderTasks[Each]["input"],
): Promise<ReaderTasks[Each]["output"]> =>
  worker.run({ name, input } as ReaderTask, {
    milliseconds: DEADLINE_MILLISECONDS,
    exceeded: () =>
      name === "priceFile"
        ? unprocessable("This file takes too long to read.")
        : new DomainError("bad-gateway", "It takes too long to read."),
  });
