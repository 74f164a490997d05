import type { BackupFile } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { manualBackupName } from "./backup-files.ts";
import { recordBackup } from "./record-backup.ts";
import { writeLocalBackup } from "./write-local-backup.ts";

/**
 * Writes a backup on request, which never expires.
 * @throws storage-full without enough disk space, conflict for a second one in the same second
 */
export async function backUpNow(shop: Shop): Promise<BackupFile> {
  const { backupPassphrase } = shop.secrets;
  const createdAt = shop.now();
  const name = manualBackupName(createdAt, backupPassphrase);
  const { file, manifest, bytes } = await writeLocalBackup(shop, name);
  await recordBackup(shop, file, manifest);
  const sealed = backupPassphrase !== undefined;
  return { name, createdAt: createdAt.toISOString(), bytes, sealed };
}
