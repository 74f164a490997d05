import { mkdtemp, open, rm } from "node:fs/promises";
import { openAsBlob } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { findNamedPhotos, toFileKey } from "./choose-photos.ts";
import { openFile, openTable } from "./open-file.ts";
import { listFiles, unpackPhoto } from "./read-archive.ts";

const CSV = strToU8("Name,Photo\nEmber,ember/1.jpg\n");
const PHOTO = strToU8("a photo");
const MEGABYTE = 1024 * 1024;

const zipFile = (files: Zippable, name = "shop.zip") =>
  new File([new Uint8Array(zipSync(files))], name);

/** A ZIP of files that are named alone. */
const zipOf = (...names: string[]) =>
  zipFile(Object.fromEntries(names.map((name) => [name, PHOTO])));

async function listTables(file: File) {
  const { archive } = await openFile(file);
  return archive?.tables.map(({ filename }) => filename);
}

test("opens the table in a ZIP, and finds the photos that it names in their folders", async () => {
  const zip = zipFile({
    "Shop/pieces.csv": CSV,
    "Shop/Ember/1.jpg": PHOTO,
    "Shop/Ash/1.JPG": PHOTO,
    "Shop/zoe\u0301.png": PHOTO,
    "Private/me.jpg": PHOTO,
    "Shop/1.txt": PHOTO,
    "__MACOSX/Shop/._pieces.csv": PHOTO,
  });
  const { file, archive } = await openFile(zip);
  expect([file.name, await file.bytes()]).toEqual(["pieces.csv", CSV]);
  expect(archive).toMatchObject({ name: "shop.zip", tables: { length: 1 } });
  const named = findNamedPhotos(archive?.files ?? [], ["ember/1.jpg", "photos/zo\u00E9"]);
  expect(named.map(({ filename }) => filename)).toEqual([
    "Shop/Ember/1.jpg",
    "Shop/Ash/1.JPG",
    "Shop/zoe\u0301.png",
  ]);
});

test("opens a file by itself, and a workbook by whatever name, as it is", async () => {
  for (const file of [new File([CSV], "a.csv"), zipOf("[Content_Types].xml", "xl/workbook.xml")])
    expect(await openFile(file)).toEqual({ file, archive: null });
});

test("begins with the likeliest of several tables, and opens another", async () => {
  const { archive } = await openFile(
    zipFile({
      "EtsySoldOrders2025.csv": CSV,
      "orders/EtsySoldOrders2024.csv": CSV,
      "EtsyListingsDownload.csv": CSV,
      "EtsyOrders.xlsx": [strToU8("x".repeat(100)), { level: 0 }],
      "../Products.csv": CSV,
      "/etc/Stock.json": CSV,
      "reviews.md": CSV,
    }),
  );
  if (!archive) throw new Error("There is no table.");
  const names = archive.tables.map(({ filename }) => filename);
  expect(names).toEqual([
    "EtsyListingsDownload.csv",
    "EtsyOrders.xlsx",
    "EtsySoldOrders2025.csv",
    "orders/EtsySoldOrders2024.csv",
  ]);
  const [, table] = archive.tables;
  const other = table && (await openTable(archive, table));
  expect(other?.file.name).toBe("EtsyOrders.xlsx");
  expect(other?.archive?.table).toBe(table);
});

test("takes all rows of a table of Notion, in the ZIPs within its ZIP", async () => {
  const rings = zipSync({
    "Export-1/Rings 1a2b.csv": CSV,
    "Export-1/Rings 1a2b_all.csv": CSV,
    "Export-1/Rings 1a2b/Ember 3c4d.md": CSV,
  });
  const photos = zipSync({ "Export-1/Rings 1a2b/Ember 3c4d/1.jpg": PHOTO });
  const zip = zipFile({
    "Export-1-Part-1.zip": rings,
    "Export-1-Part-2.zip": [photos, { level: 0 }],
  });
  const { file, archive } = await openFile(zip);
  expect(file.name).toBe("Rings 1a2b_all.csv");
  expect(archive?.tables).toHaveLength(1);
  const [photo] = findNamedPhotos(archive?.files ?? [], ["Rings 1a2b/Ember 3c4d/1.jpg"]);
  expect(await (photo && (await unpackPhoto(photo)))?.bytes()).toEqual(PHOTO);
});

test("opens no more than one level of ZIPs, and no more than a few of them", async () => {
  const inner = zipSync({ "inner.zip": zipSync({ "pieces.csv": CSV }) });
  await expect(openFile(zipFile({ "outer.zip": inner }))).rejects.toThrow("no table");
  const many = Array.from({ length: 21 }, (_, index) => `${index}.zip`);
  await expect(openFile(zipOf(...many))).rejects.toThrow("has too many files");
  await expect(openFile(zipOf("broken.zip"))).rejects.toThrow("We can’t read this ZIP");
  const bytes = zipSync({ "large.zip": PHOTO });
  const claimed = claimSize(bytes, 501 * MEGABYTE);
  await expect(openFile(new File([claimed], "a.zip"))).rejects.toThrow("larger than 500 MB");
});

