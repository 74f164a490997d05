import type { BackupFile } from "#contract/backups.ts";
import type { Shop } from "../../shop.ts";
import { manualBackupName } from "./backup-files.ts";
import { writeLocalBackup } from "./write-local-backup.ts";

/**
 * Makes a backup because somebody asks for one; it stays until somebody removes it.
 * @throws storage-full when there is no room, conflict when another was asked for in this very second
 */
export async function backUpNow(shop: Shop): Promise<BackupFile> {
  const { backupPassphrase } = shop.secrets;
  const createdAt = shop.now();
  const name = manualBackupName(createdAt, backupPassphrase);
  const { bytes } = await writeLocalBackup(shop, name);
  const sealed = backupPassphrase !== undefined;
  return { name, createdAt: createdAt.toISOString(), bytes, sealed };
}
