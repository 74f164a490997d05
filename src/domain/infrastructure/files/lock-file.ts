import { DatabaseSync } from "node:sqlite";

export type FileLock = { release: () => void };

/**
 * Locks a file, created when needed, for this process until release or the end of the process: the operating
 * system holds the lock. Nothing else may open the file, since closing any handle releases the lock.
 * @param timeout milliseconds to wait for it, in which the process stands still
 * @returns null while it is locked already
 */
export function lockFile(file: string, timeout = 0): FileLock | null {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec("pragma locking_mode = exclusive");
    // A killed process would leave the file of its journal.
    lock.exec("pragma journal_mode = memory");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  heldLocks.add(lock);
  return {
    release: () => {
      if (heldLocks.delete(lock)) lock.close();
    },
  };
}

/* Referenced here, since garbage collection would close the handle and release the lock. */
const heldLocks = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
