import { rm } from "node:fs/promises";
import path from "node:path";
import { backupFolder, backupExtension, listBackupFiles } from "./backup-files.ts";
import { chooseExpiredNights } from "../choose-expired-nights.ts";

/** Earlier versions wrote the name of the sample shop. */
const NIGHTLY = /^(?:backup|fernhill)-nightly-(\d{4}-\d{2}-\d{2})\.tar/;

/** The name of a nightly backup. */
export const nightlyBackupName = (night: string, passphrase: string | undefined): string =>
  `backup-nightly-${night}${backupExtension(passphrase)}`;

/** Deletes expired nightly backups, never those on request. */
export async function deleteExpiredBackups(dataDir: string): Promise<void> {
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
