import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import type { NewProduct } from "#contract/catalogue/products.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { connectPlatform } from "../platforms/connect-platform.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { truncateLine, truncateText } from "./truncate-text.ts";
import { feedFingerprint } from "./feed-fingerprint.ts";
import { findFeed } from "./find-feed.ts";
import { taxonomyPath } from "./offer.ts";
import { writeMetaFeed, writePinterestFeed } from "./write-csv-feed.ts";
import { writeGoogleFeed } from "./write-google-feed.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const PICTURE = "https://pictures.example/a,b.jpg";
const piece = (change: Partial<NewProduct> = {}) =>
  createProduct(
    shop,
    { name: "Band", price: 24_000, stock: 1, images: [PICTURE], ...change },
    { by: null },
  );

async function all(feed: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const part of feed) text += part;
  return text;
}
const rows = async (feed: AsyncGenerator<string>) =>
  parse(await all(feed), { columns: true }) as Record<string, string>[];
const of = (found: Record<string, string>[]) => found.map(({ availability }) => availability);

const items = async () => {
  const $ = load(await all(writeGoogleFeed(shop)), { xml: true });
  return $("item")
    .toArray()
    .map((item) =>
      Object.fromEntries(
        $(item)
          .children()
          .toArray()
          .map((field) => [field.tagName.replace("g:", ""), $(field).text()]),
      ),
    );
};

test("includes only active pieces with a price and a picture", async () => {
  await piece({ name: "Seen" });
  await piece({ name: "Hidden", isActive: false });
  await piece({ name: "Without a picture", images: [] });
  await piece({ name: "Without a price", price: 0, isActive: false });
  expect((await items()).map(({ title }) => title)).toEqual(["Seen"]);
  expect((await rows(writeMetaFeed(shop))).map(({ title }) => title)).toEqual(["Seen"]);
  expect((await rows(writePinterestFeed(shop))).map(({ title }) => title)).toEqual(["Seen"]);
});

test("writes all fields that Google requires of a handmade piece", async () => {
  const { id } = await piece({
    sku: "R-1",
    categoryId: 12,
    description: "Wide & <flat>.",
    materials: "18k gold, diamond; pearl, enamel",
    weight: 640,
    images: [PICTURE, "https://pictures.example/2.jpg"],
  });
  expect(await items()).toEqual([
    {
      id: "R-1",
      title: "Band",
      description: "Wide & <flat>.",
      link: `http://localhost:3000/products/${id}`,
      image_link: "https://pictures.example/a%2Cb.jpg",
      additional_image_link: "https://pictures.example/2.jpg",
      availability: "in_stock",
      price: "240.00 USD",
      brand: "Fernhill Goldsmith",
      identifier_exists: "no",
      condition: "new",
      google_product_category: "Apparel & Accessories > Jewelry > Rings",
      product_type: "Jewelry > Rings",
      material: "18k gold/diamond/pearl",
      color: "Gold",
      age_group: "adult",
      gender: "unisex",
      product_weight: "6.40 g",
      custom_label_0: "available",
    },
  ]);
});

test("writes availability in each platform's own terms", async () => {
  await piece({ name: "available" });
  await piece({ name: "reserved", availability: "reserved" });
  await piece({ name: "made to order", availability: "made_to_order", stock: 0 });
  await piece({ name: "sold", availability: "sold", stock: 0 });
  expect(of(await items())).toEqual(["in_stock", "out_of_stock", "in_stock", "out_of_stock"]);
  expect(of(await rows(writeMetaFeed(shop)))).toEqual([
    "in stock",
    "out of stock",
    "available for order",
    "out of stock",
  ]);
  expect(of(await rows(writePinterestFeed(shop)))).toEqual([
    "in stock",
    "out of stock",
    "in stock",
    "out of stock",
  ]);
});

test("truncates texts to each platform's limits, between words", async () => {
  const name = "A ring of many words ".repeat(12).trim().slice(0, 255);
  await piece({ name, description: "word ".repeat(3000).trim() });
  const [google] = await items();
  const [meta] = await rows(writeMetaFeed(shop));
  const [pinterest] = await rows(writePinterestFeed(shop));
  expect(google?.["title"]?.length).toBeLessThanOrEqual(150);
  expect(google?.["description"]?.length).toBeLessThanOrEqual(5000);
  expect(google?.["description"]).toMatch(/word…$/);
  expect(meta?.["title"]?.length).toBeLessThanOrEqual(200);
  expect(meta?.["description"]?.length).toBeLessThanOrEqual(9999);
  expect(pinterest?.["title"]).toBe(name);
  expect(pinterest?.["description"]?.length).toBeLessThanOrEqual(10_000);
});

