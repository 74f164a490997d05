import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { type FileLock, lockFile } from "#domain/infrastructure/files/lock-file.ts";

/** The data folder cannot be used. Its message is written for the person who starts the shop. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

/** Another process of the shop holds the lock of the data folder. */
export class DataDirInUseError extends DataDirError {}

/**
 * Creates the data folder and checks that it is writable.
 * @param dataDir absolute path
 * @throws DataDirError
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  // One name for all processes, so that a killed one leaves nothing that stays.
  const probe = path.join(dataDir, ".probe");
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const handle = await open(probe, "w");
    await handle.close();
    await rm(probe, { force: true });
  } catch (error) {
    throw new DataDirError(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/**
 * Locks the data folder for this process until release or the end of the process. Nothing else may open
 * DATA_DIR/lock.sqlite, since closing any handle releases the lock.
 * @throws DataDirInUseError while another process holds the lock
 */
export function lockDataDir(dataDir: string): FileLock {
  const lock = tryLock(dataDir);
  if (lock) return lock;
  throw new DataDirInUseError(
    `The data folder ${dataDir} is in use by another process of the shop. Stop that one first, or set DATA_DIR to a folder of its own.`,
  );
}

function tryLock(dataDir: string): FileLock | null {
  try {
    return lockFile(path.join(dataDir, "lock.sqlite"));
  } catch (error) {
    throw new DataDirError(`The data folder ${dataDir} could not be locked: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

const reasons: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "part of its path is a file",
  EEXIST: "there is a file of that name",
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error && reasons[String(error.code)]) || error.message;
}
