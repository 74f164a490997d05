import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { ArchiveError } from "./archive-error.ts";

/** What a sealed file begins with; the cost of its key, the salt and the pieces follow. */
const MAGIC = Buffer.from("fernhill-sealed-1\n");

const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.byteLength + 1 + SALT_BYTES;
/** scrypt's N as a power of two: 128 MB and about half a second for each guess at the passphrase. */
const COST = 17;
const MAX_COST = 20;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";
const TAG = { authTagLength: TAG_BYTES };

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts as the bytes pass, piece by piece: AES-256-GCM under a key that scrypt makes of the
 * passphrase and a salt of this file's own. Each piece is bound to its place, and the last one says
 * that it is, so that none can be changed, moved, left out or cut off unnoticed.
 */
export async function* encryptArchive(
  bytes: Bytes,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(passphrase, salt, cost);
  yield Buffer.concat([MAGIC, Buffer.of(cost), salt]);
  for await (const { piece, place, last } of splitIntoChunks(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(place, last), TAG);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Whether a file that begins like this was sealed. */
export const isEncryptedArchive = (beginning: Uint8Array): boolean =>
  MAGIC.equals(beginning.subarray(0, MAGIC.byteLength));

/** The bytes that were sealed. @throws ArchiveError when the passphrase is another, or a piece was touched */
export async function* decryptArchive(
  bytes: Bytes,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { head, rest } = await readHeader(bytes);
  const cost = head.readUInt8(MAGIC.byteLength);
  if (cost < 1 || cost > MAX_COST) throw new ArchiveError("it is cut short or changed");
  const key = await deriveKey(passphrase, head.subarray(MAGIC.byteLength + 1), cost);
  for await (const { piece, place, last } of splitIntoChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
    yield decryptChunk(piece, key, nonceOf(place, last));
  }
}

function decryptChunk(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, TAG);
    const end = Math.max(piece.byteLength - TAG_BYTES, 0);
    decipher.setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new ArchiveError("the passphrase is another one, or it is cut short or changed", {
      cause: error,
    });
  }
}

function nonceOf(place: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(place), 0);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

function deriveKey(passphrase: string, salt: Uint8Array, cost: number): Promise<Buffer> {
  const [N, r] = [2 ** cost, 8];
  const options = { N, r, p: 1, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize("NFC"), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

type Chunk = { piece: Buffer; place: number; last: boolean };

/** Pieces of one size; only the last may be smaller, and there always is a last one. */
async function* splitIntoChunks(bytes: Bytes, size: number): AsyncGenerator<Chunk> {
  let waiting = Buffer.alloc(0);
  let place = 0;
  for await (const chunk of bytes) {
    waiting = Buffer.concat([waiting, chunk]);
    let from = 0;
    for (; waiting.byteLength - from > size; from += size) {
      yield { piece: waiting.subarray(from, from + size), place: place++, last: false };
    }
    waiting = waiting.subarray(from);
  }
  yield { piece: waiting, place, last: true };
}

async function readHeader(bytes: Bytes): Promise<{ head: Buffer; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  while (begun.byteLength < HEADER_BYTES) {
    const next = await iterator.next();
    if (next.done) throw new ArchiveError("it is cut short");
    begun = Buffer.concat([begun, next.value]);
  }
  async function* rest() {
    yield begun.subarray(HEADER_BYTES);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: begun.subarray(0, HEADER_BYTES), rest: rest() };
}
