import path from "node:path";
import type { BackupFile } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder, isBackupName, manualBackupName } from "./backup-files.ts";
import { writeLocalBackup } from "./write-backup.ts";
import { stat } from "node:fs/promises";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";

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
  const encrypted = backupPassphrase !== undefined;
  return { name, createdAt: createdAt.toISOString(), bytes, encrypted };
}

/**
 * Records a backup made by hand, so that Health notices when its file is gone. One outside the backups
 * folder, such as on a disk that is taken away, is not recorded.
 */
export async function recordBackup(shop: Shop, file: string, { media }: Manifest): Promise<void> {
  const name = path.basename(file);
  if (path.dirname(file) !== backupFolder(shop.dataDir) || !isBackupName(name)) return;
  const at = shop.now().toISOString();
  const times = { startedAt: at, finishedAt: at };
  const made = { ...times, file: name, bytes: (await stat(file)).size, photos: media.files };
  await shop.db
    .insertInto("backupTasks")
    .values({ kind: "manual", due: name, ...made })
    // The same name again, after the file was deleted.
    .onConflict((earlier) => earlier.columns(["kind", "due"]).doUpdateSet(made))
    .execute();
}

/** The newest backup that was finished and recorded, nightly or by hand, whether or not its file is there. */
export async function findRecordedBackup({
  db,
}: Shop): Promise<{ file: string; finishedAt: string } | null> {
  const { file, finishedAt } =
    (await db
      .selectFrom("backupTasks")
      .select(["file", "finishedAt"])
      .where("kind", "in", ["nightly", "manual"])
      .where("finishedAt", "is not", null)
      .orderBy("finishedAt", "desc")
      .limit(1)
      .executeTakeFirst()) ?? {};
  return file && finishedAt ? { file, finishedAt } : null;
}
