import { open } from "node:fs/promises";

/**
 * Writes a new file and syncs it to the disk.
 * @param mode file permissions
 * @throws EEXIST when the file exists
 */
export async function writeSynced(
  file: string,
  data: string | Uint8Array | AsyncIterable<Uint8Array>,
  mode = 0o666,
): Promise<void> {
  const handle = await open(file, "wx", mode);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
