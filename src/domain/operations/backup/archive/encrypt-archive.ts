import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { ArchiveError } from "./archive-error.ts";

/** File format: this magic number, the key's cost, the salt, the chunks. Stored, so never changed. */
const MAGIC = Buffer.from("fernhill-sealed-1\n");

const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.byteLength + 1 + SALT_BYTES;
/** log2 of scrypt's N: 128 MB and about half a second for each guess of the passphrase. */
const COST = 17;
/** 256 MB; a file that asks for more was not written by a shop. */
const MAX_COST = 18;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";
const TAG = { authTagLength: TAG_BYTES };

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Encrypts a stream in chunks with AES-256-GCM and a key derived by scrypt from the passphrase and a
 * random salt. The nonce is the chunk's index and whether it is the last (the STREAM construction), so
 * that changed, moved, missing and truncated chunks are detected.
 */
export async function* encryptArchive(
  bytes: Bytes,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(passphrase, salt, cost);
  yield Buffer.concat([MAGIC, Buffer.of(cost), salt]);
  for await (const { chunk, index, last } of splitIntoChunks(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, last), TAG);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @param beginning the first bytes of a file */
export const isEncryptedArchive = (beginning: Uint8Array): boolean =>
  MAGIC.equals(beginning.subarray(0, MAGIC.byteLength));

/** The decrypted bytes. @throws ArchiveError when the passphrase is wrong or a chunk was changed */
export async function* decryptArchive(
  bytes: Bytes,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { header, rest } = await readHeader(bytes);
  const cost = header.readUInt8(MAGIC.byteLength);
  if (cost < 1 || cost > MAX_COST) throw new ArchiveError("it is cut short or changed");
  const key = await deriveKey(passphrase, header.subarray(MAGIC.byteLength + 1), cost);
  for await (const { chunk, index, last } of splitIntoChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
    yield decryptChunk(chunk, key, index, last);
  }
}

function decryptChunk(chunk: Buffer, key: Buffer, index: number, last: boolean): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index, last), TAG);
    const end = Math.max(chunk.byteLength - TAG_BYTES, 0);
    decipher.setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (error) {
    // Once a chunk was decrypted, the passphrase is right.
    const reason =
      index === 0
        ? "the passphrase is wrong, or it is cut short or changed"
        : "it is cut short or changed";
    throw new ArchiveError(reason, { cause: error });
  }
}

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 0);
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

type Chunk = { chunk: Buffer; index: number; last: boolean };

/** Chunks of one size; there always is a last one, which may be smaller or empty. */
async function* splitIntoChunks(bytes: Bytes, size: number): AsyncGenerator<Chunk> {
  let buffered = Buffer.alloc(0);
  let index = 0;
  for await (const chunk of bytes) {
    buffered = Buffer.concat([buffered, chunk]);
    let from = 0;
    for (; buffered.byteLength - from > size; from += size) {
      yield { chunk: buffered.subarray(from, from + size), index: index++, last: false };
    }
    buffered = buffered.subarray(from);
  }
  yield { chunk: buffered, index, last: true };
}

async function readHeader(bytes: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let header = Buffer.alloc(0);
  while (header.byteLength < HEADER_BYTES) {
    const next = await iterator.next();
    if (next.done) throw new ArchiveError("it is cut short");
    header = Buffer.concat([header, next.value]);
  }
  async function* rest() {
    yield header.subarray(HEADER_BYTES);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header: header.subarray(0, HEADER_BYTES), rest: rest() };
}
