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

test("secrets are generated once, 32 bytes each, and kept", async () => {
  const first = await loadSecrets({ dataDir });
  expect(Buffer.from(first.sessionSecret, "base64url")).toHaveLength(32);
  expect(Buffer.from(first.encryptionKey, "base64url")).toHaveLength(32);
  expect(first.sessionSecret).not.toBe(first.encryptionKey);
  expect(await loadSecrets({ dataDir })).toEqual(first);
});

test("only the owner may read them", async () => {
  await loadSecrets({ dataDir });
  for (const file of await readdir(dataDir)) {
    expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(0o600);
  }
});

test("what the configuration holds wins and nothing is written", async () => {
  const given = { sessionSecret: "s".repeat(16), encryptionKey: "e".repeat(16) };
  expect(await loadSecrets({ dataDir, ...given })).toEqual(given);
  expect(await readdir(dataDir)).toEqual([]);
});

test("processes that start together agree on one pair", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets({ dataDir })));
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect((await readdir(dataDir)).toSorted()).toEqual(["encryption-key", "session-secret"]);
});

test("a damaged file is reported and left as it is", async () => {
  const file = path.join(dataDir, "encryption-key");
  await writeFile(file, "");
  await expect(loadSecrets({ dataDir })).rejects.toThrow("encryption-key is damaged");
  expect(await readFile(file, "utf8")).toBe("");
});
