import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

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
  const probe = path.join(dataDir, `.probe-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const handle = await open(probe, "wx");
    await handle.close();
    await rm(probe);
  } catch (error) {
    throw new DataDirError(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/**
 * Locks the data folder for this process until release or the end of the process: the operating system
 * holds the lock. Nothing else may open DATA_DIR/lock.sqlite, since closing any handle releases it.
 * @throws DataDirInUseError while another process holds the lock
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const lock = new DatabaseSync(path.join(dataDir, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    const Kind = isBusy(error) ? DataDirInUseError : DataDirError;
    throw new Kind(describeFailedLock(dataDir, error), { cause: error });
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

function describeFailedLock(dataDir: string, error: unknown): string {
  if (isBusy(error)) {
    return `The data folder ${dataDir} is in use by another process of the shop. Stop that one first, or set DATA_DIR to a folder of its own.`;
  }
  return `The data folder ${dataDir} could not be locked: ${reasonOf(error)}.`;
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
