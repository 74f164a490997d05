/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";

export type VerifyResult = { id: number; matches: boolean; error?: Error };

type VerifyRequest = { id: number; hashed: string; password: string };

lowerPriority();

parentPort?.on("message", ({ id, hashed, password }: VerifyRequest) => {
  parentPort?.postMessage(verify(id, hashed, password));
});

function verify(id: number, hashed: string, password: string): VerifyResult {
  try {
    return { id, matches: verifySync(hashed, password) };
  } catch (error) {
    return { id, matches: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Each password takes a core for a moment, and 19 MB: pages go before it. Linux alone gives a thread a
 * priority of its own, and names it PID/task/TID.
 */
function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const own = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(own, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it may not, it works as everything else does: that nobody can sign in would be worse.
  }
}
