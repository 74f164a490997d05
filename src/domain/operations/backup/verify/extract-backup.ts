import path from "node:path";
import { type Hash, createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { judgeSchema } from "#database/former-schema.ts";
import { unprocessable } from "../../../errors.ts";
import { parseJson } from "../../../parse-json.ts";
import { ArchiveError } from "../write/encrypt-archive.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import {
  BACKUP_FORMAT,
  CHECKSUMS,
  MANIFEST,
  type Manifest,
  manifestSchema,
  tableEntry,
} from "../../../infrastructure/table-dump/manifest.ts";
import { type ArchiveEntry, MAX_ROWS_LENGTH, MAX_ROW_LENGTH, readArchive } from "./read-archive.ts";
import { createGunzip } from "node:zlib";
import type { Row } from "../../../infrastructure/table-dump/read-rows.ts";

/**
 * Verifies all checksums and rows of a backup and extracts everything but the photos.
 * @param folder an empty folder
 * @throws unprocessable, with a sentence, when the file is missing, damaged, no backup, or of a version too new or
 * too old
 */
export async function extractBackup(
  file: string,
  folder: string,
  passphrase?: string,
): Promise<Manifest> {
  if (!(await nullIfMissing(stat(file)))?.isFile())
    throw unprocessable(`There is no file ${file}.`);
  try {
    const sums = await readAll(readArchive(file, passphrase), folder);
    const manifest = await readManifest(path.join(folder, MANIFEST));
    requireComplete(manifest, sums);
    await verifyTables(folder, manifest);
    return manifest;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw unprocessable(`${file} cannot be restored: ${error.message}. Nothing was changed.`);
  }
}

async function readAll(
  archive: AsyncIterable<ArchiveEntry>,
  folder: string,
): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  let listed: string | undefined;
  for await (const entry of archive) {
    if (listed !== undefined) throw new ArchiveError("it goes on after its end");
    if (entry.name === CHECKSUMS) {
      listed = await readText(entry);
      continue;
    }
    const sum = await readOne(entry, folder);
    if (entry.name.startsWith("media/") && !entry.name.includes(sum)) {
      throw new ArchiveError(`the photo ${entry.name} is damaged`);
    }
    sums.set(entry.name, sum);
  }
  if (listed === undefined) throw new ArchiveError("it is cut short, or no backup of a shop");
  const found = [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join("");
  if (found !== listed) throw new ArchiveError("what is in it is not what was put in");
  return sums;
}

async function readOne({ name, bytes }: ArchiveEntry, folder: string): Promise<string> {
  const hash = createHash("sha256");
  if (name.startsWith("media/")) {
    for await (const chunk of bytes) hash.update(chunk);
    return hash.digest("hex");
  }
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(passThroughHash(bytes, hash), createWriteStream(file, { mode: 0o600 }));
  return hash.digest("hex");
}

async function* passThroughHash(bytes: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

async function readText({ bytes }: ArchiveEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** The archive of all data that the desk offers for download has checksums too, but no manifest. */
async function readManifest(file: string): Promise<Manifest> {
  const bytes = await nullIfMissing(readFile(file));
  const parsed = manifestSchema.safeParse(bytes && parseJson(bytes));
  if (!parsed.success) throw new ArchiveError("it does not say what is in it");
  const { data: manifest } = parsed;
  const judged = judgeSchema(manifest.schema, manifest.engine);
  if (judged === "too-old") {
    throw unprocessable(
      "This backup was made long before version 1.0.0. Restore it with the version that made it, update that to the last version before 1.0.0, and back it up again; nothing was changed.",
    );
  }
  if (manifest.format > BACKUP_FORMAT || judged === "too-new") {
    throw unprocessable(
      "This backup was made by a newer version of the shop. Install that version, then restore it; nothing was changed.",
    );
  }
  return manifest;
}

function requireComplete(manifest: Manifest, sums: Map<string, string>): void {
  const names = [...Object.keys(manifest.tables).map(tableEntry), MANIFEST];
  const missing = names.find((name) => !sums.has(name));
  if (missing) throw new ArchiveError(`${missing} is missing in it`);
}

/**
 * Compares the rows of an extracted backup with its manifest.
 * @throws ArchiveError
 */
async function verifyTables(folder: string, { tables }: Manifest): Promise<void> {
  let length = 0;
  for (const [table, digest] of Object.entries(tables)) {
    const hash = createHash("sha256");
    let count = 0;
    for await (const { rows, text } of readDumpedRows(folder, table)) {
      count += rows.length;
      length += text.length;
      if (length > MAX_ROWS_LENGTH) throw new ArchiveError("it unpacks to more than 16 GB of rows");
      if (count > digest.rows) break;
      hash.update(text);
    }
    if (count !== digest.rows || hash.digest("hex") !== digest.sha256) {
      throw new ArchiveError(`the rows of ${table} are not those that were put in`);
    }
  }
}

/**
 * The rows of a table in an extracted backup, in batches, with their text.
 * @throws ArchiveError for what is no gzipped JSON lines, and for a row that is too long
 */
export async function* readDumpedRows(
  folder: string,
  table: string,
): AsyncGenerator<{ rows: Row[]; text: string }> {
  for await (const text of readLines(path.join(folder, tableEntry(table)), table)) {
    const rows = text
      .split("\n")
      .slice(0, -1)
      .map((line) => parseRow(line, table));
    yield { rows, text };
  }
}

/** Whole lines, several at a time. Not readline, which also splits at U+2028, which JSON does not escape. */
async function* readLines(file: string, table: string): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of unzip(file, table)) {
    const end = chunk.lastIndexOf("\n") + 1;
    if (end > 0) {
      yield [...parts, chunk.slice(0, end)].join("");
      [parts, length] = [[], 0];
    }
    parts.push(chunk.slice(end));
    length += chunk.length - end;
    if (length > MAX_ROW_LENGTH) throw new ArchiveError(`a row of ${table} in it is too long`);
  }
  if (length > 0) throw damaged(table);
}

async function* unzip(file: string, table: string): AsyncGenerator<string> {
  const text = createReadStream(file).compose(createGunzip()).setEncoding("utf8");
  try {
    yield* text as AsyncIterable<string>;
  } catch (error) {
    throw damaged(table, error);
  }
}

function parseRow(line: string, table: string): Row {
  const row = parseJson(line);
  if (typeof row !== "object" || row === null) throw damaged(table);
  return row as Row;
}

const damaged = (table: string, cause?: unknown) =>
  new ArchiveError(`${tableEntry(table)} is damaged`, { cause });
