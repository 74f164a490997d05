import path from "node:path";
import { z } from "zod";
import { type Restore, restoreSchema } from "#contract/operations/backups.ts";
import { readWhole, writeWhole } from "../../../infrastructure/files/whole-json.ts";
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
  const state = await readWhole(stateFile(dataDir));
  return state === null ? null : (stateSchema.safeParse(state).data ?? null);
}

export const writeRestoreState = (dataDir: string, state: RestoreState): Promise<void> =>
  writeWhole(stateFile(dataDir), state);
