import { rm } from "node:fs/promises";
import path from "node:path";
import { DomainError } from "../../../errors.ts";
import type { Log } from "../../../shop.ts";
import { backupFolder } from "../local/backup-files.ts";
import { listInterruptedRestores } from "./resolve-restores.ts";
import { type Restored, restoreBackup } from "./restore-backup.ts";
import { readRestoreState, type RestoreState, writeRestoreState } from "./restore-state.ts";
import type { ShopLocation } from "./shop-location.ts";

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
