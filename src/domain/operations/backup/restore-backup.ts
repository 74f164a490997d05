import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { connectPostgres } from "#database/connect.ts";
import { conflict } from "../../errors.ts";
import { openMediaLibrary } from "../../media/media-library.ts";
import { backupFolder, timestampName } from "./backup-files.ts";
import { fillDatabase } from "./fill-database.ts";
import { fillEmbeddedDatabase, requireNoEmbeddedShop } from "./fill-embedded-database.ts";
import { isEmptyDatabase } from "./is-empty-database.ts";
import type { Manifest } from "../../infrastructure/table-dump/manifest.ts";
import { moveIntoDataDir } from "./move-into-data-dir.ts";
import type { ShopLocation } from "./shop-location.ts";
import { readDumpedRows } from "./read-dumped-rows.ts";
import type { Contents } from "./replace-contents.ts";
import { restoreMedia } from "./restore-media.ts";
import { deleteLeftovers } from "./delete-leftovers.ts";
import { extractBackup } from "./extract-backup.ts";
import { writeBackup } from "./write-backup.ts";

export type Restored = {
  manifest: Manifest;
  /** Where what was there before is now: a folder or a backup; null when there was nothing. */
  before: string | null;
};

/**
 * Makes a shop out of a backup, on either database. The backup is read to its end and found whole
 * before anything is written, and the database changes all at once.
 * @param replace takes the place of the shop that is there, which is moved aside or backed up first
 * @param passphrase of a sealed one
 * @throws conflict when there is a shop already, unprocessable when the backup is damaged or too new
 */
export async function restoreBackup(
  place: ShopLocation,
  file: string,
  { replace = false, passphrase }: { replace?: boolean; passphrase?: string | undefined } = {},
): Promise<Restored> {
  await mkdir(place.dataDir, { recursive: true });
  await deleteLeftovers(place.dataDir, new Date());
  const work = await mkdtemp(path.join(place.dataDir, ".restoring-"));
  try {
    const job: Job = { place, file, work, replace, passphrase, stamp: timestampName(new Date()) };
    return await (place.databaseUrl
      ? restoreToPostgres(job, place.databaseUrl)
      : restoreEmbedded(job));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

type Job = {
  place: ShopLocation;
  file: string;
  work: string;
  replace: boolean;
  passphrase: string | undefined;
  stamp: string;
};

async function restoreEmbedded(job: Job): Promise<Restored> {
  const { place, file, stamp } = job;
  if (!job.replace) await requireNoEmbeddedShop(place.dataDir);
  const { manifest, contents, ready } = await stage(job);
  const media = await openMediaLibrary({ dataDir: ready, s3: place.s3 });
  await restoreMedia(file, media, job.passphrase);
  media.close();
  await fillEmbeddedDatabase(place, ready, contents);
  const aside = path.join(place.dataDir, `replaced-${stamp}`);
  return { manifest, before: (await moveIntoDataDir(ready, place.dataDir, aside)) ? aside : null };
}

async function restoreToPostgres(job: Job, databaseUrl: string): Promise<Restored> {
  const { place, file, stamp } = job;
  const db = connectPostgres(databaseUrl, 2);
  const media = await openMediaLibrary(place);
  const shop = place.shopOn({ db, engine: "postgres", media });
  try {
    const empty = await isEmptyDatabase(db, "postgres");
    if (!empty && !job.replace) {
      throw conflict(
        "There is a shop in the database of DATABASE_URL already; nothing was changed.",
      );
    }
    const { manifest, contents, ready } = await stage(job);
    const before = path.join(backupFolder(place.dataDir), `before-restore-${stamp}.tar`);
    if (!empty) await writeBackup(shop, place.dataDir, before, job.passphrase);
    // Pictures are named after what they show, so these can only add to those that are there.
    await restoreMedia(file, media, job.passphrase);
    await fillDatabase(shop, contents);
    await moveIntoDataDir(ready, place.dataDir, path.join(place.dataDir, `replaced-${stamp}`));
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
    rowsOf: (table) => readDumpedRows(unpacked, table),
  };
  return { manifest, contents, ready };
}
