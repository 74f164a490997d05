import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { ArchiveDamage } from "./archive-error.ts";
import { isSealed, unseal } from "./encrypt-archive.ts";

/** The bytes of an archive, unsealed when it is sealed. @throws ArchiveDamage without a passphrase for that */
export async function openSource(file: string, passphrase?: string): Promise<Readable> {
  const bytes = createReadStream(file);
  if (!isSealed(await readBeginning(file))) return bytes;
  if (passphrase) return Readable.from(unseal(bytes, passphrase), { objectMode: false });
  bytes.destroy();
  throw new ArchiveDamage("it is sealed, and BACKUP_PASSPHRASE is not set");
}

async function readBeginning(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
