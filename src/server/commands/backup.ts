import path from "node:path";
import { backupFolder, manualBackupName } from "#domain/operations/backup/write/backup-files.ts";
import { recordBackup } from "#domain/operations/backup/write/back-up-now.ts";
import { writeBackup } from "#domain/operations/backup/write/write-backup.ts";
import { openShopForCommand } from "./open-shop-for-command.ts";
import { CommandError, runCommand, printLine } from "./run-command.ts";

/** `npm run backup -- [file]`: writes the whole shop into one file, whether it runs or not. */
await runCommand(async (config, [name, ...more]) => {
  if (more.length > 0) throw new CommandError("Name one file: npm run backup -- FILE");
  const passphrase = config.backupPassphrase;
  const { shop, close } = await openShopForCommand(config);
  try {
    const file = path.resolve(
      name ?? path.join(backupFolder(config.dataDir), manualBackupName(shop.now(), passphrase)),
    );
    const manifest = await writeBackup(shop, config.dataDir, file, passphrase);
    await recordBackup(shop, file, manifest);
    const { tables, media, secrets } = manifest;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    printLine(
      `Wrote ${file}: ${rows} rows and ${media.files} photos (${megabytes(media.bytes)} MB).`,
    );
    if (media.missing.length > 0) {
      printLine(`Not in it, because they are gone or damaged: ${media.missing.length} photos.`);
      for (const hash of media.missing) printLine(`  ${hash}`);
    }
    if (!secrets.includes("encryption-key") && config.encryptionKey) {
      printLine(
        "ENCRYPTION_KEY is not in it: keep it elsewhere, a restored shop needs the same one.",
      );
    }
  } finally {
    await close();
  }
});

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
