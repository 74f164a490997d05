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

test("decrypts what it encrypted, of any length", async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const plain = randomBytes(length);
    const encrypted = await all(encryptArchive(inChunks(plain, 10_000), PASSPHRASE, CHEAP));
    expect(isEncryptedArchive(encrypted)).toBe(true);
    expect(await all(decryptArchive(inChunks(encrypted, 7001), PASSPHRASE))).toEqual(plain);
  }
});

test("detects a wrong passphrase, a changed byte and a missing or moved chunk", async () => {
  const encrypted = await all(
    encryptArchive(inChunks(randomBytes(200_000), 65_536), PASSPHRASE, CHEAP),
  );
  const chunk = 65_536 + 16;
  const [header, first, second] = [35, 35 + chunk, 35 + 2 * chunk];
  const changed = Buffer.from(encrypted);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  const parts = (...ranges: [number, number?][]) =>
    Buffer.concat(ranges.map(([from, to]) => encrypted.subarray(from, to)));
  const broken = [
    changed,
    encrypted.subarray(0, 20),
    encrypted.subarray(0, header),
    encrypted.subarray(0, first),
    encrypted.subarray(0, -1),
    parts([0, header], [first]),
    parts([0, header], [first, second], [header, first], [second]),
  ];
  for (const bytes of broken) {
    await expect(all(decryptArchive(inChunks(bytes, 7001), PASSPHRASE))).rejects.toThrow(
      /cut short/,
    );
  }
  // With the first chunk whole, the passphrase is not in doubt.
  await expect(all(decryptArchive(inChunks(changed, 7001), PASSPHRASE))).rejects.toThrow(
    /^it is cut short or changed$/,
  );
  await expect(
    all(decryptArchive(inChunks(encrypted, 7001), "another passphrase")),
  ).rejects.toThrow("the passphrase is wrong");
});
