import { hasPlan, listWorkFolders, lockWorkFolder, undoWork } from "./work-folder.ts";

/**
 * Deletes what killed processes have left of their work in a data folder. Work that is to be finished stays
 * until the next start.
 */
export async function deleteLeftovers(dataDir: string): Promise<void> {
  for (const folder of await listWorkFolders(dataDir)) {
    const unlock = lockWorkFolder(folder);
    if (!unlock) continue;
    try {
      if (!hasPlan(folder)) await undoWork(folder);
    } finally {
      await unlock();
    }
  }
}
