import { expect, test } from "vitest";
import { shortHash } from "#contract/media/media-urls.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { findMediaByPrefix } from "./find-media-by-prefix.ts";
import { storePicture } from "./store-picture.ts";
import { toStoredPicture } from "./to-stored-picture.ts";
import { updateMedia } from "./update-media.ts";

async function shopWithPhotos() {
  const shop = await testShop();
  const store = async (width: number) =>
    storePicture(shop, await pictureWithCornerColors(width, 32).png().toBuffer(), "A cuff");
  return { shop, first: await store(32), second: await store(64) };
}

test("changes what is given of one photo and leaves the rest", async () => {
  const { shop, first, second } = await shopWithPhotos();
  const changed = await updateMedia(shop, first.hash, { alt: "A hammered cuff" });
  expect(changed).toEqual({ ...toStoredPicture(first), alt: "A hammered cuff" });
  const moved = await updateMedia(shop, first.hash, { focalX: 0.25, focalY: 0.75 });
  expect(moved).toMatchObject({ alt: "A hammered cuff", focalX: 0.25, focalY: 0.75 });
  expect(await updateMedia(shop, second.hash, {})).toEqual(toStoredPicture(second));
});

test("refuses a photo that is not stored", async () => {
  const { shop } = await shopWithPhotos();
  const unknown = "0".repeat(64);
  await expect(updateMedia(shop, unknown, { alt: "" })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(updateMedia(shop, unknown, {})).rejects.toMatchObject({ code: "not-found" });
});

test("finds a photo by its hash and by the short hash of rendition addresses", async () => {
  const { shop, first, second } = await shopWithPhotos();
  for (const { hash } of [first, second]) {
    expect(await findMediaByPrefix(shop, hash)).toMatchObject({ hash });
    expect(await findMediaByPrefix(shop, shortHash(hash))).toMatchObject({ hash });
  }
  expect(await findMediaByPrefix(shop, "0".repeat(32))).toBeNull();
  expect(await findMediaByPrefix(shop, `${first.hash}0`)).toBeNull();
});
