import { fork } from "node:child_process";
import { programFile } from "#project-file";
import { childEnvironment } from "../../../infrastructure/child-process/child-environment.ts";
import { deserializeError } from "../../../infrastructure/child-process/serialize-error.ts";
import { decompressedTooLargeError } from "../tables/spreadsheet-errors.ts";
import type { ReadRequest, ReadResult } from "./spreadsheet-process.ts";
import type { ReadFile } from "./sheets/workbook.ts";

const PROGRAM = programFile("spreadsheet-process");
/** Enough for the largest file accepted. */
const MEMORY_MEGABYTES = 768;
/** Small, since rows are compressed as they are read: 20 MB less at the peak. */
const YOUNG_GENERATION = "--max-semi-space-size=2";
const TIMEOUT_MILLISECONDS = 120_000;

/**
 * Reads a spreadsheet in a child process with bounded time and memory, so that large or malicious
 * files do not affect the shop.
 * @throws DomainError as `readSpreadsheetFile` does, too-large when the process exceeds its limits
 */
export async function readInChildProcess(
  request: ReadRequest,
  signal?: AbortSignal,
  program = PROGRAM,
): Promise<ReadFile> {
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`, YOUNG_GENERATION],
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
    child.send(request, (error) => error && reject(error));
    const result = await promise;
    if ("failure" in result) throw deserializeError(result.failure);
    return result;
  } finally {
    child.kill("SIGKILL");
  }
}

/** Out of memory it ends by a signal, its own or the kernel's. */
const toExitError = (code: number | null): Error =>
  code === null || code > 128
    ? decompressedTooLargeError()
    : new Error(`The reader of spreadsheets ended with ${code}.`);
