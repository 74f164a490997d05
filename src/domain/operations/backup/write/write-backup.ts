import path from "node:path";
import { createReadStream } from "node:fs";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, stat } from "node:fs/promises";
import { conflict } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { type Dump, dumpTables } from "../../../infrastructure/table-dump/dump-tables.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import {
  BACKUP_FORMAT,
  MANIFEST,
  type Manifest,
  SECRET_FILES,
  tableEntry,
} from "../../../infrastructure/table-dump/manifest.ts";
import { encryptArchive } from "./encrypt-archive.ts";
import { writeSynced } from "../../../infrastructure/files/write-synced.ts";
import { syncFolder } from "../../../infrastructure/files/sync-folder.ts";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import { ownFile } from "../../../infrastructure/work-folders/work-folder.ts";
import { type TarWriter, createTarWriter } from "../../../infrastructure/table-dump/tar-writer.ts";
import { backupFolder, deleteAbandonedDrafts, requireDiskSpace } from "./backup-files.ts";
import { withOwnConnection } from "../../../infrastructure/table-dump/with-own-connection.ts";

/**
 * Writes a snapshot of the running shop to one file: all rows, original photos and the secrets of the
 * data folder. The file gets its name once it is complete and synced, and only its owner may read it.
 * @param dataDir absolute path
 * @param file absolute path; its folder is created
 * @param passphrase encrypts the file; unencrypted without
 * @throws conflict when the file exists
 */
export async function writeBackup(
  shop: Shop,
  dataDir: string,
  file: string,
  passphrase?: string,
): Promise<Manifest> {
  if (await nullIfMissing(stat(file))) throw conflict(`There is a file ${file} already.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Unencrypted rows stay in the data folder; the backup's own folder may be on a removable disk.
  return withWorkFolder(dataDir, "backup", async (dumpFolder) => {
    const draft = `${file}.draft-${randomBytes(6).toString("hex")}`;
    await ownFile(dumpFolder, draft);
    const dump = await dumpTables(shop, dumpFolder);
    const tar = createTarWriter(dump.createdAt);
    const [manifest] = await Promise.all([
      writeEntries(shop, dataDir, dumpFolder, dump, tar),
      writeSynced(draft, passphrase ? encryptArchive(tar.archive, passphrase) : tar.archive, 0o600),
    ]);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return manifest;
  });
}

async function writeEntries(
  shop: Shop,
  dataDir: string,
  dumpFolder: string,
  dump: Dump,
  tar: TarWriter,
) {
  try {
    for (const table of Object.keys(dump.tables)) {
      const compressed = path.join(dumpFolder, tableEntry(table));
      await tar.add(tableEntry(table), (await stat(compressed)).size, createReadStream(compressed));
    }
    const secrets = await addSecrets(dataDir, tar);
    const media = await addMedia(shop, dump, tar);
    const { createdAt, schema, sequences, tables } = dump;
    const about = { format: BACKUP_FORMAT, createdAt, engine: shop.engine, schema, sequences };
    const manifest: Manifest = { ...about, tables, media, secrets };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await tar.add(MANIFEST, text.byteLength, [text]);
    await tar.finish();
    return manifest;
  } catch (error) {
    tar.fail(error as Error);
    throw error;
  }
}

async function addSecrets(dataDir: string, tar: TarWriter): Promise<Manifest["secrets"]> {
  const added: Manifest["secrets"] = [];
  for (const name of SECRET_FILES) {
    const text = await nullIfMissing(readFile(path.join(dataDir, name)));
    if (!text) continue;
    await tar.add(`secrets/${name}`, text.byteLength, [text]);
    added.push(name);
  }
  return added;
}

/** One photo at a time is in memory; one whose hash does not match is reported as missing. */
async function addMedia(shop: Shop, dump: Dump, tar: TarWriter): Promise<Manifest["media"]> {
  const media: Manifest["media"] = { files: 0, bytes: 0, missing: [] };
  for (const original of dump.media) {
    const bytes = await readOriginal(shop, original);
    if (!bytes) {
      media.missing.push(original.hash);
      continue;
    }
    const { hash, extension } = original;
    const name = `media/${hash.slice(0, 2)}/${hash}.${extension}`;
    await tar.add(name, bytes.byteLength, [bytes]);
    media.files += 1;
    media.bytes += bytes.byteLength;
  }
  return media;
}

type StoredOriginal = Dump["media"][number];

async function readOriginal(
  shop: Shop,
  { hash, extension, width }: StoredOriginal,
): Promise<Buffer | null> {
  if (extension !== "jpg" && extension !== "webp") return null;
  const found = await shop.media.openOriginal({ hash, extension, width });
  if (!found || found.size === 0) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.stream(0, found.size - 1)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return createHash("sha256").update(bytes).digest("hex") === hash ? bytes : null;
}

/**
 * Writes a backup of the running shop into its backups folder.
 * @throws storage-full without enough disk space, conflict when the file exists
 */
export async function writeLocalBackup(
  shop: Shop,
  name: string,
): Promise<{ file: string; manifest: Manifest; bytes: number }> {
  const { dataDir, secrets } = shop;
  await mkdir(dataDir, { recursive: true });
  await deleteAbandonedDrafts(dataDir);
  await requireDiskSpace(dataDir);
  const file = path.join(backupFolder(dataDir), name);
  const manifest = await withOwnConnection(shop, (reader) =>
    writeBackup(reader, dataDir, file, secrets.backupPassphrase),
  );
  return { file, manifest, bytes: (await stat(file)).size };
}
