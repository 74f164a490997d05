import { stat } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder } from "../local/backup-files.ts";
import { runInBackupProcess } from "./run-in-backup-process.ts";
import { runTask } from "./run-task.ts";
import { bucketFolder, nightOf } from "../bucket/bucket-folder.ts";

const RETRY_MINUTES = 30;

/**
 * Copies the newest nightly backup to the bucket, where one is set up: on the machine that has its file,
 * and in one process. The backup on this machine stays as it is, whatever happens.
 */
export async function copyNightlyBackup(shop: Shop): Promise<void> {
  const { backupBucket: place } = shop;
  const found = place && (await findNewestBackup(shop));
  if (!place || !found) return;
  const { night, file } = found;
  const folder = bucketFolder(shop.secrets.encryptionKey);
  await runTask(shop, { kind: "copy", due: night }, RETRY_MINUTES, async (stopping) => {
    const request = { work: "copy", place, file, folder } as const;
    const { key, bytes, warning } = await runInBackupProcess(request, stopping);
    if (warning) {
      shop.log.warn("backup was copied, but the bucket could not be tidied", { key, warning });
    }
    return { file: key, bytes };
  });
}

/** Null where another machine has the file, and for one without a passphrase. */
async function findNewestBackup({ db, dataDir }: Shop) {
  const run = await db
    .selectFrom("backupRuns")
    .select(["night", "file"])
    .where("finishedAt", "is not", null)
    .orderBy("night", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!run?.file || nightOf(run.file) !== run.night) return null;
  const file = path.join(backupFolder(dataDir), run.file);
  return (await nullIfMissing(stat(file)))?.isFile() ? { night: run.night, file } : null;
}
