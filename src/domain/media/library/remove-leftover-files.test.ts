import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createMediaLibrary } from "../media-library.ts";
import { diskStore } from "../storage/disk-store.ts";
import { deleteFilesWithoutRow } from "./delete-files-without-row.ts";
import { findLeftoverFiles } from "./find-leftover-files.ts";
import { removeLeftoverFiles } from "./remove-leftover-files.ts";
import { storePicture } from "./store-picture.ts";
import { storePictureFile } from "./store-picture-file.ts";

const HOUR_SECONDS = 60 * 60;
const hashOf = (digit: string) => digit.repeat(64);

let shop: TestShop;
let folder: string;
/** Of originals that were removed as soon as they were stored. */
let hashes: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-leftovers-"));
  hashes = [];
  shop = await testShop();
  shop.media = { ...createMediaLibrary(await diskStore(folder)), prerender: () => undefined };
});
afterEach(async () => {
  shop.media.close();
  await rm(folder, { recursive: true });
});

/** Writes files as a crash leaves them. @param age in hours */
async function leave(digit: string, names: string[], age: number): Promise<void> {
  const at = shop.now().getTime() / 1000 - age * HOUR_SECONDS;
  for (const name of names) {
    const file = path.join(folder, name.replace("HASH", `${digit}${digit}/${hashOf(digit)}`));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "twelve bytes");
    await utimes(file, at, at);
  }
}

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Hours since the original was written. */
async function setAge(hash: string, age: number): Promise<void> {
  const at = shop.now().getTime() / 1000 - age * HOUR_SECONDS;
  await utimes(path.join(folder, "originals", hash.slice(0, 2), `${hash}.jpg`), at, at);
}

const photo = () => pictureWithCornerColors(40, 30).png().toBuffer();

test("removes files of photos without a row that are older than a day, and counts them", async () => {
  const { hash } = await storePicture(shop, await photo());
  await leave("a", ["originals/HASH.jpg", "renditions/HASH/320.webp"], 25);
  await leave("b", ["renditions/HASH/640.avif"], 48);
  await leave("c", ["originals/HASH.jpg"], 23);
  await leave("d", ["originals/HASH.jpg"], 48);
  await leave("d", ["renditions/HASH/320.webp"], 1);
  await leave("e", ["originals/readme.txt"], 48);
  expect(await findLeftoverFiles(shop)).toMatchObject({ files: 3, bytes: 36, isForeign: false });
  expect(await removeLeftoverFiles(shop)).toEqual({ files: 3, bytes: 36 });
  expect((await listFiles()).toSorted()).toEqual(
    [
      `${hash}.jpg`,
      `${hashOf("c")}.jpg`,
      `${hashOf("d")}.jpg`,
      "320.webp",
      "readme.txt",
    ].toSorted(),
  );
  expect(await shop.db.selectFrom("media").select("hash").execute()).toEqual([{ hash }]);
  expect(await removeLeftoverFiles(shop)).toEqual({ files: 0, bytes: 0 });
});

test("removes nothing from the store of another shop", async () => {
  await storePicture(shop, await photo());
  for (let number = 16; number < 37; number += 1) {
    const hash = number.toString(16).padStart(64, "0");
    await mkdir(path.join(folder, "originals/00"), { recursive: true });
    const file = path.join(folder, "originals/00", `${hash}.jpg`);
    await writeFile(file, "of another shop");
    await utimes(file, 1, 1);
  }
  expect(await findLeftoverFiles(shop)).toMatchObject({ files: 21, isForeign: true });
  await expect(removeLeftoverFiles(shop)).rejects.toThrow("belong to another shop");
  expect(await listFiles()).toHaveLength(22);
});

test("keeps the file of a photo that is uploaded again while leftovers are removed", async () => {
  const bytes = await photo();
  const { hash, extension } = await storePicture(shop, bytes);
  await shop.db.deleteFrom("media").execute();
  const file = path.join(folder, `originals/${hash.slice(0, 2)}/${hash}.jpg`);
  await utimes(file, 1, 1);
  const { deleteOriginal } = shop.media;
  const upload = Promise.withResolvers<unknown>();
  // The upload begins once the files are about to go.
  const deleting = { ...shop.media };
  deleting.deleteOriginal = async (gone) => {
    upload.resolve(storePicture(shop, bytes));
    await deleteOriginal(gone);
  };
  await removeLeftoverFiles({ ...shop, media: deleting });
  await upload.promise;
  expect(await shop.media.has({ hash, extension })).toBe(true);
  expect(await findLeftoverFiles(shop)).toMatchObject({ files: 0 });
});

describe.each([
  ["bytes", (bytes: Buffer) => storePicture(shop, bytes)],
  [
    "a file",
    async (bytes: Buffer) => {
      const file = path.join(folder, "upload");
      await writeFile(file, bytes);
      return storePictureFile(shop, file);
    },
  ],
])("a photo uploaded as %s while its leftover file is removed", (_, upload) => {
  test.each<[string, () => Promise<unknown>]>([
    ["before its row is there", () => removeLeftoverFiles(shop)],
    ["with an unreferenced photo", () => deleteFilesWithoutRow(shop, hashes.at(-1) ?? "")],
  ])("keeps its file: %s", async (_, remove) => {
    const { media } = shop;
    const removeOnce = async (hash: string, store: () => Promise<void>) => {
      await store();
      if (hashes.length > 0) return;
      hashes.push(hash);
      await setAge(hash, 48);
      await remove();
      expect(await listFiles()).not.toContain(`${hash}.jpg`);
    };
    shop.media = {
      ...media,
      store: (original) => removeOnce(original.hash, () => media.store(original)),
      storeFile: (original) => removeOnce(original.hash, () => media.storeFile(original)),
    };
    const stored = await upload(await photo());
    expect(await listFiles()).toContain(`${stored.hash}.jpg`);
    expect(await removeLeftoverFiles(shop)).toEqual({ files: 0, bytes: 0 });
    expect(await media.has(stored)).toBe(true);
  });
});
