import { readFile } from "node:fs/promises";

/** What a process holds of the machine's memory, in megabytes; as Linux tells it. */
export async function readResidentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
