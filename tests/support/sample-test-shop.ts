import { createHash } from "node:crypto";
import { loadSampleCatalogue } from "#domain/importing/sample-catalogue/load-sample-catalogue.ts";
import type { MediaLibrary } from "#domain/services/media-library.ts";
import { type TestShop, testShop } from "./test-shop.ts";

/** Keeps photos as they are; normalizing has tests of its own. */
export const keepAsIs: MediaLibrary["normalize"] = (bytes) =>
  Promise.resolve({
    hash: createHash("sha256").update(bytes).digest("hex"),
    data: Buffer.from(bytes),
    extension: "jpg",
    width: 1600,
    height: 1600,
    blur: "",
    color: "#b6a997",
  });

/** A test shop with the sample catalogue. */
export async function sampleTestShop(): Promise<TestShop> {
  const empty = await testShop();
  const shop = { ...empty, media: { ...empty.media, normalize: keepAsIs } };
  await loadSampleCatalogue(shop);
  return shop;
}
