import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/mutate-file.ts";
import { choosePhotos } from "./choose-photos.ts";
import { decodeFileName } from "./decode-file-name.ts";
import { type ArchiveEntry, readDirectory } from "./read-directory.ts";
import { unpackPhoto } from "./unpack-photo.ts";

const LIMIT = 1000;
const zip = (files: Zippable): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(files));
const archiveOf = (files: Zippable) => new Blob([zip(files)]);
/** Bytes that compress as little as those of a photo. */
const photo = (length: number) => {
  const random = randomFrom(length);
  return Uint8Array.from({ length }, () => random(200));
};

async function listPhotos(archive: Blob, limit = LIMIT) {
  const { photos, notes } = choosePhotos(await readDirectory(archive), limit);
  return { paths: photos.map(({ path }) => path), notes };
}

test("unpacks the photos of a ZIP, stored or compressed, one by one", async () => {
  const [ember, ash] = [photo(300_000), photo(64)];
  const archive = archiveOf({
    "Shop/Photos/Ember 1.jpg": ember,
    "ash.png": [ash, { level: 0 }],
  });
  const { photos, notes } = choosePhotos(await readDirectory(archive), LIMIT);
  expect(notes).toEqual([]);
  const files = await Promise.all(photos.map((entry) => unpackPhoto(archive, entry)));
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["Ember 1.jpg", "image/jpeg", ember.length],
    ["ash.png", "image/png", ash.length],
  ]);
  expect(await files[0]?.bytes()).toEqual(ember);
  expect(await files[1]?.bytes()).toEqual(ash);
});

test("leaves out what is no photo, and says how many of each kind", async () => {
  const archive = archiveOf({
    "a.jpg": photo(20),
    "more.zip": zip({ "b.jpg": photo(20) }),
    "stock.csv": strToU8("Name,Price"),
    "notes.txt": strToU8("none"),
    "../up.jpg": photo(20),
    "/etc/root.jpg": photo(20),
    [String.raw`..\up.jpg`]: photo(20),
    "C:/disk.jpg": photo(20),
    "__MACOSX/._a.jpg": photo(20),
    ".DS_Store": photo(20),
    "empty/": new Uint8Array(),
  });
  expect(await listPhotos(archive)).toEqual({
    paths: ["a.jpg"],
    notes: [
      "1 file in the ZIP is an archive and was left out.",
      "2 files in the ZIP are not photos and were left out.",
      "4 photos point outside the ZIP and were left out.",
    ],
  });
});

const entry = (path: string, change: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  path,
  isEncrypted: false,
  method: 8,
  compressedSize: 1000,
  size: 2000,
  offset: 0,
  checksum: 0,
  ...change,
});

test("leaves out photos that are locked, too large, or unpack to far more than they are", () => {
  const { photos, notes } = choosePhotos(
    [
      entry("a.jpg", { isEncrypted: true }),
      entry("b.jpg", { size: 25 * 1024 * 1024 + 1, compressedSize: 25 * 1024 * 1024 }),
      entry("c.jpg", { size: 100_001 }),
      entry("d.jpg", { method: 14 }),
      entry("e.jpg", { size: 100_000 }),
    ],
    LIMIT,
  );
  expect(photos.map(({ path }) => path)).toEqual(["e.jpg"]);
  expect(notes).toEqual([
    "1 photo is locked with a password and was left out.",
    "1 photo is larger than 25 MB and was left out.",
    "2 photos can’t be unpacked and were left out.",
  ]);
});

test("takes no more photos than there is room for, in number and in bytes", async () => {
  const archive = archiveOf({ "a.jpg": photo(20), "b.jpg": photo(20), "c.jpg": photo(20) });
  expect(await listPhotos(archive, 2)).toEqual({
    paths: ["a.jpg", "b.jpg"],
    notes: ["1 photo was left out: there are too many to upload at once."],
  });
  const size = 20 * 1024 * 1024;
  const large = Array.from({ length: 500 }, (_, index) =>
    entry(`${index}.jpg`, { size, compressedSize: size }),
  );
  expect(choosePhotos(large, LIMIT)).toMatchObject({
    photos: { length: 409 },
    notes: ["91 photos were left out: there are too many to upload at once."],
  });
});

test("says when folders have photos of the same name", async () => {
  const archive = archiveOf({
    "ring/1.jpg": photo(20),
    "pin/1.JPG": photo(20),
    "pin/2.jpg": photo(20),
  });
  expect((await listPhotos(archive)).notes).toEqual([
    "“1.jpg” is in several folders. Such a photo is matched only if your file names its folder.",
  ]);
});

test("refuses what is no ZIP, is cut off, or holds too many files", async () => {
  await expect(readDirectory(new Blob(["a photo"]))).rejects.toThrow("We can’t read this ZIP");
  const bytes = zip({ "a.jpg": photo(20), "b.jpg": photo(20) });
  await expect(readDirectory(new Blob([bytes.slice(0, -30)]))).rejects.toThrow(
    "We can’t read this ZIP",
  );
  const end = bytes.length - 22;
  const changed = (at: number, value: number) => {
    const copy = bytes.slice();
    new DataView(copy.buffer).setUint16(end + at, value, true);
    return readDirectory(new Blob([copy]));
  };
  await expect(changed(10, 3)).rejects.toThrow("We can’t read this ZIP");
  await expect(changed(10, 20_001)).rejects.toThrow("has too many files");
});

test("refuses a photo whose bytes were changed, or that is longer than declared", async () => {
  const bytes = zip({ "a.jpg": photo(5000) });
  const [whole] = await readDirectory(new Blob([bytes]));
  if (!whole) throw new Error("There is no entry.");
  const damaged = "a.jpg: This photo is damaged in the ZIP.";
  const flipped = bytes.slice();
  flipped[400] = (flipped[400] ?? 0) ^ 255;
  await expect(unpackPhoto(new Blob([flipped]), whole)).rejects.toThrow(damaged);
  const archive = new Blob([bytes]);
  for (const change of [{ size: 4999 }, { size: 5001 }, { checksum: 1 }, { offset: 5 }])
    await expect(unpackPhoto(archive, { ...whole, ...change })).rejects.toThrow(damaged);
});

test("reads the names that programs on Windows write", () => {
  expect(decodeFileName(new TextEncoder().encode("Größe.jpg"), 0)).toBe("Größe.jpg");
  expect(decodeFileName(Uint8Array.of(0x47, 0x72, 0x94, 0xe1, 0x65), 0)).toBe("Größe");
  expect(decodeFileName(Uint8Array.of(0xa4, 0xfe), 0)).toBe("ñ_");
});
