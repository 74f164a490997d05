import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseFile } from "#database/database-file.ts";
import { openFileDatabase } from "#tests/support/open-file-database.ts";
import { readConfig } from "../startup/config.ts";
import { examineShop } from "./examine-shop.ts";

const PAGE = 4096;

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-examine-"));
  await (await openFileDatabase(databaseFile(folder))).destroy();
  whole = await readFile(databaseFile(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const overwrite = (from: number, to: number, byte: number) => (file: string) =>
  writeFile(file, Buffer.from(whole).fill(byte, from, Math.min(to, whole.length)));

const damages: [string, (file: string) => Promise<void>][] = [
  ["its header is overwritten", overwrite(0, 100, 0xff)],
  ["its schema is overwritten", overwrite(100, PAGE, 0xff)],
  ["its first half is overwritten", overwrite(0, PAGE * 200, 0xa5)],
  ["all but its first page is overwritten", overwrite(PAGE, Infinity, 0xa5)],
  ["it is all zeros", overwrite(0, Infinity, 0)],
  ["it ends within its header", (file) => truncate(file, 50)],
  ["it ends after its first page", (file) => truncate(file, PAGE)],
  ["it is half as long", (file) => truncate(file, PAGE * 100)],
  ["it is empty", (file) => truncate(file, 0)],
  ["it is a text", (file) => writeFile(file, "Not a database.\n".repeat(1000))],
];

test.each(damages)("finds a database failed of which %s", async (_, damage) => {
  const file = databaseFile(folder);
  for (const side of ["-wal", "-shm"]) await rm(`${file}${side}`, { force: true });
  await writeFile(file, whole);
  await damage(file);
  const { checks } = await examineShop(readConfig({ DATA_DIR: folder }));
  const failed = checks.filter(({ state }) => state === "failed");
  expect(failed.map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^Database( updates)?$/),
  );
});
