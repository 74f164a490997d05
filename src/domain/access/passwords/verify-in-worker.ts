import { programFile } from "#project-file";
import { WorkerThread } from "../../infrastructure/worker-thread/worker-thread.ts";
import type { VerifyRequest } from "./password-worker.ts";

const worker = new WorkerThread<VerifyRequest, boolean>(programFile("password-worker"));

/** Verifies a password in a worker thread of low priority, one at a time. */
export const verifyInWorker = (hash: string, password: string): Promise<boolean> =>
  worker.run({ hash, password });
