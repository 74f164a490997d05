/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";
import { verifySync } from "@node-rs/argon2";

export type Verdict = { id: number; right: boolean; failure?: Error };

type Question = { id: number; hashed: string; password: string };

giveWay();

parentPort?.on("message", ({ id, hashed, password }: Question) => {
  parentPort?.postMessage(verdictOn(id, hashed, password));
});

function verdictOn(id: number, hashed: string, password: string): Verdict {
  try {
    return { id, right: verifySync(hashed, password) };
  } catch (error) {
    return { id, right: false, failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * Each password takes a core for a moment, and 19 MB: pages go before it. Linux alone gives a thread a
 * priority of its own, and names it PID/task/TID.
 */
function giveWay(): void {
  if (process.platform !== "linux") return;
  try {
    const own = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    os.setPriority(own, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it may not, it works as everything else does: that nobody can sign in would be worse.
  }
}
