import { access, mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** A memory limit for processes as a container has it, without swap. */
export type MemoryCgroup = {
  /** What stands before a program that runs in it. */
  before: string[];
  /** Memory of its processes that is in no file, which the system cannot drop. */
  readAnonymousMegabytes: () => Promise<number>;
  /** How many processes the system has ended for want of memory. */
  countOomKills: () => Promise<number>;
  /** Once all its processes have ended. */
  remove: () => Promise<void>;
};

/** Files of the kernel: https://docs.kernel.org/admin-guide/cgroup-v2.html and cgroup-v1/memory.html. */
const V1 = {
  root: "/sys/fs/cgroup/memory",
  limit: "memory.limit_in_bytes",
  swap: { file: "memory.memsw.limit_in_bytes", isSum: true },
  events: "memory.oom_control",
  anonymous: "total_rss",
};
const V2: typeof V1 = {
  root: "/sys/fs/cgroup",
  limit: "memory.max",
  swap: { file: "memory.swap.max", isSum: false },
  events: "memory.events",
  anonymous: "anon",
};

/** @returns why there is none: it takes Linux, and the right to make cgroups */
export async function createMemoryCgroup(bytes: number): Promise<MemoryCgroup | string> {
  const isV1 = await exists(path.join(V1.root, V1.limit));
  const version = isV1 ? V1 : V2;
  const folder = path.join(version.root, `fernhill-bench-${process.pid}`);
  try {
    if (!isV1) await writeFile(path.join(V2.root, "cgroup.subtree_control"), "+memory");
    await mkdir(folder);
    await limit(folder, version, bytes);
  } catch (error) {
    return `no memory cgroup can be made: ${(error as Error).message}`;
  }
  const readNumber = async (file: string, name: string) => {
    const text = await readFile(path.join(folder, file), "utf8");
    return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  };
  return {
    before: ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder],
    readAnonymousMegabytes: async () =>
      (await readNumber("memory.stat", version.anonymous)) / 1024 / 1024,
    countOomKills: () => readNumber(version.events, "oom_kill"),
    remove: () => rmdir(folder),
  };
}

async function limit(folder: string, { limit: file, swap }: typeof V1, bytes: number) {
  await writeFile(path.join(folder, file), String(bytes));
  // A kernel without swap accounting has no such file.
  const swapFile = path.join(folder, swap.file);
  if (await exists(swapFile)) await writeFile(swapFile, String(swap.isSum ? bytes : 0));
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
