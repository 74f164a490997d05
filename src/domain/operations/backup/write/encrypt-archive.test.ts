import path from "node:path";
import { Encrypter } from "age-encryption";
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import {
  HEADER_BYTES,
  decryptArchive,
  encryptArchive,
  isEncryptedArchive,
} from "./encrypt-archive.ts";

const PASSPHRASE = "a long enough passphrase";
const CHEAP = 10;

function inChunks(bytes: Uint8Array, size: number): Readable {
  const count = Math.ceil(bytes.byteLength / size);
  const chunks = Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * size).subarray(0, size),
  );
  return Readable.from(chunks);
}

const encrypt = (plain: Uint8Array): Promise<Buffer> =>
  buffer(encryptArchive(inChunks(plain, 10_000), PASSPHRASE, CHEAP));

const decrypt = (encrypted: Uint8Array, passphrase = PASSPHRASE): Promise<Buffer> =>
  buffer(decryptArchive(inChunks(encrypted, 7001), passphrase));

test("decrypts what it encrypted, of any length", async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
    const plain = randomBytes(length);
    const encrypted = await encrypt(plain);
    expect(isEncryptedArchive(encrypted.subarray(0, HEADER_BYTES))).toBe(true);
    expect(await decrypt(encrypted)).toEqual(plain);
  }
});

/** age takes a passphrase from a terminal alone, which script (of util-linux) gives it. */
const hasAge = ["age", "script"].every((name) => !spawnSync(name, ["--version"]).error);

test.runIf(hasAge)("writes what the program age decrypts", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-age-"));
  const plain = randomBytes(200_000);
  await writeFile(path.join(folder, "shop.tar.age"), await encrypt(plain));
  const command = ["-qec", "age -d -o shop.tar shop.tar.age", "/dev/null"];
  const terminal = spawn("script", command, { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  terminal.stdout.once("data", () => terminal.stdin.write(`${PASSPHRASE}\n`));
  await once(terminal, "exit");
  expect(await readFile(path.join(folder, "shop.tar"))).toEqual(plain);
  await rm(folder, { recursive: true });
});

test("detects a wrong passphrase, a changed byte and a missing or moved chunk", async () => {
  const encrypted = await encrypt(randomBytes(200_000));
  const chunk = 65_536 + 16;
  const header = encrypted.byteLength - 200_000 - 4 * 16;
  const [first, second] = [header + chunk, header + 2 * chunk];
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
  for (const bytes of broken) await expect(decrypt(bytes)).rejects.toThrow(/cut short/);
  // With the header decrypted, the passphrase is not in doubt.
  await expect(decrypt(changed)).rejects.toThrow(/^it is cut short or changed$/);
  await expect(decrypt(encrypted, "another passphrase")).rejects.toThrow("the passphrase is wrong");
});

test("passes on that the file could not be read", async () => {
  const encrypted = await encrypt(randomBytes(100_000));
  const failing = new Readable({ read: () => undefined });
  failing.push(encrypted.subarray(0, 80_000));
  const decrypted = buffer(decryptArchive(failing, PASSPHRASE));
  failing.destroy(new Error("EIO"));
  await expect(decrypted).rejects.toThrow("EIO");
});

test("refuses a file that needs more memory than a shop's, or a key, with a sentence", async () => {
  const costly = Buffer.from(
    (await encrypt(Buffer.from("rows"))).toString("latin1").replace(/ 10\n/, " 19\n"),
    "latin1",
  );
  expect(() => isEncryptedArchive(costly)).toThrow("was not encrypted by a shop");
  const withKey = new Encrypter();
  withKey.addRecipient("age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p");
  const keyed = Buffer.from(await withKey.encrypt("rows"));
  expect(() => isEncryptedArchive(keyed)).toThrow("was not encrypted by a shop");
});

test("says what to do with a file that an earlier version encrypted", () => {
  const former = Buffer.from("fernhill-sealed-1\n\x11 and so on");
  expect(() => isEncryptedArchive(former)).toThrow("Restore it with that version");
});

test("leaves a file alone that is not encrypted", () => {
  expect(isEncryptedArchive(Buffer.from("manifest.json"))).toBe(false);
});
