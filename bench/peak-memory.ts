import { readFile } from "node:fs/promises";

/**
 * Follows how much memory a process and its children hold: what several share, such as Node.js itself, counts once
 * (PSS of Linux).
 * @returns what ends it and gives the most they held at once, in MB
 */
export function trackPeakMemory(pid: number): () => Promise<{ shop: number; all: number }> {
  let [shop, all] = [0, 0];
  const look = async () => {
    const [own = 0, ...others] = await Promise.all(
      [pid, ...(await listChildren(pid))].map(readMemory),
    );
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

/** The processes that a process has started and that still run. */
export async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
}

async function readMemory(pid: number): Promise<number> {
  // A child may have ended since it was listed.
  const memory = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1] ?? 0) / 1024;
}
