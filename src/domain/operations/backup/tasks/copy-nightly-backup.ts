import type { Shop } from "../../../shop.ts";
import { bucketFolder, nightOf } from "../bucket/bucket-folder.ts";
import { findNightlyBackup } from "./find-nightly-backup.ts";
import { runInBackupProcess } from "./run-in-backup-process.ts";
import { runTask } from "./run-task.ts";

/**
 * Copies the newest nightly backup to the bucket, where one is set up: on the machine that has its file,
 * and in one process. The backup on this machine stays as it is, whatever happens.
 */
export async function copyNightlyBackup(shop: Shop): Promise<void> {
  const { backupBucket: place } = shop;
  const found = place && (await findNightlyBackup(shop));
  // One without a passphrase has another name, and stays.
  if (!place || !found || nightOf(found.name) !== found.night) return;
  const { night, file } = found;
  const folder = bucketFolder(shop.secrets.encryptionKey);
  await runTask(shop, { kind: "copy", due: night }, { retryMinutes: 30 }, async (stopping) => {
    const request = { work: "copy", place, file, folder } as const;
    const { key, bytes, warning } = await runInBackupProcess(request, stopping);
    if (warning) {
      shop.log.warn("backup was copied, but the bucket could not be tidied", { key, warning });
    }
    return { file: key, bytes };
  });
}
