import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { connectPostgres } from "#database/connect.ts";
import { conflict } from "../../../errors.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import { backupFolder, timestampName } from "../local/backup-files.ts";
import { fillDatabase } from "./fill-database.ts";
import { fillEmbeddedDatabase, requireNoEmbeddedShop } from "./fill-embedded-database.ts";
import { isEmptyDatabase } from "./is-empty-database.ts";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import { moveIntoDataDir } from "./move-into-data-dir.ts";
import type { ShopLocation } from "./shop-location.ts";
import { readDumpedRows } from "../archive/read-dumped-rows.ts";
import type { Contents } from "./replace-contents.ts";
import { restoreMedia } from "./restore-media.ts";
import { deleteLeftovers } from "../delete-leftovers.ts";
import { extractBackup } from "../archive/extract-backup.ts";
import { writeBackup } from "../write-backup.ts";

export type Restored = {
  manifest: Manifest;
  /** Folder or backup that holds the replaced shop; null when there was none. */
  before: string | null;
};

/**
 * Restores a backup on either database. The whole backup is verified before anything is written, and the
 * database changes in one transaction.
 * @param replace replaces an existing shop, which is moved aside or backed up first
 * @param passphrase of an encrypted backup
 * @throws conflict when there is a shop, unprocessable when the backup is damaged or too new
 */
export async function restoreBackup(
  location: ShopLocation,
  file: string,
  { replace = false, passphrase }: { replace?: boolean; passphrase?: string | undefined } = {},
): Promise<Restored> {
  await mkdir(location.dataDir, { recursive: true });
  await deleteLeftovers(location.dataDir, new Date());
  const work = await mkdtemp(path.join(location.dataDir, ".restoring-"));
  try {
    const job: Job = {
      location,
      file,
      work,
      replace,
      passphrase,
      stamp: timestampName(new Date()),
    };
    return await (location.databaseUrl
      ? restoreToPostgres(job, location.databaseUrl)
      : restoreEmbedded(job));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

type Job = {
  location: ShopLocation;
  file: string;
  work: string;
  replace: boolean;
  passphrase: string | undefined;
  stamp: string;
};

async function restoreEmbedded(job: Job): Promise<Restored> {
  const { location, file, stamp } = job;
  if (!job.replace) await requireNoEmbeddedShop(location.dataDir);
  const { manifest, contents, ready } = await stage(job);
  const media = await openMediaLibrary({ dataDir: ready, s3: location.s3 });
  await restoreMedia(file, media, job.passphrase);
  media.close();
  await fillEmbeddedDatabase(location, ready, contents);
  const aside = path.join(location.dataDir, `replaced-${stamp}`);
  return {
    manifest,
    before: (await moveIntoDataDir(ready, location.dataDir, aside)) ? aside : null,
  };
}

async function restoreToPostgres(job: Job, databaseUrl: string): Promise<Restored> {
  const { location, file, stamp } = job;
  const db = connectPostgres(databaseUrl, 2);
  const media = await openMediaLibrary(location);
  const shop = location.shopOn({ db, engine: "postgres", media });
  try {
    const empty = await isEmptyDatabase(db, "postgres");
    if (!empty && !job.replace) {
      throw conflict(
        "There is a shop in the database of DATABASE_URL already; nothing was changed.",
      );
    }
    const { manifest, contents, ready } = await stage(job);
    const before = path.join(backupFolder(location.dataDir), `before-restore-${stamp}.tar`);
    if (!empty) await writeBackup(shop, location.dataDir, before, job.passphrase);
    // Photos are named by content hash, so restoring never overwrites another one.
    await restoreMedia(file, media, job.passphrase);
    await fillDatabase(shop, contents);
    await moveIntoDataDir(
      ready,
      location.dataDir,
      path.join(location.dataDir, `replaced-${stamp}`),
    );
    return { manifest, before: empty ? null : before };
  } finally {
    media.close();
    await db.destroy();
  }
}

async function stage({ file, work, passphrase }: Job) {
  const [unpacked, ready] = [path.join(work, "unpacked"), path.join(work, "ready")];
  await mkdir(unpacked);
  await mkdir(ready);
  const manifest = await extractBackup(file, unpacked, passphrase);
  for (const name of manifest.secrets) {
    await copyFile(path.join(unpacked, "secrets", name), path.join(ready, name));
  }
  const contents: Contents = {
    schema: manifest.schema,
    sequences: manifest.sequences,
    sums: manifest.tables,
    rowsOf: async function* (table) {
      for await (const { rows } of readDumpedRows(unpacked, table)) yield rows;
    },
  };
  return { manifest, contents, ready };
}
