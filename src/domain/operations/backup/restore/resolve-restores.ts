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
  undoWork,
} from "../../../infrastructure/work-folders/work-folder.ts";
import { deleteAbandonedDrafts } from "../local/delete-abandoned-drafts.ts";
import { moveStagedFiles, readMovePlan } from "./staged-files.ts";
import type { ShopLocation } from "./shop-location.ts";

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
