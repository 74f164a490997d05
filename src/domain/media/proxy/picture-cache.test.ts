import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskCache, memoryCache } from "./picture-cache.ts";

const HOUR = 60 * 60 * 1000;
const limits = { maxBytes: 100, maxAgeMilliseconds: HOUR };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (bytes: number, fill = 1) => Buffer.alloc(bytes, fill);

/** Makes all files older by this much. */
async function age(milliseconds: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const at = new Date((await stat(file)).mtimeMs - milliseconds);
    await utimes(file, at, at);
  }
}

test.each([
  ["on disk", () => diskCache(path.join(folder, "new"))],
  ["in memory", () => memoryCache()],
])("returns what was written for an address %s, and null for others", async (_, open) => {
  const cache = open();
  expect(await cache.read("https://a.example/1.jpg")).toBeNull();
  await cache.write("https://a.example/1.jpg", picture(8, 1));
  await cache.write("https://a.example/2.jpg", picture(8, 2));
  await cache.write("https://a.example/1.jpg", picture(9, 3));
  expect(await cache.read("https://a.example/1.jpg")).toEqual(picture(9, 3));
  expect(await cache.read("https://a.example/2.jpg")).toEqual(picture(8, 2));
  expect(await cache.read("https://a.example/3.jpg")).toBeNull();
});

test("leaves no temporary files and no addresses in file names", async () => {
  await diskCache(folder).write("https://a.example/../1.jpg", picture(8));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test("reads a picture until it expires, and deletes it with the next eviction", async () => {
  const cache = diskCache(folder, limits);
  await cache.write("a", picture(20));
  await age(HOUR - 60_000);
  expect(await cache.read("a")).toEqual(picture(20));
  await age(60_000 + 1000);
  expect(await cache.read("a")).toBeNull();
  await cache.write("b", picture(20));
  expect(await readdir(folder)).toHaveLength(1);
});

test("caches 200 MB for a week unless told otherwise", async () => {
  const cache = diskCache(folder);
  await cache.write("a", picture(8));
  await age(7 * 24 * HOUR - 60_000);
  expect(await cache.read("a")).toEqual(picture(8));
  await age(61_000);
  expect(await cache.read("a")).toBeNull();
  await writeFile(path.join(folder, "large"), "");
  await truncate(path.join(folder, "large"), 200 * 1024 * 1024 - 16);
  await age(HOUR);
  await diskCache(folder).write("b", picture(16));
  expect(await readdir(folder)).toHaveLength(2);
  await diskCache(folder).write("c", picture(1));
  expect((await readdir(folder)).includes("large")).toBe(false);
});

test("deletes the oldest pictures when all of them take too much space", async () => {
  const cache = diskCache(folder, limits);
  for (const address of ["a", "b", "c", "d", "e"]) {
    await cache.write(address, picture(20, address.charCodeAt(0)));
    await age(1000);
  }
  expect(await readdir(folder)).toHaveLength(5);
  await cache.write("f", picture(30));
  const left = [];
  for (const address of ["a", "b", "c", "d", "e", "f"]) {
    if (await cache.read(address)) left.push(address);
  }
  expect(left).toEqual(["c", "d", "e", "f"]);
});

test("scans the folder only after a tenth of the space was written", async () => {
  const cache = diskCache(folder, limits);
  await cache.write("a", picture(5));
  await age(2 * HOUR);
  await cache.write("b", picture(10));
  expect(await readdir(folder)).toHaveLength(2);
  await cache.write("c", picture(1));
  expect(await readdir(folder)).toHaveLength(2);
});
