import path from "node:path";
import { rm } from "node:fs/promises";
import { DomainError, conflict, notFound } from "../../../errors.ts";
import type { Log, Shop } from "../../../shop.ts";
import {
  backupFolder,
  beforeRestoreName,
  listBackupFiles,
  requireDiskSpace,
} from "../write/backup-files.ts";
import { listInterruptedRestores } from "./resolve-restores.ts";
import { type Restored, restoreBackup } from "./restore-backup.ts";
import type { ShopLocation } from "./shop-location.ts";
import { type Restore, restoreSchema } from "#contract/operations/backups.ts";
import { z } from "zod";
import { readWhole, writeWhole } from "../../../infrastructure/files/whole-json.ts";

/** A restore that ends its process each time must not keep the shop closed. */
const MAX_ATTEMPTS = 3;

const INTERRUPTED =
  "It was interrupted three times. Check whether your shop is as it was before, or as in the backup.";
const UNEXPECTED = "Something unexpected happened (see the server’s log). Nothing was changed.";

/**
 * Carries out the restore that was requested at the desk, after a backup of the shop as it is. Interrupted, it is
 * repeated by the next start: nobody has changed the shop in between. Call it before the shop is opened, with the
 * lock of the data folder where its database is embedded, and after resolveRestores.
 */
export async function carryOutRestore(
  location: ShopLocation,
  { passphrase, log }: { passphrase: string | undefined; log: Log },
): Promise<void> {
  const { dataDir } = location;
  const requested = await readRestoreState(dataDir);
  if (requested?.status !== "requested") return;
  const end = (status: RestoreState["status"], problem: string | null) =>
    writeRestoreState(dataDir, { ...requested, at: new Date().toISOString(), status, problem });
  if (requested.attempts >= MAX_ATTEMPTS) return end("failed", INTERRUPTED);
  await writeRestoreState(dataDir, { ...requested, attempts: requested.attempts + 1 });
  const { backup, before } = requested;
  log.warn("restoring a backup before the shop opens", { backup, before });
  const folder = backupFolder(dataDir);
  try {
    const restored = await restoreBackup(location, path.join(folder, backup), {
      replace: true,
      passphrase,
      before: path.join(folder, before),
    });
    await end("restored", null);
    await deleteReplaced(restored, log);
  } catch (error) {
    // Only the next start can go on with files that are half replaced.
    if ((await listInterruptedRestores(dataDir)).length > 0) throw error;
    log.error("restoring a backup failed; the shop opens as it was", { backup, error });
    await end("failed", describe(error, folder));
  }
}

/** What was moved aside would fill the disk, and is in the backup made first unless photos are missing there. */
async function deleteReplaced({ aside, saved }: Restored, log: Log): Promise<void> {
  if (!aside || saved?.media.missing.length !== 0) return;
  await rm(aside, { recursive: true }).catch((error: unknown) => {
    log.warn("files replaced by a restore could not be deleted; they stay", { aside, error });
  });
}

/** Without the folder, which says nothing at the desk. */
const describe = (error: unknown, folder: string): string =>
  error instanceof DomainError ? error.message.replaceAll(`${folder}${path.sep}`, "") : UNEXPECTED;

/**
 * Requests that the shop restores one of its backups. The first process notices it and restarts, and restores
 * before it opens the shop (carryOutRestore).
 * @throws not-found, conflict while another restore is under way or without the passphrase, storage-full
 */
export async function requestRestore(shop: Shop, name: string): Promise<Restore> {
  const { dataDir, secrets } = shop;
  const file = (await listBackupFiles(dataDir)).find((each) => each.name === name);
  if (!file) throw notFound("Backup");
  if ((await findRestore(shop))?.status === "requested") {
    throw conflict("A backup is being restored already.");
  }
  if (file.encrypted && !secrets.backupPassphrase) {
    throw conflict("This backup opens with a passphrase that your shop doesn’t have.");
  }
  // Its photos once more, and its rows twice: as they are in the backup, and in a database.
  await requireDiskSpace(dataDir, { work: "this restore", moreBytes: file.bytes * 2 });
  const now = shop.now();
  const restore: Restore = {
    status: "requested",
    backup: name,
    backupAt: file.createdAt,
    before: beforeRestoreName(now, secrets.backupPassphrase),
    at: now.toISOString(),
    problem: null,
  };
  await writeRestoreState(dataDir, { ...restore, attempts: 0 });
  return restore;
}

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