test("offers one of an available piece whose stock nobody counted", async () => {
  await piece({ name: "Uncounted", stock: 0 });
  expect(await rows(writeMetaFeed(shop))).toMatchObject([{ quantity_to_sell_on_fb: "1" }]);
});

test("keeps quotes, commas and line ends within their cell", async () => {
  const description = 'A "quoted", long\nstory';
  await piece({ name: 'Ring, "oval"', description, images: [PICTURE, PICTURE] });
  const [row] = await rows(writeMetaFeed(shop));
  expect(row).toMatchObject({
    title: 'Ring, "oval"',
    description,
    image_link: "https://pictures.example/a%2Cb.jpg",
    additional_image_link: "https://pictures.example/a%2Cb.jpg",
    quantity_to_sell_on_fb: "1",
  });
});

test("takes the taxonomy from a jewelry type tag when the category names only a metal", async () => {
  const tag = await createTag(
    shop,
    { name: "Earrings", slug: "earrings", type: "jewelry_type" },
    { by: null },
  );
  await piece({ categoryId: 13, tagIds: [tag.id] });
  expect((await items())[0]?.["google_product_category"]).toBe(
    "Apparel & Accessories > Jewelry > Earrings",
  );
  expect(taxonomyPath("Pins", [])).toBe("Apparel & Accessories > Jewelry > Brooches & Lapel Pins");
  expect(taxonomyPath("Constructor", [])).toBe("Apparel & Accessories > Jewelry");
  expect(taxonomyPath(null, ["Gold"])).toBe("Apparel & Accessories > Jewelry");
});

test("includes each piece of several batches once", async () => {
  const now = shop.now().toISOString();
  const many = Array.from({ length: 1203 }, (_, index) => ({ name: `Piece ${index}` }));
  for (let from = 0; from < many.length; from += 400) {
    await shop.db
      .insertInto("products")
      .values(
        many.slice(from, from + 400).map((row) => ({ ...row, priceCents: 100, updatedAt: now })),
      )
      .execute();
  }
  const ids = await shop.db.selectFrom("products").select("id").execute();
  for (let from = 0; from < ids.length; from += 400) {
    await shop.db
      .insertInto("productImages")
      .values(
        ids.slice(from, from + 400).map(({ id }) => ({ productId: id, position: 0, url: PICTURE })),
      )
      .execute();
  }
  const found = await rows(writePinterestFeed(shop));
  expect(new Set(found.map(({ id }) => id)).size).toBe(1203);
});

describe("the fingerprint", () => {
  test("changes with any piece and with the end of a reservation", async () => {
    const { id } = await piece();
    await piece({ availability: "reserved", reservedUntil: "2026-11-21T00:00:00.000Z" });
    const seen = new Set([await feedFingerprint(shop)]);
    const next = async () => seen.add(await feedFingerprint(shop));
    await next();
    expect(seen.size).toBe(1);
    await updateProduct(shop, id, { price: 25_000 }, null);
    await next();
    expect(seen.size).toBe(2);
    await updateProduct(shop, id, { isActive: false }, null);
    await next();
    expect(seen.size).toBe(3);
    shop.clock.advance({ days: 1 });
    await next();
    expect(seen.size).toBe(4);
  });
});

test("finds a feed by its own secret alone, and not while its platform is paused", async () => {
  const { id, feedUrl } = await connectPlatform(shop, { platform: "meta" }, null);
  const secret = feedUrl?.split("/")[4] ?? "";
  expect(await findFeed(shop, secret, "meta.csv")).toBe("meta");
  for (const [wrong, file] of [
    ["", "meta.csv"],
    [`${secret}x`, "meta.csv"],
    [secret, "google.xml"],
    [secret, "meta.xml"],
  ] as const) {
    await expect(findFeed(shop, wrong, file)).rejects.toMatchObject({ code: "not-found" });
  }
  await changePlatform(shop, id, { isActive: false }, null);
  await expect(findFeed(shop, secret, "meta.csv")).rejects.toMatchObject({ code: "not-found" });
});

test.each([
  ["short", 10, "short"],
  ["one two three", 9, "one two…"],
  ["onetwothree", 6, "onetw…"],
  ["💍💍💍", 4, "💍…"],
  ["a\u0000b\tc", 10, "a b c"],
])("%j within %i is %j", (text, limit, cut) => {
  expect(truncateText(text, limit)).toBe(cut);
  expect(truncateLine(`${text}\n`, limit)).toBe(cut);
});
