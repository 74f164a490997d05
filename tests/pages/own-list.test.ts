import { expect, test } from "vitest";
import { createCollection } from "#domain/catalogue/collections/create-collection.ts";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { pageReader } from "#tests/support/test-pages.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";

const story = { title: "Fern season", slug: "fern-season", description: "Ferns." };
const PIECES = "#pieces h3";

async function addPieces(shop: TestShop, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const name = `Piece ${String(number).padStart(3, "0")}`;
    await createProduct(shop, { name, price: number * 100 }, { by: null });
  }
}

test("an empty shop says so, and a first collection is shown", async () => {
  const shop = await testShop();
  const read = pageReader(shop);
  const empty = await read("/collections");
  expect(empty.texts("#collections")[0]).toContain("No collections yet");
  expect(empty.texts("#pieces")[0]).toContain("No pieces yet");
  await createCollection(shop, { ...story, isPublished: true }, null);
  const { $, texts } = await read("/collections");
  expect($("#collections article")).toHaveLength(1);
  expect(texts("#pieces")[0]).toContain("No pieces yet");
});

test("every page of a long list has a link and a URL, and one beyond the last is the last", async () => {
  const shop = await testShop();
  await addPieces(shop, 60);
  const read = pageReader(shop);
  const first = await read("/products?sort=title");
  expect(first.texts("#pieces")[0]).toContain("24 of 60 pieces shown");
  expect(first.texts("nav[aria-label='Pages of pieces'] a")).toEqual(["1", "2", "3"]);
  expect(first.$("nav[aria-label='Pages of pieces'] a").last().attr("href")).toBe(
    "/products?sort=title&page=3#pieces",
  );
  const more = first.$("a:contains('Show more')").attr("href") ?? "";
  expect(more).toMatch(/^\/products\?sort=title&page=2/);
  const second = await read(more.replace(/#.*/, ""));
  expect(second.texts(PIECES).slice(0, -1)).toHaveLength(24);
  expect(second.texts(PIECES)[0]).toBe("Piece 025");
  for (const page of [3, 99]) {
    const { texts } = await read(`/products?sort=title&page=${page}`);
    expect(texts("#pieces")[0]).toContain("49 to 60 of 60 pieces shown");
    expect(texts(PIECES)[0]).toBe("Piece 049");
    expect(texts("#pieces a:contains('Show more')")).toEqual([]);
  }
});

test("shortens a name of thirty words where a picture is missing, and nowhere else", async () => {
  const shop = await testShop();
  const name = Array.from({ length: 30 }, (_, word) => `Word${word + 1}`).join(" ");
  const { id } = await createProduct(shop, { name, price: 1_234_567_890 }, { by: null });
  const { texts } = await pageReader(shop)("/products");
  expect(texts("#pieces li")[0]).toContain(`${name.slice(0, 30)}...`);
  expect(texts("#pieces li")[0]).toContain("Fernhill Goldsmith Jewelry");
  const piece = await pageReader(shop)(`/products/${id}`);
  expect(piece.texts("h1")).toEqual([name]);
  expect(piece.texts(".piece-price")[0]).toContain("$12,345,678.90");
});

test("says of rings that can be resized to a size that they can, where a size is asked for", async () => {
  const shop = await testShop();
  // In quarters of a size.
  const ring = { price: 50_000, stock: 1, categoryId: 12 };
  await createProduct(shop, { ...ring, name: "Fern Band", ringSize: 36 }, { by: null });
  const sizes = { ringSize: 32, ringSizeFrom: 30, ringSizeTo: 40 };
  await createProduct(shop, { ...ring, ...sizes, name: "Oak Band" }, { by: null });
  const { texts } = await pageReader(shop)("/products?ringSize=9");
  expect(texts("#pieces li:contains('Oak Band')")[0]).toContain("Can be sized to 9");
  expect(texts("#pieces li:contains('Fern Band')")[0]).not.toContain("Can be sized");
  expect((await pageReader(shop)("/products")).texts("main")[0]).not.toContain("Can be sized");
});

test("drafts and hidden pieces are listed for the admin alone, with links to edit them", async () => {
  const shop = await testShop();
  const draft = await createCollection(shop, story, null);
  const hidden = { name: "Fern ring", price: 9000, isActive: false };
  const { id } = await createProduct(shop, hidden, { by: null });
  const seen = await pageReader(shop, "admin")("/collections");
  expect(seen.texts("article")[0]).toContain("Draft");
  expect(seen.$("article [aria-label='Edit: Fern season']").attr("href")).toBe(
    `/admin/collections?edit=${draft.id}`,
  );
  expect(seen.$("[aria-label='Edit: Fern ring']").attr("href")).toBe(`/admin?edit=${id}`);
  const { html } = await pageReader(shop)("/collections");
  expect(html).not.toMatch(/Fern (?:season|ring)/);
});

test("a section that cannot be loaded is reported, and the rest of the page is shown", async () => {
  const shop = await testShop();
  const failing = { ...shop, log: { ...shop.log, error: () => undefined } };
  await addPieces(shop, 1);
  await shop.db.schema.alterTable("collections").renameTo("collections_away").execute();
  const { status, headers, texts } = await pageReader(failing)("/products");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(texts("#collections")[0]).toContain("Failed to fetch collections: 500");
  expect(texts(PIECES)[0]).toBe("Piece 001");
});
