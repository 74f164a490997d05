import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { MAX_DECOMPRESSED_BYTES } from "../../tables/table.ts";
import { checkEntry, readEntry } from "./read-entry.ts";
import { compressedBytes, readZipDirectory } from "./zip-directory.ts";

const archive = (files: Record<string, string>, level: 0 | 6 = 0) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      { level },
    ),
  );

const two = () => archive({ "sheet1.xml": "first", "sheet2.xml": "the second" });

/** Where the directory entry of a file begins. */
const entryOf = (bytes: Buffer, index: number) => {
  let at = bytes.indexOf(Buffer.from("PK\u0001\u0002"));
  for (let n = 0; n < index; n += 1) at = bytes.indexOf(Buffer.from("PK\u0001\u0002"), at + 1);
  return at;
};

const damaged = { code: "unprocessable" };

test("lists the entries with their sizes, and finds their bytes", () => {
  const bytes = two();
  const entries = readZipDirectory(bytes);
  expect(entries).toMatchObject([
    { name: "sheet1.xml", method: 0, size: 5, compressedSize: 5, offset: 0 },
    { name: "sheet2.xml", method: 0, size: 10, compressedSize: 10 },
  ]);
  expect(entries.map((entry) => compressedBytes(bytes, entry).toString())).toEqual([
    "first",
    "the second",
  ]);
});

test("finds the directory before a comment", () => {
  const bytes = Buffer.concat([two(), Buffer.from("a comment")]);
  expect(readZipDirectory(bytes)).toHaveLength(2);
});

test("refuses sizes that exceed the limit together", () => {
  const bytes = two();
  const declare = (index: number, size: number) =>
    bytes.writeUInt32LE(size, entryOf(bytes, index) + 24);
  declare(0, MAX_DECOMPRESSED_BYTES - 10);
  expect(readZipDirectory(bytes)).toHaveLength(2);
  declare(0, MAX_DECOMPRESSED_BYTES - 9);
  expect(() => readZipDirectory(bytes)).toThrow(expect.objectContaining({ code: "too-large" }));
});

/** Reads an archive whose second entry was changed. */
const changed = (change: (bytes: Buffer, at: number) => void) => () => {
  const bytes = two();
  change(bytes, entryOf(bytes, 1));
  return readZipDirectory(bytes);
};

test("refuses an entry whose size is not declared", () => {
  const refused = expect.objectContaining(damaged) as Error;
  expect(changed((bytes, at) => bytes.writeUInt32LE(0, at + 24))).toThrow(refused);
  expect(changed((bytes, at) => bytes.writeUInt32LE(0xff_ff_ff_ff, at + 24))).toThrow(refused);
  expect(changed((bytes, at) => bytes.writeUInt32LE(0xff_ff_ff_ff, at + 20))).toThrow(refused);
  const streamed = changed((bytes, at) => {
    bytes.writeUInt16LE(8, at + 8);
    bytes.writeUInt32LE(0, at + 20);
  });
  expect(streamed).toThrow(refused);
});

test("refuses an archive that is cut off or is none", () => {
  const refused = expect.objectContaining(damaged) as Error;
  const bytes = two();
  expect(() => readZipDirectory(bytes.subarray(0, -10))).toThrow(refused);
  expect(() => readZipDirectory(Buffer.from("PK"))).toThrow(refused);
  const counted = two();
  counted.writeUInt16LE(3, counted.length - 22 + 10);
  expect(() => readZipDirectory(counted)).toThrow(refused);
});

test("refuses an entry that does not begin or end within the archive", () => {
  const bytes = two();
  const [entry] = readZipDirectory(bytes);
  const refused = expect.objectContaining(damaged) as Error;
  for (const wrong of [
    { offset: 1 },
    { offset: bytes.length - 29 },
    { compressedSize: bytes.length },
  ]) {
    expect(() => compressedBytes(bytes, { ...entry!, ...wrong })).toThrow(refused);
  }
});

test("refuses an entry whose bytes were changed", async () => {
  const bytes = two();
  const [entry] = readZipDirectory(bytes);
  if (!entry) throw new Error("There is no entry.");
  expect(readEntry(bytes, entry)).toBe("first");
  const at = bytes.indexOf("first");
  bytes.write("F", at);
  expect(() => readEntry(bytes, entry)).toThrow(expect.objectContaining(damaged));
  await expect(checkEntry(bytes, entry)).rejects.toMatchObject(damaged);
  expect(readEntry(bytes, { ...entry, checksum: 0 })).toBe("First");
});
