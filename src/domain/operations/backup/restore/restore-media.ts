import type { MediaLibrary } from "../../../services/media-library.ts";
import { createHash } from "node:crypto";
import { unprocessable } from "../../../errors.ts";
import { readArchive } from "../archive/read-archive.ts";

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
