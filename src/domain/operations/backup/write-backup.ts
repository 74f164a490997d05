import { createReadStream } from "node:fs";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { type Dump, dumpTables } from "../../infrastructure/table-dump/dump-tables.ts";
import { nullIfMissing } from "../../infrastructure/files/null-if-missing.ts";
import {
  BACKUP_FORMAT,
  MANIFEST,
  type Manifest,
  SECRET_FILES,
  tableEntry,
} from "../../infrastructure/table-dump/manifest.ts";
import { encryptArchive } from "./encrypt-archive.ts";
import { deleteLeftovers } from "./delete-leftovers.ts";
import { writeSynced } from "../../infrastructure/files/write-synced.ts";
import { syncFolder } from "../../infrastructure/files/sync-folder.ts";
import { createTarWriter, type TarWriter } from "../../infrastructure/table-dump/tar-writer.ts";

/**
 * Writes the whole shop into one file: every row, every original picture, and the secrets that live in
 * the data folder. The shop goes on meanwhile; the file holds one moment of it. It stands under its
 * name only once it is whole and on the disk, and only its owner may read it.
 * @param dataDir absolute path
 * @param file absolute path; its folder is made
 * @param passphrase encrypts it; without one the file can be read by whoever has it
 * @throws conflict when there is a file of that name
 */
export async function writeBackup(
  shop: Shop,
  dataDir: string,
  file: string,
  passphrase?: string,
): Promise<Manifest> {
  if (await nullIfMissing(stat(file))) throw conflict(`There is a file ${file} already.`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await deleteLeftovers(dataDir, new Date());
  // The rows are written down where they live: what is beside the backup may be a stick to be sealed.
  const draft = await mkdtemp(path.join(dataDir, ".backup-"));
  const whole = `${file}.draft-${randomBytes(6).toString("hex")}`;
  try {
    const dump = await dumpTables(shop, draft);
    const tar = createTarWriter(dump.createdAt);
    const [manifest] = await Promise.all([
      writeEntries(shop, dataDir, draft, dump, tar),
      writeSynced(whole, passphrase ? encryptArchive(tar.archive, passphrase) : tar.archive, 0o600),
    ]);
    await rename(whole, file);
    await syncFolder(path.dirname(file));
    return manifest;
  } finally {
    await rm(whole, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeEntries(
  shop: Shop,
  dataDir: string,
  draft: string,
  dump: Dump,
  tar: TarWriter,
) {
  try {
    for (const table of Object.keys(dump.tables)) {
      const packed = path.join(draft, tableEntry(table));
      await tar.add(tableEntry(table), (await stat(packed)).size, createReadStream(packed));
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

/** One picture at a time is in memory: only one that is still what its name says is worth keeping. */
async function addMedia(shop: Shop, dump: Dump, tar: TarWriter): Promise<Manifest["media"]> {
  const media: Manifest["media"] = { files: 0, bytes: 0, missing: [] };
  for (const kept of dump.media) {
    const bytes = await readOriginal(shop, kept);
    if (!bytes) {
      media.missing.push(kept.hash);
      continue;
    }
    const name = `media/${kept.hash.slice(0, 2)}/${kept.hash}.${kept.extension}`;
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
