import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isEncryptedArchive, encryptArchive, decryptArchive } from "./encrypt-archive.ts";

const PASSPHRASE = "a long enough passphrase";
const CHEAP = 10;

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function all(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("what is sealed comes out as it went in, whatever its length", async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const plain = randomBytes(length);
    const sealed = await all(encryptArchive(inChunks(plain, 10_000), PASSPHRASE, CHEAP));
    expect(isEncryptedArchive(sealed)).toBe(true);
    expect(await all(decryptArchive(inChunks(sealed, 7001), PASSPHRASE))).toEqual(plain);
  }
});

test("another passphrase, a changed byte, a missing or a moved piece is noticed", async () => {
  const sealed = await all(
    encryptArchive(inChunks(randomBytes(200_000), 65_536), PASSPHRASE, CHEAP),
  );
  const piece = 65_536 + 16;
  const [head, first, second] = [35, 35 + piece, 35 + 2 * piece];
  const changed = Buffer.from(sealed);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  const parts = (...ranges: [number, number?][]) =>
    Buffer.concat(ranges.map(([from, to]) => sealed.subarray(from, to)));
  const broken = [
    changed,
    sealed.subarray(0, 20),
    sealed.subarray(0, head),
    sealed.subarray(0, first),
    sealed.subarray(0, -1),
    parts([0, head], [first]),
    parts([0, head], [first, second], [head, first], [second]),
  ];
  for (const bytes of broken) {
    await expect(all(decryptArchive(inChunks(bytes, 7001), PASSPHRASE))).rejects.toThrow(
      /cut short/,
    );
  }
  await expect(all(decryptArchive(inChunks(sealed, 7001), "another passphrase"))).rejects.toThrow(
    "the passphrase is another one",
  );
});
