import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { backupFolder, isBackupName } from "./backup-files.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";

/** A backup of this machine, for download. @throws not-found */
export async function openBackup(
  { dataDir }: Shop,
  name: string,
): Promise<{ bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const file = path.join(backupFolder(dataDir), name);
  const found = isBackupName(name) ? await nullIfMissing(stat(file)) : null;
  if (!found?.isFile()) throw notFound("Backup");
  const content = Readable.toWeb(createReadStream(file));
  return { bytes: found.size, content: content as ReadableStream<Uint8Array<ArrayBuffer>> };
}
