import { fork } from "node:child_process";
import { programFile } from "#project-file";
import { childEnvironment } from "../../../infrastructure/child-process/child-environment.ts";
import { deserializeError } from "../../../infrastructure/child-process/serialize-error.ts";
import type { BackupAnswer, BackupRequest, BackupResults } from "./backup-process.ts";

const PROGRAM = programFile("backup-process");
const MEMORY_MEGABYTES = 512;
const TIMEOUT_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Works on a backup in a child process of low priority, so that visitors don't notice.
 * @throws what the work throws; the signal's reason when it aborts
 */
export async function runInBackupProcess<Work extends BackupRequest["work"]>(
  request: Extract<BackupRequest, { work: Work }>,
  signal: AbortSignal,
): Promise<BackupResults[Work]> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...childEnvironment(), NODE_EXTRA_CA_CERTS },
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<BackupAnswer>();
    child.once("message", (answer: BackupAnswer) => resolve(answer));
    child.once("exit", (code, killed) =>
      reject(new Error(`The process of backups ended with ${code ?? killed}.`)),
    );
    child.once("error", reject);
    stop.addEventListener("abort", () => reject(stop.reason as Error));
    stop.throwIfAborted();
    child.send(request, (error) => error && reject(error));
    const answer = await promise;
    if ("failure" in answer) throw deserializeError(answer.failure);
    return answer.result as BackupResults[Work];
  } finally {
    child.kill("SIGKILL");
  }
}
