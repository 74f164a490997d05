import { createCipheriv, randomBytes, scrypt } from "node:crypto";
import type { Readable } from "node:stream";
import { ReadableStream as NodeReadableStream } from "node:stream/web";

/*
 * Encrypted backups have the age format (age-encryption.org/v1) with a passphrase: `age -d` opens them too. The
 * library is loaded where one is written or read, since it takes 27 MB.
 */
const VERSION = "age-encryption.org/v1";
/** Written by versions before 1.0.0. */
const FORMER_VERSION = "fernhill-sealed-1";
const HEADER =
  /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} (\d{1,2})\n[\w+/]{43}\n--- [\w+/]{43}\n/;

/** Bytes of a file's beginning that hold the whole header. */
export const HEADER_BYTES = 256;

/** log2 of scrypt's N: 128 MB and about half a second for each guess of the passphrase. */
const COST = 17;
/** 256 MB, which `age -p` asks for; a file that asks for more was not written by a shop. */
const MAX_COST = 18;

/** Encrypts a stream in authenticated chunks. */
export async function* encryptArchive(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Uint8Array> {
  const { Encrypter, Stanza } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient({
    // As setPassphrase does; its scrypt keeps the thread, and with it visitors, waiting for a second.
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const key = await deriveKey(passphrase, salt, cost);
      const cipher = createCipheriv("chacha20-poly1305", key, Buffer.alloc(12), TAG);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(["scrypt", salt.toString("base64").replace("==", ""), `${cost}`], body)];
    },
  });
  yield* await encrypter.encrypt(toStream(bytes));
}

const toStream = (bytes: AsyncIterable<Uint8Array>) =>
  NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>;

const TAG = { authTagLength: 16 };

function deriveKey(passphrase: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  const [N, r] = [2 ** cost, 8];
  const labeled = Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]);
  return new Promise((resolve, reject) => {
    scrypt(normalize(passphrase), labeled, 32, { N, r, p: 1, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The same passphrase has the same bytes, whichever keyboard typed it. */
const normalize = (passphrase: string): string => passphrase.normalize("NFC");

/**
 * @param beginning the first HEADER_BYTES of a file
 * @throws ArchiveError for an encrypted file that no shop of this version has written
 */
export function isEncryptedArchive(beginning: Buffer): boolean {
  const text = beginning.toString("latin1");
  if (text.startsWith(FORMER_VERSION)) {
    throw new ArchiveError(
      "it was encrypted by a version before 1.0.0. Restore it with that version, back it up there without BACKUP_PASSPHRASE, and restore that file here",
    );
  }
  if (!text.startsWith(VERSION)) return false;
  const cost = Number(HEADER.exec(text)?.[1] ?? Infinity);
  if (cost <= MAX_COST) return true;
  throw new ArchiveError("it is cut short or changed, or was not encrypted by a shop");
}

/**
 * The decrypted bytes of a file for which isEncryptedArchive is true.
 * @throws ArchiveError when the passphrase is wrong or a chunk was changed, moved or cut off
 */
export async function* decryptArchive(
  bytes: Readable,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(normalize(passphrase));
  let reason = "the passphrase is wrong, or it is cut short or changed";
  try {
    const decrypted = await decrypter.decrypt(toStream(bytes));
    reason = "it is cut short or changed";
    yield* decrypted;
  } catch (error) {
    throw bytes.errored ?? new ArchiveError(reason, { cause: error });
  }
}

/** The file is no intact backup. The message completes "cannot be restored: ". */
export class ArchiveError extends Error {}
