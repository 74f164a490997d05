import path from "node:path";
import { parseArgs } from "node:util";
import {
  type BucketAddress,
  parseBucketAddress,
  withBucketBackup,
} from "#domain/operations/backup/bucket/with-bucket-backup.ts";
import { restoreBackup, type Restored } from "#domain/operations/backup/restore/restore-backup.ts";
import { resolveRestores } from "#domain/operations/backup/restore/resolve-restores.ts";
import type { Config } from "../startup/config.ts";
import { lockDataDir, prepareDataDir } from "../startup/data-dir.ts";
import { askForPassphrase } from "./ask-for-passphrase.ts";
import { shopStorageFromConfig } from "../startup/shop-storage-from-config.ts";
import { CommandError, runCommand, printLine } from "./run-command.ts";

const USAGE =
  "Name the backup: npm run restore -- FILE, or s3://BUCKET/ for the newest in a bucket (with --replace over a shop that is there)";

/** `npm run restore -- file`: restores a backup, a file or in a bucket, into the configured database. */
await runCommand(async (config, parameters) => {
  const { source, replace } = read(parameters);
  await prepareDataDir(config.dataDir);
  const lock = lockDataDir(config.dataDir);
  try {
    for (const sentence of await resolveRestores(config)) printLine(sentence);
    const address = parseBucketAddress(source);
    const restore = (file: string) =>
      restoreBackup(shopStorageFromConfig(config), file, {
        replace,
        passphrase: config.backupPassphrase,
      });
    const restored = await (address
      ? restoreFromBucket(config, address, restore)
      : restore(path.resolve(source)));
    report(config, restored);
  } finally {
    lock.release();
  }
}, askWhereUnset);

/** Only a person at a terminal is asked; otherwise the missing variable is named. */
async function askWhereUnset(parameters: string[]): Promise<void> {
  const { BACKUP_PASSPHRASE } = process.env;
  const isFromBucket = parameters.some((parameter) => parseBucketAddress(parameter));
  if (BACKUP_PASSPHRASE || !isFromBucket || !process.stdin.isTTY) return;
  process.env["BACKUP_PASSPHRASE"] = await askForPassphrase();
}

function restoreFromBucket(
  { backupBucket, dataDir }: Config,
  { bucket, key }: BucketAddress,
  restore: (file: string) => Promise<Restored>,
): Promise<Restored> {
  if (!backupBucket) {
    throw new CommandError(
      "Restoring from a bucket takes its keys: set the variables BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.",
    );
  }
  const place = { ...backupBucket, bucket };
  return withBucketBackup({ place, key, dataDir }, (file, found) => {
    printLine(`Restoring s3://${bucket}/${found}`);
    return restore(file);
  });
}

function report({ databaseUrl }: Config, { manifest, before, aside }: Restored): void {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  printLine(`Restored ${rows} rows and ${manifest.media.files} photos of ${manifest.createdAt}.`);
  printLine("Everybody has to sign in again.");
  if (before) printLine(`What was there before is in ${before}`);
  if (aside && aside !== before) printLine(`Files that were there before are in ${aside}`);
  if (databaseUrl) printLine("Start every process of the shop anew.");
}

function read(parameters: string[]): { source: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [source, ...more] = positionals;
    if (source && more.length === 0) return { source, replace: values.replace };
  } catch (error) {
    throw new CommandError(USAGE, { cause: error });
  }
  throw new CommandError(USAGE);
}
