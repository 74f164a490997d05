import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { storePictureFile } from "./store-picture-file.ts";
import { storePicture } from "./store-picture.ts";

test("stores a photo of a file as the same photo as its bytes", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "photo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shop = await testShop();
  const bytes = await pictureWithCornerColors().jpeg().toBuffer();
  const file = path.join(folder, "1");
  await writeFile(file, bytes);
  const row = await storePictureFile(shop, file);
  expect(await shop.media.has(row)).toBe(true);
  expect(await storePicture(shop, bytes)).toEqual(row);
});
