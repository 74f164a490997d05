import type { Restore } from "#contract/operations/backups.ts";
import { conflict, notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { beforeRestoreName, listBackupFiles } from "../local/backup-files.ts";
import { requireDiskSpace } from "../local/require-disk-space.ts";
import { findRestore, writeRestoreState } from "./restore-state.ts";

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
  if (file.sealed && !secrets.backupPassphrase) {
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
