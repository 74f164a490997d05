import path from "node:path";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { databaseFile } from "#database/database-file.ts";
import { conflict, unprocessable } from "../../../errors.ts";
import { writeSynced } from "../../../infrastructure/files/write-synced.ts";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import { ownFile } from "../../../infrastructure/work-folders/work-folder.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import type { MediaLibrary } from "../../../services/media-library.ts";
import { backupFolder, beforeRestoreName, timestampName } from "../write/backup-files.ts";
import {
  type Contents,
  fillDatabase,
  fillEmbeddedDatabase,
  isEmptyDatabase,
  requireNoEmbeddedShop,
} from "./fill-database.ts";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import { type MovePlan, moveStagedFiles, planMove, stagingFolder } from "./resolve-restores.ts";
import type { ShopLocation } from "./shop-location.ts";
import { extractBackup, readDumpedRows } from "../verify/extract-backup.ts";
import { writeBackup } from "../write/write-backup.ts";
import { createHash } from "node:crypto";
import { readArchive } from "../verify/read-archive.ts";

export type Restored = {
  manifest: Manifest;
  /** Folder or backup that holds the replaced shop; null when there was none. */
  before: string | null;
  /** Folder of replaced files; null when there were none. */
  aside: string | null;
  /** Of the backup that was made of the replaced shop; null when none was. */
  saved: Manifest | null;
};

type Options = { replace?: boolean; passphrase?: string | undefined; before?: string | undefined };

/**
 * Restores a backup on either database, as one step: the whole backup is verified and prepared before anything
 * changes. Interrupted before that, nothing has changed; after that, the next start finishes it
 * (resolveRestores).
 * @param replace replaces an existing shop, which is moved aside or backed up first
 * @param passphrase of an encrypted backup
 * @param before absolute path of a backup that is made of the replaced shop first, unless the file is there from
 * an interrupted attempt; it stays even if the restore is undone
 * @throws conflict when there is a shop, unprocessable when the backup is damaged, too new or too old
 */
export async function restoreBackup(
  location: ShopLocation,
  file: string,
  { replace = false, passphrase, before }: Options = {},
): Promise<Restored> {
  return withWorkFolder(location.dataDir, "restoring", (work) => {
    const job: Job = {
      location,
      file,
      work,
      replace,
      passphrase,
      before,
      startedAt: new Date(),
    };
    return location.databaseUrl
      ? restoreToPostgres(job, location.databaseUrl)
      : restoreEmbedded(job);
  });
}

type Job = {
  location: ShopLocation;
  file: string;
  work: string;
  replace: boolean;
  passphrase: string | undefined;
  before: string | undefined;
  startedAt: Date;
};

async function restoreEmbedded(job: Job): Promise<Restored> {
  const { location, work } = job;
  if (!job.replace) await requireNoEmbeddedShop(location.dataDir);
  const { manifest, contents } = await stage(job);
  const saved = await saveEmbedded(job);
  await fillEmbeddedDatabase(location, stagingFolder(work), contents);
  const plan = planOf(job, null);
  await planMove(work, plan);
  const aside = await moveStagedFiles(location.dataDir, work, plan);
  return { manifest, before: aside, aside, saved };
}

/** The replaced shop stays beside the new one in any case; a backup of it is made where one was named. */
async function saveEmbedded({ location, before, passphrase }: Job): Promise<Manifest | null> {
  const file = databaseFile(location.dataDir);
  if (before === undefined || existsSync(before) || !existsSync(file)) return null;
  const db = connectSqlite(file);
  try {
    return await withMedia(location, (media) => {
      const shop = location.shopOn({ db, engine: "sqlite", media });
      return writeBackup(shop, location.dataDir, before, passphrase);
    });
  } finally {
    await db.destroy();
  }
}

async function restoreToPostgres(job: Job, databaseUrl: string): Promise<Restored> {
  const { location, work } = job;
  const db = connectPostgres(databaseUrl, 2);
  const shopWith = (media: MediaLibrary) => location.shopOn({ db, engine: "postgres", media });
  try {
    const empty = await isEmptyDatabase(db, "postgres");
    if (!empty && !job.replace) {
      throw conflict(
        "There is a shop in the database of DATABASE_URL already; nothing was changed.",
      );
    }
    const { manifest, contents } = await stage(job);
    const before = empty ? null : (job.before ?? beforeRestore(job));
    let saved: Manifest | null = null;
    if (before && !existsSync(before)) {
      if (job.before === undefined) await ownFile(work, before);
      saved = await withMedia(location, (media) =>
        writeBackup(shopWith(media), location.dataDir, before, job.passphrase),
      );
    }
    let plan = planOf(job, null);
    await withMedia({ ...location, dataDir: stagingFolder(work) }, (media) =>
      fillDatabase(shopWith(media), contents, async (transaction) => {
        plan = planOf(job, transaction);
        await planMove(work, plan);
      }),
    );
    const aside = await moveStagedFiles(location.dataDir, work, plan);
    return { manifest, before, aside, saved };
  } finally {
    await db.destroy();
  }
}

const beforeRestore = ({ location, startedAt, passphrase }: Job): string =>
  path.join(backupFolder(location.dataDir), beforeRestoreName(startedAt, passphrase));

async function withMedia<T>(
  place: Pick<ShopLocation, "dataDir" | "s3">,
  work: (media: MediaLibrary) => Promise<T>,
): Promise<T> {
  const media = await openMediaLibrary(place);
  try {
    return await work(media);
  } finally {
    media.close();
  }
}

const planOf = ({ startedAt }: Job, transaction: string | null): MovePlan => ({
  aside: `replaced-${timestampName(startedAt)}`,
  transaction,
});

/** Verifies the backup and prepares its files; its rows are read later. */
async function stage({ location, file, work, passphrase }: Job) {
  const [unpacked, ready] = [path.join(work, "unpacked"), stagingFolder(work)];
  await mkdir(unpacked);
  await mkdir(ready);
  const manifest = await extractBackup(file, unpacked, passphrase);
  for (const name of manifest.secrets) {
    const secret = await readFile(path.join(unpacked, "secrets", name));
    await writeSynced(path.join(ready, name), secret, 0o600);
  }
  await withMedia({ ...location, dataDir: ready }, (media) =>
    restoreMedia(file, media, passphrase),
  );
  const contents: Contents = {
    schema: manifest.schema,
    sequences: manifest.sequences,
    sums: manifest.tables,
    rowsOf: async function* (table) {
      for await (const { rows } of readDumpedRows(unpacked, table)) yield rows;
    },
  };
  return { manifest, contents };
}

/**
 * Stores every photo of a verified backup, one at a time in memory.
 * @throws unprocessable when the file was changed meanwhile
 */
export async function restoreMedia(
  file: string,
  media: MediaLibrary,
  passphrase?: string,
): Promise<void> {
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    const [, hash, extension] = /^media\/..\/([0-9a-f]{64})\.(jpg|webp)$/.exec(name) ?? [];
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) if (hash) chunks.push(chunk);
    if (!hash) continue;
    const data = Buffer.concat(chunks);
    if (createHash("sha256").update(data).digest("hex") !== hash) {
      throw unprocessable(`${file} was changed while it was being read.`);
    }
    await media.store({ hash, extension: extension === "webp" ? "webp" : "jpg", data });
  }
}
