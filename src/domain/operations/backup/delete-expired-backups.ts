import { rm } from "node:fs/promises";
import path from "node:path";
import { backupFolder, endingOf, listBackupFiles } from "./backup-files.ts";
import { chooseExpired } from "./choose-expired-nights.ts";

const NIGHTLY = /^fernhill-nightly-(\d{4}-\d{2}-\d{2})\.tar/;

/** What the backup of a night is called. */
export const nightlyName = (night: string, passphrase: string | undefined): string =>
  `fernhill-nightly-${night}${endingOf(passphrase)}`;

/** Removes nightly backups that newer ones have made dispensable. Others are never touched. */
export async function rotateNightly(dataDir: string): Promise<void> {
  const files = await listBackupFiles(dataDir);
  const byNight = new Map(files.flatMap(({ name }) => pairOf(name)));
  for (const night of chooseExpired([...byNight.keys()])) {
    await rm(path.join(backupFolder(dataDir), byNight.get(night) ?? ""), { force: true });
  }
}

function pairOf(name: string): [night: string, name: string][] {
  const night = NIGHTLY.exec(name)?.[1];
  return night ? [[night, name]] : [];
}
