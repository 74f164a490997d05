import { rm } from "node:fs/promises";
import path from "node:path";
import { DomainError } from "../../../errors.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder, backupExtension, listBackupFiles } from "../local/backup-files.ts";
import { backupNight } from "../local/backup-night.ts";
import { runTask } from "./run-task.ts";
import { writeLocalBackup } from "../local/write-local-backup.ts";
import { chooseExpiredNights } from "../choose-expired-nights.ts";

/**
 * Writes the night's backup if it is missing and deletes expired ones; one process does it for all. A
 * new shop waits for its first night. An error is stored for the admin and retried after half an hour.
 */
export async function backUpNightly(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const night = backupNight(shop.now(), timeZone);
  if ((await firstNight(shop, timeZone)) >= night) return;
  const options = { retryMinutes: 30, leaseMinutes: 6 * 60, describe };
  await runTask(shop, { kind: "nightly", due: night }, options, async () => {
    const file = nightlyBackupName(night, shop.secrets.backupPassphrase);
    // A file that an earlier attempt wrote before it crashed.
    await rm(path.join(backupFolder(shop.dataDir), file), { force: true });
    const { manifest, bytes } = await writeLocalBackup(shop, file);
    await deleteExpiredBackups(shop.dataDir);
    const { files: photos, missing } = manifest.media;
    return { file, bytes, photos, missing: missing.length };
  });
}

/** The night of the day on which the shop was created. */
async function firstNight(shop: Shop, timeZone: string): Promise<string> {
  const firstRun = await shop.db
    .selectFrom("settings")
    .select("updatedAt")
    .where("key", "=", "firstRun")
    .executeTakeFirst();
  return firstRun ? backupNight(new Date(firstRun.updatedAt), timeZone) : "";
}

const REASONS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "the folder of backups may not be written",
  EROFS: "the disk is read-only",
};

function describe(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code] ?? "something unexpected happened (see the server’s log)";
  return `The backup could not be written: ${reason}.`;
}

/** Earlier versions wrote the name of the sample shop. */
const NIGHTLY = /^(?:backup|fernhill)-nightly-(\d{4}-\d{2}-\d{2})\.tar/;

/** The name of a nightly backup. */
const nightlyBackupName = (night: string, passphrase: string | undefined): string =>
  `backup-nightly-${night}${backupExtension(passphrase)}`;

/** Deletes expired nightly backups, never those on request. */
async function deleteExpiredBackups(dataDir: string): Promise<void> {
  const files = await listBackupFiles(dataDir);
  const byNight = new Map(files.flatMap(({ name }) => pairOf(name)));
  for (const night of chooseExpiredNights([...byNight.keys()])) {
    await rm(path.join(backupFolder(dataDir), byNight.get(night) ?? ""), { force: true });
  }
}

function pairOf(name: string): [night: string, name: string][] {
  const night = NIGHTLY.exec(name)?.[1];
  return night ? [[night, name]] : [];
}
