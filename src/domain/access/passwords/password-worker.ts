import { readlinkSync } from "node:fs";
import os from "node:os";
import { verifySync } from "@node-rs/argon2";
import { answerTasks } from "../../infrastructure/worker-thread/answer-tasks.ts";

export type VerifyRequest = { hash: string; password: string };

lowerThreadPriority();

answerTasks(({ hash, password }: VerifyRequest) => verifySync(hash, password));

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
