import { readFile } from "node:fs/promises";

const TICKS_A_SECOND = 100;

/** User and system time of a process so far, in seconds, by Linux. */
export async function readProcessorSeconds(pid: number | undefined): Promise<number> {
  const [user = 0, system = 0] = await readTimes(pid);
  return (user + system) / TICKS_A_SECOND;
}

/** The same of a process and all beneath it. The time of one that has ended is its parent's. */
export async function readTreeProcessorSeconds(pid: number): Promise<number> {
  const [times, children] = await Promise.all([
    readTimes(pid),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8"),
  ]).catch(ignoreEnded);
  const ids = children.split(" ").filter(Boolean).map(Number);
  const below = await Promise.all(ids.map(readTreeProcessorSeconds));
  const own = times.reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
  return below.reduce((sum, seconds) => sum + seconds, own);
}

function ignoreEnded(error: NodeJS.ErrnoException): [number[], string] {
  if (error.code === "ENOENT" || error.code === "ESRCH") return [[], ""];
  throw error;
}

/** User and system time in ticks, and those of children that have ended. */
async function readTimes(pid: number | undefined): Promise<number[]> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8");
  return line
    .slice(line.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15)
    .map(Number);
}
