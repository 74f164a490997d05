import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { ArchiveError } from "./archive-error.ts";
import { isEncryptedArchive, decryptArchive } from "./encrypt-archive.ts";

/** The decrypted bytes of a backup. @throws ArchiveError for an encrypted one without a passphrase */
export async function openArchive(file: string, passphrase?: string): Promise<Readable> {
  const bytes = createReadStream(file);
  if (!isEncryptedArchive(await readHeader(file))) return bytes;
  if (passphrase) return Readable.from(decryptArchive(bytes, passphrase), { objectMode: false });
  bytes.destroy();
  throw new ArchiveError("it is encrypted, and BACKUP_PASSPHRASE is not set");
}

async function readHeader(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
