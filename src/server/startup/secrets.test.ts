import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSecrets } from "./secrets.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-secrets-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

test("generates each secret once, 32 bytes long, and stores it", async () => {
  const first = await loadSecrets({ dataDir });
  expect(Buffer.from(first.sessionSecret, "base64url")).toHaveLength(32);
  expect(Buffer.from(first.encryptionKey, "base64url")).toHaveLength(32);
  expect(first.sessionSecret).not.toBe(first.encryptionKey);
  expect(await loadSecrets({ dataDir })).toEqual(first);
});

test("makes the files readable by their owner only", async () => {
  await loadSecrets({ dataDir });
  for (const file of await readdir(dataDir)) {
    expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(0o600);
  }
});

test("prefers configured secrets and writes nothing", async () => {
  const given = { sessionSecret: "s".repeat(16), encryptionKey: "e".repeat(16) };
  expect(await loadSecrets({ dataDir, ...given })).toEqual(given);
  expect(await readdir(dataDir)).toEqual([]);
});

test("gives processes that start together the same secrets", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets({ dataDir })));
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect((await readdir(dataDir)).toSorted()).toEqual(["encryption-key", "session-secret"]);
});

test("reports a damaged file and leaves it unchanged", async () => {
  const file = path.join(dataDir, "encryption-key");
  await writeFile(file, "");
  await expect(loadSecrets({ dataDir })).rejects.toThrow("encryption-key is damaged");
  expect(await readFile(file, "utf8")).toBe("");
});
