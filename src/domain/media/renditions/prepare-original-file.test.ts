import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { pictureWithCornerColors, pictureWithMetadata } from "#tests/support/test-pictures.ts";
import { prepareOriginalFile } from "./prepare-original-file.ts";
import { prepareOriginal } from "./prepare-original.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "photo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function prepare(bytes: Uint8Array) {
  const file = path.join(folder, "1");
  await writeFile(file, bytes);
  return prepareOriginalFile(file);
}

test.each([
  ["a photo", () => pictureWithMetadata(pictureWithCornerColors(), 6)],
  ["a transparent one", () => pictureWithCornerColors().ensureAlpha(0.5).png().toBuffer()],
])("%s becomes the same from a file as from its bytes", async (_, make) => {
  const bytes = await make();
  const { data, ...expected } = await prepareOriginal(bytes);
  const { file, bytes: size, ...original } = await prepare(bytes);
  expect(original).toEqual(expected);
  expect(size).toBe(data.byteLength);
  expect(Buffer.compare(await readFile(file), data)).toBe(0);
  expect(await readdir(folder)).toEqual(["1", path.basename(file)]);
});

test.each([
  ["nothing", Buffer.alloc(0), "unprocessable"],
  ["a PDF", Buffer.from("%PDF-1.7"), "unsupported-media"],
  ["a damaged photo", Buffer.from("\xFF\xD8\xFF damaged", "latin1"), "unprocessable"],
])("refuses %s", async (_, bytes, code) => {
  await expect(prepare(bytes)).rejects.toMatchObject({ code });
});
