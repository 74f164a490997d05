import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type FileLock, lockFile } from "../files/lock-file.ts";
import { nullIfMissing } from "../files/null-if-missing.ts";
import { syncFolder } from "../files/sync-folder.ts";
import { readWhole, writeWhole } from "../files/whole-json.ts";

/*
 * A folder in the data folder for work that takes a while. A lock beside it tells other processes that the work
 * is alive; without one its process was killed, and what it has left can be deleted (deleteLeftovers).
 */

export type WorkKind = "backup" | "restoring" | "rehearsal" | "moving" | "secret";

/** Of a folder, or of its lock, which is created first and deleted last. */
const NAME = /^(?:\.lock)?(\.(?:backup|restoring|rehearsal|moving|secret)-.+)$/;

const OWNED_FILES = "owned-files.json";
const PLAN = "plan.json";

const MAX_ATTEMPTS = 10;

const lockOf = (folder: string): string =>
  path.join(path.dirname(folder), `.lock${path.basename(folder)}`);

/** Creates an empty folder that this process holds until it unlocks it. */
export async function createWorkFolder(dataDir: string, kind: WorkKind): Promise<WorkFolder> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const folder = path.join(dataDir, `.${kind}-${randomBytes(6).toString("hex")}`);
    const unlock = lockWorkFolder(folder);
    // Otherwise another process took the lock for a leftover.
    if (!unlock) continue;
    await mkdir(folder, { mode: 0o700 });
    return { folder, unlock };
  }
  throw new Error(`No file in ${dataDir} can be locked.`);
}

export type WorkFolder = { folder: string; unlock: () => Promise<void> };

/** The folders of work that is alive or has left something. */
export async function listWorkFolders(dataDir: string): Promise<string[]> {
  const names = (await nullIfMissing(readdir(dataDir))) ?? [];
  const folders = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  return [...new Set(folders)].map((name) => path.join(dataDir, name));
}

/**
 * @param timeout milliseconds to wait for its process
 * @returns null while a process works in the folder
 */
export function lockWorkFolder(folder: string, timeout = 0): (() => Promise<void>) | null {
  const file = lockOf(folder);
  const lock = lockFile(file, timeout);
  if (lock && !existsSync(file)) lock.release();
  else if (lock) return () => removeLock(file, lock);
  return null;
}

/** Before it is released, so that nobody locks a file that is gone; Windows deletes no open file. */
async function removeLock(file: string, lock: FileLock): Promise<void> {
  if (process.platform === "win32") lock.release();
  await rm(file, { force: true });
  lock.release();
}

/** Records a file elsewhere that goes with the work unless the work is finished. Call it before creating the file. */
export async function ownFile(folder: string, file: string): Promise<void> {
  await writeWhole(path.join(folder, OWNED_FILES), [...(await listOwnedFiles(folder)), file]);
}

export async function listOwnedFiles(folder: string): Promise<string[]> {
  return z.array(z.string()).parse((await readWhole(path.join(folder, OWNED_FILES))) ?? []);
}

/** From now on the work is to be finished, by another process if need be. What it needs must be synced. */
export async function writePlan(folder: string, plan: unknown): Promise<void> {
  await writeWhole(path.join(folder, PLAN), plan);
  await syncFolder(path.dirname(folder));
}

export const hasPlan = (folder: string): boolean => existsSync(path.join(folder, PLAN));

/** Null before the work is to be finished. */
export const readPlan = (folder: string): Promise<unknown> => readWhole(path.join(folder, PLAN));

/** Deletes the folder of finished work. */
export async function endWork(folder: string): Promise<void> {
  // First, so that nobody who finds the rest of the folder deletes them.
  await rm(path.join(folder, OWNED_FILES), { force: true });
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Deletes the folder of work that ended early, and its files elsewhere. */
export async function undoWork(folder: string): Promise<void> {
  for (const file of await listOwnedFiles(folder)) await rm(file, { force: true });
  await endWork(folder);
}
