import { mkdir } from "node:fs/promises";
import { deleteLeftovers } from "./delete-leftovers.ts";
import { createWorkFolder, endWork, hasPlan, undoWork, type WorkKind } from "./work-folder.ts";

/**
 * Runs work with an empty folder in the data folder, which is created when needed. The folder is deleted
 * afterwards, with the files that the work owns elsewhere when it failed; if its process is killed, before the
 * next work or at the next start. Work that has a plan and fails is finished at the next start.
 */
export async function withWorkFolder<T>(
  dataDir: string,
  kind: WorkKind,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await deleteLeftovers(dataDir);
  const { folder, unlock } = await createWorkFolder(dataDir, kind);
  try {
    const result = await work(folder);
    await endWork(folder);
    return result;
  } catch (error) {
    if (!hasPlan(folder)) await undoWork(folder);
    throw error;
  } finally {
    await unlock();
  }
}
