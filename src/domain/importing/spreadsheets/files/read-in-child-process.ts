import { fork } from "node:child_process";
import { projectFile } from "#project-file";
import { deserializeError } from "../../../infrastructure/child-process/serialize-error.ts";
import { decompressedTooLargeError } from "../tables/spreadsheet-errors.ts";
import type { ReadResult } from "./spreadsheet-process.ts";
import type { Table } from "../tables/table.ts";

const PROGRAM = projectFile("src/domain/importing/spreadsheets/files/spreadsheet-process.ts");
/** Room for the largest file that is taken; a file that needs more is made to need it. */
const MEMORY_MEGABYTES = 768;
const TIMEOUT_MILLISECONDS = 120_000;

/**
 * Reads a spreadsheet in a process of its own, so that a large or a vicious one costs the shop neither
 * time nor memory; both are bounded there.
 * @throws DomainError as `readSpreadsheetFile` does, too-large when the process needs more than it is given
 */
export async function readInChildProcess(
  bytes: Buffer,
  signal?: AbortSignal,
  program = PROGRAM,
): Promise<Table[]> {
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: childEnvironment(),
  });
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { promise, resolve, reject } = Promise.withResolvers<ReadResult>();
    child.once("message", (result: ReadResult) => resolve(result));
    child.once("exit", (code) => reject(toExitError(code)));
    child.once("error", reject);
    stop.addEventListener("abort", () =>
      reject(signal?.aborted ? stop.reason : decompressedTooLargeError()),
    );
    stop.throwIfAborted();
    child.send(bytes, (error) => error && reject(error));
    const result = await promise;
    if ("failure" in result) throw deserializeError(result.failure);
    return result.tables;
  } finally {
    child.kill("SIGKILL");
  }
}

/** Out of memory it ends by a signal, by its own or by the system's. */
const toExitError = (code: number | null): Error =>
  code === null || code > 128
    ? decompressedTooLargeError()
    : new Error(`The reader of spreadsheets ended with ${code}.`);

/** Whoever reads strangers' files has no business with the shop's keys. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot };
}
