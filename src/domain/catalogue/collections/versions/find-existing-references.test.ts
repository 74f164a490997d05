import { expect, test } from "vitest";
import { mediaUrl } from "#contract/media/media-urls.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { storePicture } from "../../../media/library/store-picture.ts";
import { findExistingReferences } from "./find-existing-references.ts";

const SNAPSHOT = {
  title: "Moon",
  slug: "moon",
  description: "Rings",
  content: null,
  images: [],
  category: null,
  tags: [],
  pieces: [],
  isFeatured: false,
  isPublished: true,
  publishAt: null,
};

const lost = (digit: string) => mediaUrl(digit.repeat(64), "jpg");

test("finds nothing where a version refers to nothing", async () => {
  expect(await findExistingReferences(await testShop(), SNAPSHOT)).toEqual({
    categoryId: null,
    tagIds: [],
    productIds: [],
    images: [],
    media: new Map(),
    missing: [],
  });
});

test("finds stored photos and those of other hosts, and names lost ones and a lost category", async () => {
  const shop = await testShop();
  const { hash, extension } = await storePicture(
    shop,
    await pictureWithCornerColors().png().toBuffer(),
  );
  const images = [mediaUrl(hash, extension), "https://pictures.example/a.jpg"];
  const piece = { id: await addPiece(shop), name: "Ring" };
  const found = await findExistingReferences(shop, {
    ...SNAPSHOT,
    images: [lost("a"), ...images],
    category: { id: 999, name: "Brooches" },
    pieces: [piece],
  });
  expect(found).toMatchObject({ categoryId: null, productIds: [piece.id], images });
  expect([...found.media.keys()]).toEqual([hash]);
  expect(found.missing).toEqual(["the category “Brooches”", "a photo"]);
});

test("finds a category, and counts several lost photos", async () => {
  const shop = await testShop();
  const category = { id: 12, name: "Rings" };
  const images = [lost("a"), lost("b")];
  const found = await findExistingReferences(shop, { ...SNAPSHOT, images, category });
  expect(found).toMatchObject({ categoryId: 12, images: [], missing: ["2 photos"] });
});
