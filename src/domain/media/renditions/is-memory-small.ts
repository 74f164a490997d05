const SMALL_BYTES = 512 * 1024 * 1024;

/** Whether this process runs in a container of less than 512 MB, where photos are encoded one at a time. */
export function isMemorySmall(): boolean {
  const bytes = process.constrainedMemory();
  return bytes > 0 && bytes < SMALL_BYTES;
}