/** The offset of the directory, whose first entry has its uncompressed size at 24 and its flags at 8. */
const directoryOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer).getUint32(bytes.length - 6, true);

function claimSize(bytes: Uint8Array<ArrayBuffer>, size: number) {
  new DataView(bytes.buffer).setUint32(directoryOf(bytes) + 24, size, true);
  return bytes;
}

test("reads posts alone of Instagram's export, in their order", async () => {
  const media = "your_instagram_activity/media";
  const zip = zipOf(
    `${media}/posts_10.json`,
    `${media}/posts_2.json`,
    `${media}/stories.json`,
    "connections/followers_and_following/followers_1.json",
    "media/posts/202403/1.jpg",
  );
  expect(await listTables(zip)).toEqual([`${media}/posts_2.json`, `${media}/posts_10.json`]);
  await expect(openFile(zipOf(`${media}/posts_1.html`, "a.jpg"))).rejects.toThrow(
    "This is Instagram’s export as web pages. Request it again, and choose JSON as its format.",
  );
});

test("says what is in a ZIP without a table, and what to choose", async () => {
  const choose = "Choose one with a .csv, .tsv, .xlsx, .xls, .ods, .json, or .xml file in it.";
  await expect(openFile(zipOf("a.jpg", "b.png", "notes.md"))).rejects.toThrow(
    `This ZIP has 2 photos and 1 other file, but no table. ${choose}`,
  );
  await expect(openFile(zipOf("notes.md", "../pieces.csv"))).rejects.toThrow(
    `This ZIP has 2 files, but no table. ${choose}`,
  );
  await expect(openFile(zipOf(".DS_Store"))).rejects.toThrow(`This ZIP is empty. ${choose}`);
});

const zipped = () => zipSync({ "a.csv": strToU8("Name\n".repeat(1000)) });

test("refuses a table that is locked, too large, longer than declared, or damaged", async () => {
  const large = claimSize(zipped(), 20 * MEGABYTE + 1);
  const longer = claimSize(zipped(), 4999);
  const locked = zipped();
  const flags = directoryOf(locked) + 8;
  locked[flags] = (locked[flags] ?? 0) | 1;
  const refusals = [
    [large, "a.csv: This file is larger than 20 MB. Split it"],
    [longer, "a.csv: This file is damaged in the ZIP."],
    [locked, "a.csv: This file is locked with a password. Unpack the ZIP"],
    [zipped().slice(0, -30), "We can’t read this ZIP"],
    [strToU8("Name"), "We can’t read this ZIP"],
  ] as const;
  for (const [bytes, sentence] of refusals)
    await expect(openFile(new File([new Uint8Array(bytes)], "a.zip"))).rejects.toThrow(sentence);
});

/** A ZIP of this size on the disk, whose directory stands at its end. */
async function sparseZip(size: number): Promise<Blob> {
  const folder = await mkdtemp(path.join(tmpdir(), "fernhill-zip-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bytes = zipSync({ "pieces.csv": CSV, "1.jpg": PHOTO });
  const from = directoryOf(bytes);
  const at = size - (bytes.length - from);
  new DataView(bytes.buffer).setUint32(bytes.length - 6, at, true);
  const name = path.join(folder, "a.zip");
  const file = await open(name, "w");
  await file.write(bytes.subarray(0, from), 0, null, 0);
  await file.write(bytes.subarray(from), 0, null, at);
  await file.close();
  return await openAsBlob(name);
}

test("reads the directory alone of 500 MB, and refuses more", async () => {
  const zip = await sparseZip(500 * MEGABYTE);
  let read = 0;
  const slice = zip.slice.bind(zip);
  zip.slice = (start, end, type) => {
    read += (end ?? zip.size) - (start ?? 0);
    return slice(start, end, type);
  };
  expect((await listFiles(zip)).map(({ filename }) => filename)).toEqual(["pieces.csv", "1.jpg"]);
  expect(read).toBeLessThan(MEGABYTE);
  await expect(listFiles(await sparseZip(500 * MEGABYTE + 1))).rejects.toThrow(
    "This ZIP is larger than 500 MB. Split it into several smaller ZIPs.",
  );
});

test("names a photo by as many of its folders as fit", () => {
  const long = "a".repeat(200);
  expect(toFileKey(String.raw`Shop\Ember\1.jpg`)).toBe("Shop/Ember/1.jpg");
  expect(toFileKey(`${long}/${long}/Ember/1.jpg`)).toBe(`${long}/Ember/1.jpg`);
  expect(toFileKey(`${"é".repeat(200)}/Ember/1.jpg`)).toBe("Ember/1.jpg");
  expect(toFileKey(`${"a".repeat(500)}.jpg`)).toBe(`${"a".repeat(96)}.jpg`);
});
