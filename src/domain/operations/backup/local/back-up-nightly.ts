import { rm } from "node:fs/promises";
import path from "node:path";
import { DomainError } from "../../../errors.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder } from "./backup-files.ts";
import { claimNight } from "./claim-night.ts";
import { backupNight } from "./backup-night.ts";
import { nightlyBackupName, deleteExpiredBackups } from "./delete-expired-backups.ts";
import { writeLocalBackup } from "./write-local-backup.ts";

/**
 * Writes the night's backup if it is missing and deletes expired ones; one process does it for all. A
 * new shop waits for its first night. An error is stored for the admin and retried later.
 */
export async function backUpNightly(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const night = backupNight(shop.now(), timeZone);
  if ((await firstNight(shop, timeZone)) >= night || !(await claimNight(shop, night))) return;
  try {
    await writeNightlyBackup(shop, night);
    await deleteExpiredBackups(shop.dataDir);
  } catch (error) {
    const set = { problem: describe(error) };
    await shop.db.updateTable("backupRuns").set(set).where("night", "=", night).execute();
    throw error;
  }
}

async function writeNightlyBackup(shop: Shop, night: string): Promise<void> {
  const name = nightlyBackupName(night, shop.secrets.backupPassphrase);
  // A file that an earlier attempt wrote before it crashed.
  await rm(path.join(backupFolder(shop.dataDir), name), { force: true });
  const { manifest, bytes } = await writeLocalBackup(shop, name);
  await shop.db
    .updateTable("backupRuns")
    .set({
      finishedAt: shop.now().toISOString(),
      file: name,
      bytes,
      pictures: manifest.media.files,
      missing: manifest.media.missing.length,
      problem: null,
    })
    .where("night", "=", night)
    .execute();
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
