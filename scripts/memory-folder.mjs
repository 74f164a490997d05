import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";

/**
 * Where files that need not outlast the process are written and synced without waiting for a disk: the memory
 * file system of Linux where it has that much room, or else the system's temporary folder.
 * @param {number} gigabytes of free space, or none of it is used
 */
export function memoryFolder(gigabytes) {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > gigabytes * 1024 ** 3 ? MEMORY : tmpdir();
}
