import { open } from "node:fs/promises";

/** New names survive a power cut once their folder is synced; Windows cannot. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
