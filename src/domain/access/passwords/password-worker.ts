/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";

export type VerifyRequest = { id: number; hash: string; password: string };

export type VerifyResult = { id: number; matches: boolean; error?: Error };

lowerThreadPriority();

parentPort?.on("message", (request: VerifyRequest) => {
  parentPort?.postMessage(verify(request));
});

function verify({ id, hash, password }: VerifyRequest): VerifyResult {
  try {
    return { id, matches: verifySync(hash, password) };
  } catch (error) {
    return { id, matches: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Lets page requests go first. Only Linux has priorities for threads; its names are PID/task/TID. */
function lowerThreadPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const threadId = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(threadId, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without the permission it runs at normal priority.
  }
}
