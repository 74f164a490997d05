import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data folder cannot be used. The message is a sentence for the person who starts the shop. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

/** Another process of the shop has the data folder. */
export class DataDirInUseError extends DataDirError {}

/**
 * Makes sure that the data folder exists and can be written. Throws DataDirError.
 * @param dataDir absolute path
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await mkdir(dataDir, { recursive: true });
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
 * Takes the data folder for this process alone, until release or the end of the process, however it
 * ends: the operating system holds the lock. Throws DataDirInUseError while another process has it.
 * Nothing else may open DATA_DIR/lock.sqlite, since closing any handle of it gives the lock back.
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
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
}

/* Keeps the handles from the garbage collector, which would close them and so give the lock back. */
const held = new Set<DatabaseSync>();

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
