import { writeFileSync } from "node:fs";
import os from "node:os";

/** Lets page requests go first, and the system end this process before the shop when memory runs out. */
export function lowerProcessPriority(): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000");
}
