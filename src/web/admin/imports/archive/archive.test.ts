import { BlobWriter, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";
import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/mutate-file.ts";
import { type ArchivedFile, choosePhotos } from "./choose-photos.ts";
import { listFiles, unpackPhoto } from "./read-archive.ts";

const LIMIT = 1000;
const zip = (files: Zippable): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(files));
const archiveOf = (files: Zippable) => new Blob([zip(files)]);
/** Bytes that compress as little as those of a photo. */
const photo = (length: number) => {
  const random = randomFrom(length);
  return Uint8Array.from({ length }, () => random(200));
};

async function listPhotos(archive: Blob, limit = LIMIT) {
  const { photos, notes } = choosePhotos(await listFiles(archive), limit);
  return { paths: photos.map(({ filename }) => filename), notes };
}

test("unpacks the photos of a ZIP, stored or compressed, one by one", async () => {
  const [ember, ash] = [photo(300_000), photo(64)];
  const archive = archiveOf({
    "Shop/Photos/Ember 1.jpg": ember,
    "ash.png": [ash, { level: 0 }],
  });
  const { photos, notes } = choosePhotos(await listFiles(archive), LIMIT);
  expect(notes).toEqual([]);
  const files = await Promise.all(photos.map(unpackPhoto));
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

const entry = (filename: string, change: Partial<ArchivedFile> = {}): ArchivedFile => ({
  filename,
  encrypted: false,
  compressionMethod: 8,
  compressedSize: 1000,
  uncompressedSize: 2000,
  ...change,
});

test("leaves out photos that are locked, too large, or unpack to far more than they are", () => {
  const { photos, notes } = choosePhotos(
    [
      entry("a.jpg", { encrypted: true }),
      entry("b.jpg", { uncompressedSize: 25 * 1024 * 1024 + 1, compressedSize: 25 * 1024 * 1024 }),
      entry("c.jpg", { uncompressedSize: 100_001 }),
      entry("d.jpg", { compressionMethod: 14 }),
      entry("e.jpg", { uncompressedSize: 100_000 }),
    ],
    LIMIT,
  );
  expect(photos.map(({ filename }) => filename)).toEqual(["e.jpg"]);
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
    entry(`${index}.jpg`, { uncompressedSize: size, compressedSize: size }),
  );
  expect(choosePhotos(large, LIMIT)).toMatchObject({
    photos: { length: 102 },
    notes: ["398 photos were left out: there are too many to upload at once."],
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
  await expect(listFiles(new Blob(["a photo"]))).rejects.toThrow("We can’t read this ZIP");
  const bytes = zip({ "a.jpg": photo(20), "b.jpg": photo(20) });
  await expect(listFiles(new Blob([bytes.slice(0, -30)]))).rejects.toThrow(
    "We can’t read this ZIP",
  );
  const claimed = patch(bytes, bytes.length - 22 + 10, 3);
  await expect(listFiles(new Blob([claimed]))).rejects.toThrow("We can’t read this ZIP");
  const tooMany = namesOf(20_001, (index) => `${index}.jpg`);
  const tooLong = namesOf(300, (index) => `${index}`.padEnd(60_000, "a"));
  for (const archive of [tooMany, tooLong])
    await expect(listFiles(archive)).rejects.toThrow("has too many files");
});

/** An archive of so many empty files. */
const namesOf = (count: number, name: (index: number) => string) => {
  const files = Array.from({ length: count }, (_, index) => [name(index), new Uint8Array()]);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 }))]);
};

/** A copy with another number at this place: two bytes, or four. */
function patch(bytes: Uint8Array, at: number, value: number, length: 2 | 4 = 2) {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  if (length === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return copy;
}

test("refuses a photo whose bytes were changed, or that is longer than declared", async () => {
  const bytes = zip({ "a.jpg": photo(5000) });
  const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
  const damaged = "a.jpg: This file is damaged in the ZIP.";
  const [size, checksum, offset] = [directory + 24, directory + 16, directory + 42];
  const changes = [
    patch(bytes, 400, 0xff_ff),
    patch(bytes, size, 4999, 4),
    patch(bytes, size, 5001, 4),
    patch(bytes, checksum, 1, 4),
    patch(bytes, offset, 5, 4),
  ];
  for (const changed of changes) {
    const [file] = await listFiles(new Blob([changed]));
    if (!file) throw new Error("There is no entry.");
    await expect(unpackPhoto(file)).rejects.toThrow(damaged);
  }
});

/** How a name of these bytes, without the flag for UTF-8, is read. */
async function readName(...name: number[]): Promise<string | undefined> {
  const bytes = zip({ ["x".repeat(name.length)]: photo(20) });
  const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
  bytes.set(name, directory + 46);
  return (await listFiles(new Blob([bytes])))[0]?.filename;
}

test("reads the names that programs on Windows write", async () => {
  expect(await readName(...new TextEncoder().encode("Größe.jpg"))).toBe("Größe.jpg");
  expect(await readName(0x47, 0x72, 0x94, 0xe1, 0x65)).toBe("Größe");
  expect(await readName(0xa4, 0xfe)).toBe("ñ■");
});

test("reads the fields of ZIP64, which archives beyond 4 GB need", async () => {
  const writer = new ZipWriter(new BlobWriter(), { zip64: true });
  await writer.add("a.jpg", new Uint8ArrayReader(photo(300)));
  const [file] = await listFiles(await writer.close());
  expect(file).toMatchObject({ filename: "a.jpg", uncompressedSize: 300, zip64: true });
  const unpacked = file && (await unpackPhoto(file));
  expect(await unpacked?.bytes()).toEqual(photo(300));
});
