import { expect, test } from "vitest";
import { mediaUrl, renditionUrl } from "#contract/media/media-urls.ts";
import type { Picture } from "#contract/media/media.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { productFixture } from "#tests/support/product-fixture.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { EXCLUSION_REASONS, findExclusionReason, toOffer } from "./offer.ts";

const HASH = "0123456789abcdef".repeat(4);

const picture = (width: number | null, height: number | null): Picture => ({
  url: mediaUrl(HASH, "jpg"),
  alt: "",
  width,
  height,
  blur: "",
  color: "",
  focalX: 0.5,
  focalY: 0.5,
});

const product = (change: Partial<Product> = {}): Product =>
  productFixture({ name: "Band", price: "240.00", media: [picture(1280, 1280)], ...change });

const offerOf = async (change: Partial<Product>) =>
  toOffer(
    { shop: await testShop(), brand: "Fernhill", categories: new Map(), kinds: new Map() },
    product(change),
  );

test.each([
  [640, 500, true],
  [640, 499, false],
  [639, 2000, false],
  [500, 9000, false],
  [2000, 800, true],
  [2000, 780, false],
  [null, null, true],
  [2000, null, true],
  [null, 100, true],
])("a photo of %s by %s pixels is large enough: %s", (width, height, isEnough) => {
  const reason = findExclusionReason(product({ media: [picture(width, height)] }));
  expect(reason).toBe(isEnough ? null : EXCLUSION_REASONS.small);
});

test("says why a piece is excluded", () => {
  expect(findExclusionReason(product({ isActive: false }))).toBe(EXCLUSION_REASONS.hidden);
  expect(findExclusionReason(product({ price: "0.00" }))).toBe(EXCLUSION_REASONS.price);
  expect(findExclusionReason(product({ media: [] }))).toBe(EXCLUSION_REASONS.picture);
  const media = [picture(320, 320), picture(640, 640)];
  expect(findExclusionReason(product({ media }))).toBeNull();
});

test("offers large photos only, at most 1280 pixels wide, and those of other hosts as they are", async () => {
  const elsewhere = { ...picture(800, 800), url: "https://pictures.example/a,b.jpg" };
  const media = [
    picture(320, 320),
    picture(1280, 1280),
    picture(9000, 9000),
    picture(700, 700),
    elsewhere,
    { ...elsewhere, width: null, height: null },
  ];
  const { pictures } = await offerOf({ media });
  const stored = ([1280, 1280, 640] as const).map(
    (width) => `http://localhost:3000${renditionUrl(HASH, width, "jpg")}`,
  );
  const outside = "https://pictures.example/a%2Cb.jpg";
  expect(pictures).toEqual([...stored, outside, outside]);
});

test("describes a piece without a description by its name and materials", async () => {
  expect((await offerOf({ description: " ", materials: "Gold and silver" })).description).toBe(
    "Band. Gold and silver",
  );
  expect((await offerOf({})).description).toBe("Band");
  expect((await offerOf({ description: " Of gold " })).description).toBe("Of gold");
});

test("names an offer by the SKU of at most 50 characters, or by the piece's id", async () => {
  expect((await offerOf({ sku: "a".repeat(50) })).id).toBe("a".repeat(50));
  expect((await offerOf({ sku: "a".repeat(51) })).id).toBe("piece-12");
  expect((await offerOf({})).id).toBe("piece-12");
});

test("gives a weight that is more than nothing", async () => {
  expect((await offerOf({ weight: "6.40" })).weight).toBe("6.40 g");
  expect((await offerOf({ weight: "0.00" })).weight).toBeNull();
});

test("states the size of a ring and what has no field of its own", async () => {
  const offer = await offerOf({
    ringSize: 6.5,
    ringSizeTo: 8,
    hallmark: "14K",
    edition: "3 of 12",
  });
  expect(offer.ringSize).toBe("6½");
  expect(offer.details).toEqual([
    { name: "Resizable up to", value: "US 8" },
    { name: "Hallmark", value: "14K" },
    { name: "Edition", value: "3 of 12" },
  ]);
  expect(await offerOf({})).toMatchObject({ ringSize: null, details: [] });
});
