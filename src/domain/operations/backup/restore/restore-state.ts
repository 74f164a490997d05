import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Restore, restoreSchema } from "#contract/operations/backups.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import { syncFolder } from "../../../infrastructure/files/sync-folder.ts";
import { writeSynced } from "../../../infrastructure/files/write-synced.ts";
import type { Shop } from "../../../shop.ts";

const stateSchema = restoreSchema.extend({
  /** How many starts have begun it. */
  attempts: z.int(),
});

export type RestoreState = z.infer<typeof stateSchema>;

const stateFile = (dataDir: string): string => path.join(dataDir, "restore.json");

/** The last restore that was requested at the desk; null before the first. */
export async function findRestore({ dataDir }: Pick<Shop, "dataDir">): Promise<Restore | null> {
  const state = await readRestoreState(dataDir);
  return state && restoreSchema.parse(state);
}

/** As findRestore. It is a file, since a restore replaces the database. */
export async function readRestoreState(dataDir: string): Promise<RestoreState | null> {
  const text = await nullIfMissing(readFile(stateFile(dataDir), "utf8"));
  return text === null ? null : (stateSchema.safeParse(JSON.parse(text)).data ?? null);
}

export async function writeRestoreState(dataDir: string, state: RestoreState): Promise<void> {
  const draft = `${stateFile(dataDir)}.draft`;
  // Of a killed process.
  await rm(draft, { force: true });
  await writeSynced(draft, JSON.stringify(state), 0o600);
  await rename(draft, stateFile(dataDir));
  await syncFolder(dataDir);
}
