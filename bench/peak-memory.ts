import { readFile } from "node:fs/promises";

/**
 * Follows how much memory a process and its children hold, as Linux counts it.
 * @returns what ends it and gives the most they held at once, in MB
 */
export function trackPeakMemory(pid: number): () => Promise<{ shop: number; all: number }> {
  let [shop, all] = [0, 0];
  const look = async () => {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
    const ids = children.split(" ").filter(Boolean).map(Number);
    const [own = 0, ...others] = await Promise.all([pid, ...ids].map(readResident));
    shop = Math.max(shop, own);
    all = Math.max(
      all,
      others.reduce((sum, each) => sum + each, own),
    );
  };
  const looking = setInterval(() => void look(), 100);
  return async () => {
    clearInterval(looking);
    await look();
    return { shop, all };
  };
}

async function readResident(pid: number): Promise<number> {
  // A child may have ended since it was listed.
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
