import path from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "#domain/operations/backup/restore/restore-backup.ts";
import { lockDataDir, prepareDataDir } from "../startup/data-dir.ts";
import { shopStorageFromConfig } from "./shop-storage-from-config.ts";
import { CommandError, runCommand, printLine } from "./run-command.ts";

const USAGE = "Name the backup: npm run restore -- FILE (with --replace over a shop that is there)";

/** `npm run restore -- file`: restores a backup into the configured database. */
await runCommand(async (config, parameters) => {
  const { file, replace } = read(parameters);
  await prepareDataDir(config.dataDir);
  const lock = lockDataDir(config.dataDir);
  try {
    const { manifest, before } = await restoreBackup(shopStorageFromConfig(config), file, {
      replace,
      passphrase: config.backupPassphrase,
    });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    printLine(`Restored ${rows} rows and ${manifest.media.files} photos of ${manifest.createdAt}.`);
    printLine("Everybody has to sign in anew.");
    if (before) printLine(`What was there before is in ${before}`);
    if (config.databaseUrl) printLine("Start every process of the shop anew.");
  } finally {
    lock.release();
  }
});

function read(parameters: string[]): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file: path.resolve(file), replace: values.replace };
  } catch (error) {
    throw new CommandError(USAGE, { cause: error });
  }
  throw new CommandError(USAGE);
}
