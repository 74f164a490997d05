import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { syncFolder } from "../../../infrastructure/files/sync-folder.ts";
import { SECRET_FILES } from "../../../infrastructure/table-dump/manifest.ts";
import { readPlan, writePlan } from "../../../infrastructure/work-folders/work-folder.ts";

/** The database is last, since its presence makes the folder a shop. */
const PARTS = ["media", "cache", ...SECRET_FILES, "shop.sqlite"];

/** What belongs to a part, and is moved aside with it. */
const SIDE_FILES: Record<string, string[]> = {
  "shop.sqlite": ["shop.sqlite-wal", "shop.sqlite-shm"],
};

const planSchema = z.object({
  /** The folder within the data folder for files that are replaced. */
  aside: z.string(),
  /** The transaction of PostgreSQL that the files belong to; null for an embedded database. */
  transaction: z.string().nullable(),
});

export type MovePlan = z.infer<typeof planSchema>;

/** Where a restore prepares the files of the data folder. */
export const stagingFolder = (work: string): string => path.join(work, "ready");

/**
 * Decides that staged files are moved into the data folder, by this process (moveStagedFiles) or at the next
 * start (resolveRestores). The files must be synced.
 */
export async function planMove(work: string, plan: MovePlan): Promise<void> {
  await syncFolder(stagingFolder(work));
  await writePlan(work, plan);
}

/** Null where nothing is to be moved. */
export const readMovePlan = async (work: string): Promise<MovePlan | null> =>
  planSchema.nullable().parse(await readPlan(work));

/**
 * Moves staged files into the data folder, and the files they replace aside. Interrupted, it goes on where it
 * stopped when it is called again.
 * @returns the folder of replaced files, null when there were none
 */
export async function moveStagedFiles(
  dataDir: string,
  work: string,
  plan: MovePlan,
): Promise<string | null> {
  const aside = path.join(dataDir, plan.aside);
  for (const part of PARTS) {
    const staged = path.join(stagingFolder(work), part);
    if (!existsSync(staged)) continue;
    for (const name of [part, ...(SIDE_FILES[part] ?? [])]) await moveAside(dataDir, name, aside);
    await rename(staged, path.join(dataDir, part));
    await syncFolder(dataDir);
  }
  return existsSync(aside) ? aside : null;
}

async function moveAside(dataDir: string, name: string, aside: string): Promise<void> {
  if (!existsSync(path.join(dataDir, name))) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  // Somebody may have put a file there again, after the restore was interrupted.
  const isTaken = existsSync(path.join(aside, name));
  await rename(
    path.join(dataDir, name),
    path.join(aside, isTaken ? `${name}-${Date.now()}` : name),
  );
  await syncFolder(aside);
  await syncFolder(dataDir);
}
