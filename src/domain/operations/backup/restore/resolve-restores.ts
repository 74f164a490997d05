import path from "node:path";
import { sql } from "kysely";
import { connectPostgres } from "#database/connect.ts";
import { lockSchema } from "#database/migrate.ts";
import { conflict } from "../../../errors.ts";
import { deleteLeftovers } from "../../../infrastructure/work-folders/delete-leftovers.ts";
import {
  endWork,
  hasPlan,
  listWorkFolders,
  lockWorkFolder,
  readPlan,
  undoWork,
  writePlan,
} from "../../../infrastructure/work-folders/work-folder.ts";
import { deleteAbandonedDrafts } from "../write/backup-files.ts";
import type { ShopLocation } from "./shop-location.ts";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { z } from "zod";
import { syncFolder } from "../../../infrastructure/files/sync-folder.ts";
import { SECRET_FILES } from "../../../infrastructure/table-dump/manifest.ts";

type Location = Pick<ShopLocation, "dataDir" | "databaseUrl">;

/** What another process may take that starts at the same time and resolves the same restore. */
const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Finishes or undoes restores that were interrupted, and deletes what killed processes have left. Call it before
 * the shop is opened, with the lock of the data folder where its database is embedded.
 * @returns a sentence for each restore
 * @throws conflict while another process restores, or where DATABASE_URL is missing
 */
export async function resolveRestores(
  location: Location,
  timeout = TIMEOUT_MILLISECONDS,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const work of await listInterruptedRestores(location.dataDir)) {
    const unlock = lockWorkFolder(work, timeout);
    if (!unlock) {
      throw conflict(
        `A restore into ${location.dataDir} is under way. Try again when it has ended.`,
      );
    }
    try {
      const sentence = await resolve(location, work);
      if (sentence) sentences.push(sentence);
    } finally {
      await unlock();
    }
  }
  await deleteLeftovers(location.dataDir);
  await deleteAbandonedDrafts(location.dataDir);
  return sentences;
}

/** The work folders of restores that are neither finished nor undone. */
export const listInterruptedRestores = async (dataDir: string): Promise<string[]> =>
  (await listWorkFolders(dataDir)).filter(hasPlan);

async function resolve(location: Location, work: string): Promise<string | null> {
  const plan = await readMovePlan(work);
  // Another process that started at the same time has resolved it.
  if (!plan) return null;
  if (plan.transaction !== null && !(await isCommitted(location, work, plan.transaction))) {
    await undoWork(work);
    return "A restore was interrupted. It was undone: the shop is as it was before.";
  }
  const aside = await moveStagedFiles(location.dataDir, work, plan);
  await endWork(work);
  const finished = "A restore was interrupted. It is finished now.";
  return aside ? `${finished} What was there before is in ${aside}` : finished;
}

/** Whether the rows of a restore are in PostgreSQL. Waits for its transaction to end. */
async function isCommitted(
  { databaseUrl }: Location,
  work: string,
  transaction: string,
): Promise<boolean> {
  if (!databaseUrl) {
    throw conflict(
      `A restore into PostgreSQL was interrupted. Set DATABASE_URL as it was then, so that it can be finished or undone; or delete ${work} to give it up.`,
    );
  }
  const db = connectPostgres(databaseUrl, 1);
  try {
    return await db.transaction().execute(async (trx) => {
      await lockSchema(trx);
      const { rows } = await sql<{
        status: string | null;
      }>`select pg_xact_status(${transaction}::text::xid8) as status`.execute(trx);
      return rows[0]?.status === "committed";
    });
  } finally {
    await db.destroy();
  }
}

/** The database is last, since its presence makes the folder a shop. */
const PARTS = ["media", "cache", ...SECRET_FILES, "shop.sqlite"];

/** What belongs to a part, and is moved aside with it. */
const SIDE_FILES: Record<string, string[]> = {
  "shop.sqlite": ["shop.sqlite-wal", "shop.sqlite-shm"],
};

const planSchema = z.object({
  /** The folder within the data folder for files that are replaced. */
  aside: z.string(),
  /** The transaction of PostgreSQL that the files belong to; null for an embedded database. */
  transaction: z.string().nullable(),
});

export type MovePlan = z.infer<typeof planSchema>;

/** Where a restore prepares the files of the data folder. */
export const stagingFolder = (work: string): string => path.join(work, "ready");

/**
 * Decides that staged files are moved into the data folder, by this process (moveStagedFiles) or at the next
 * start (resolveRestores). The files must be synced.
 */
export async function planMove(work: string, plan: MovePlan): Promise<void> {
  await syncFolder(stagingFolder(work));
  await writePlan(work, plan);
}

/** Null where nothing is to be moved. */
export const readMovePlan = async (work: string): Promise<MovePlan | null> =>
  planSchema.nullable().parse(await readPlan(work));

/**
 * Moves staged files into the data folder, and the files they replace aside. Interrupted, it goes on where it
 * stopped when it is called again.
 * @returns the folder of replaced files, null when there were none
 */
export async function moveStagedFiles(
  dataDir: string,
  work: string,
  plan: MovePlan,
): Promise<string | null> {
  const aside = path.join(dataDir, plan.aside);
  for (const part of PARTS) {
    const staged = path.join(stagingFolder(work), part);
    if (!existsSync(staged)) continue;
    for (const name of [part, ...(SIDE_FILES[part] ?? [])]) await moveAside(dataDir, name, aside);
    await rename(staged, path.join(dataDir, part));
    await syncFolder(dataDir);
  }
  return existsSync(aside) ? aside : null;
}

async function moveAside(dataDir: string, name: string, aside: string): Promise<void> {
  if (!existsSync(path.join(dataDir, name))) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  // Somebody may have put a file there again, after the restore was interrupted.
  const isTaken = existsSync(path.join(aside, name));
  await rename(
    path.join(dataDir, name),
    path.join(aside, isTaken ? `${name}-${Date.now()}` : name),
  );
  await syncFolder(aside);
  await syncFolder(dataDir);
}
