import { describe, expect, test } from "vitest";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import {
  pictureWithCornerColors,
  METADATA_SECRET,
  pictureWithMetadata,
} from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createMediaLibrary } from "../media-library.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { storePicture } from "./store-picture.ts";
import { storeImages } from "./store-images.ts";

const dataUrl = (bytes: Buffer, type = "image/jpeg") =>
  `data:${type};base64,${bytes.toString("base64")}`;

describe("storing a photo", () => {
  test("stores it once and fills in a missing description", async () => {
    const store = memoryStore();
    const shop = {
      ...(await testShop()),
      media: { ...createMediaLibrary(store), prerender: noop },
    };
    const bytes = await pictureWithMetadata(pictureWithCornerColors());
    const first = await storePicture(shop, bytes);
    const second = await storePicture(shop, bytes, "A ring");
    const third = await storePicture(shop, bytes, "Other words");
    expect(first).toMatchObject({ width: 64, height: 32, extension: "jpg", alt: "" });
    expect(second).toEqual({ ...first, alt: "A ring" });
    expect(third).toEqual(second);
    expect(store.names()).toHaveLength(1);
    expect(await shop.db.selectFrom("media").select("hash").execute()).toHaveLength(1);
  });

  test("stores concurrent uploads of one photo once", async () => {
    const shop = await testShop();
    const bytes = await pictureWithMetadata(pictureWithCornerColors());
    const rows = await Promise.all([
      storePicture(shop, bytes),
      storePicture(shop, bytes),
      storePicture(shop, bytes),
    ]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1);
  });

  test("restores a lost original", async () => {
    const shop = await testShop();
    const bytes = await pictureWithMetadata(pictureWithCornerColors());
    const { hash } = await storePicture(shop, bytes);
    await shop.media.deleteOriginal(hash);
    const row = await storePicture(shop, bytes);
    expect(await shop.media.openOriginal(row)).not.toBeNull();
  });

  test("stores nothing when it fails", async () => {
    const store = memoryStore();
    const shop = { ...(await testShop()), media: createMediaLibrary(store) };
    const half = (await pictureWithMetadata(pictureWithCornerColors(600, 600))).subarray(0, 3000);
    await expect(storePicture(shop, half)).rejects.toMatchObject({ code: "unprocessable" });
    expect(store.names()).toEqual([]);
    expect(await shop.db.selectFrom("media").select("hash").execute()).toEqual([]);
  });

  test("inserts no row when the file could not be written", async () => {
    const full = { ...memoryStore(), write: () => Promise.reject(new Error("No space left")) };
    const shop = { ...(await testShop()), media: createMediaLibrary(full) };
    await expect(
      storePicture(shop, await pictureWithMetadata(pictureWithCornerColors())),
    ).rejects.toThrow("No space left");
    expect(await shop.db.selectFrom("media").select("hash").execute()).toEqual([]);
  });
});

describe("storing a list of images", () => {
  test("stores data URLs and leaves other URLs alone", async () => {
    const shop = await testShop();
    const outside = "https://example.com/ring.jpg";
    const rows = await storeImages(shop, [
      dataUrl(await pictureWithMetadata(pictureWithCornerColors())),
      outside,
    ]);
    expect(rows[0]?.url).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    expect(rows[0]?.mediaHash).toBe(parseMediaHash(rows[0]!.url));
    expect(rows[1]).toEqual({ url: outside, mediaHash: null });
    expect(await storeImages(shop, [rows[0]!.url])).toEqual([rows[0]]);
  });

  test("detects the format from the bytes, not from the media type", async () => {
    const shop = await testShop();
    const [row] = await storeImages(shop, [
      dataUrl(await pictureWithMetadata(pictureWithCornerColors()), "image/heic"),
    ]);
    expect(row?.url).toMatch(/\.jpg$/);
  });

  test.each([
    ["an unknown photo of the shop", `/media/${"0".repeat(64)}.jpg`, "invalid"],
    ["a data URL that is not base64", "data:image/png,abc", "invalid"],
    ["an SVG", dataUrl(Buffer.from("<svg/>"), "image/svg+xml"), "unsupported-media"],
  ])("refuses %s by its index", async (_, url, code) => {
    const shop = await testShop();
    const list = ["https://example.com/a.jpg", url];
    await expect(storeImages(shop, list)).rejects.toMatchObject({
      code,
      issues: [{ path: "images.1" }],
    });
  });
});

describe("a rendition", () => {
  test("is rendered once for concurrent requests and then stored", async () => {
    const store = memoryStore();
    let written = 0;
    const counting = {
      ...store,
      write: (name: string, bytes: Uint8Array) => {
        if (name.startsWith("renditions/")) written += 1;
        return store.write(name, bytes);
      },
    };
    const shop = {
      ...(await testShop()),
      media: { ...createMediaLibrary(counting), prerender: noop },
    };
    const row = await storePicture(
      shop,
      await pictureWithMetadata(pictureWithCornerColors(700, 500)),
    );
    const requests = Array.from({ length: 20 }, () => shop.media.readRendition(row, 320, "avif"));
    const [first, ...others] = await Promise.all(requests);
    expect(others.every((each) => Buffer.compare(each!, first!) === 0)).toBe(true);
    await shop.media.readRendition(row, 320, "avif");
    expect(written).toBe(1);
  });

  test("has no metadata", async () => {
    const shop = await testShop();
    const row = await storePicture(
      shop,
      await pictureWithMetadata(pictureWithCornerColors(700, 500)),
    );
    for (const format of ["avif", "webp", "jpg"] as const) {
      const bytes = Buffer.from((await shop.media.readRendition(row, 640, format))!);
      const text = bytes.toString("latin1");
      for (const mark of [METADATA_SECRET, "Exif", "ns.adobe.com", "Photoshop", "ICC_PROFILE"]) {
        expect(text).not.toContain(mark);
      }
    }
  });

  test("is null without its original", async () => {
    const shop = await testShop();
    const row = await storePicture(shop, await pictureWithMetadata(pictureWithCornerColors()));
    await shop.media.deleteOriginal(row.hash);
    expect(await shop.media.readRendition(row, 320, "webp")).toBeNull();
  });

  test("is prerendered in the widths up to the photo's own", async () => {
    const store = memoryStore();
    const shop = { ...(await testShop()), media: createMediaLibrary(store) };
    const { hash } = await storePicture(
      shop,
      await pictureWithMetadata(pictureWithCornerColors(700, 500)),
    );
    await expect
      .poll(() =>
        store
          .names()
          .filter((name) => name.endsWith(".avif"))
          .toSorted(),
      )
      .toEqual(
        [320, 480, 640].map((width) => `renditions/${hash.slice(0, 2)}/${hash}/${width}.avif`),
      );
  });
});

const noop = () => undefined;
