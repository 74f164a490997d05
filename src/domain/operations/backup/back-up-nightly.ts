import { rm } from "node:fs/promises";
import path from "node:path";
import { DomainError } from "../../errors.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { backupFolder } from "./backup-files.ts";
import { claimNight } from "./claim-night.ts";
import { backupNight } from "./backup-night.ts";
import { nightlyBackupName, deleteExpiredBackups } from "./delete-expired-backups.ts";
import { writeLocalBackup } from "./write-local-backup.ts";

/**
 * Makes the backup of the night where none is made yet, and lets old ones go. Of all processes on one
 * database one does it. A shop of this very day waits for its first night. What goes wrong is written
 * down for the desk, and tried again later.
 */
export async function backUpNightly(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const night = backupNight(shop.now(), timeZone);
  if ((await firstNight(shop, timeZone)) >= night || !(await claimNight(shop, night))) return;
  try {
    await makeBackup(shop, night);
    await deleteExpiredBackups(shop.dataDir);
  } catch (error) {
    const set = { problem: describe(error) };
    await shop.db.updateTable("backupRuns").set(set).where("night", "=", night).execute();
    throw error;
  }
}

async function makeBackup(shop: Shop, night: string): Promise<void> {
  const name = nightlyBackupName(night, shop.secrets.backupPassphrase);
  // What a run left that was cut short between the file and its note.
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

/** The day the shop came to be. */
async function firstNight(shop: Shop, timeZone: string): Promise<string> {
  const mark = await shop.db
    .selectFrom("settings")
    .select("updatedAt")
    .where("key", "=", "firstRun")
    .executeTakeFirst();
  return mark ? backupNight(new Date(mark.updatedAt), timeZone) : "";
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
  const reason = REASONS[code] ?? "something unexpected happened, which stands in the log";
  return `The backup could not be written: ${reason}.`;
}
