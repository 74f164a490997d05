import { beforeAll, describe, expect, test } from "vitest";
import { createProduct } from "#domain/catalogue/products/create-product.ts";
import { sampleTestShop } from "#tests/support/sample-test-shop.ts";
import { pageReader } from "#tests/support/test-pages.ts";
import type { TestShop } from "#tests/support/test-shop.ts";

let shop: TestShop;
let read: ReturnType<typeof pageReader>;
beforeAll(async () => {
  shop = await sampleTestShop();
  read = pageReader(shop);
});

async function readPiece(name: string) {
  const { id } = await shop.db
    .selectFrom("products")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { id, ...(await read(`/products/${id}`)) };
}

const add = async (piece: object) => {
  const { id } = await createProduct(
    shop,
    { name: "Moon Ring", price: 1000, ...piece },
    { by: null },
  );
  return read(`/products/${id}`);
};

const photosOf = async (count: number) => {
  const rows = await shop.db.selectFrom("productImages").select("url").execute();
  return [...new Set(rows.map(({ url }) => url))].slice(0, count);
};

test("shows its name, price, state, description and known details", async () => {
  const { texts } = await readPiece("Labradorite Teardrop");
  expect(texts("title")[0]).toMatch(/^Labradorite Teardrop, Fernhill Goldsmith/);
  expect(texts("h1")).toEqual(["Labradorite Teardrop"]);
  expect(texts(".piece-price")[0]).toBe("$560.00Available");
  expect(texts(".piece-lead")[0]).toMatch(/^Gray at first glance.*blue, green and amber/);
  expect(texts(".piece-details dt")).toEqual(["SKU", "Metal", "Stones", "Weight", "Dimensions"]);
  expect(texts(".piece-details dd")[3]).toBe("9.9 g");
  expect(texts(".stamp .sr")).toEqual(["14 karat gold"]);
  expect(texts(".piece-care h2")).toContain("Labradorite");
  expect(texts(".piece-care dd").join()).toContain("Wipe it with a soft, damp cloth. No soaking");
});

test("its main picture has priority, the others load lazily, and each links to its file", async () => {
  const { $ } = await readPiece("Labradorite Teardrop");
  expect($("main img").first().attr("fetchpriority")).toBe("high");
  expect($("main img").first().attr("loading")).toBeUndefined();
  expect($("main img").last().attr("loading")).toBe("lazy");
  expect($(".gallery-main").attr("href")).toMatch(/^\/media\//);
  expect($(".gallery-main .sr").text()).toBe("View full screen");
});

test("shows the Custom Design badge on custom designs only", async () => {
  expect((await add({ isCustomDesign: true })).texts("main")[0]).toContain("Custom Design");
  expect((await add({ isCustomDesign: false })).texts("main")[0]).not.toContain("Custom Design");
});

test("an inquiry contains name, price and the page's URL", async () => {
  const { id, $ } = await readPiece("Sapphire Solitaire");
  const links = $("a:contains('Inquire About This Piece')");
  expect(links).toHaveLength(1);
  const href = links.attr("href") ?? "";
  expect(href).toMatch(/^mailto:hello@fernhill-goldsmith\.example\?subject=/);
  const { searchParams } = new URL(href);
  for (const field of ["subject", "body"]) {
    expect(searchParams.get(field)).toContain("Sapphire Solitaire");
    expect(searchParams.get(field)).toContain("$2,180.00");
  }
  expect(searchParams.get("body")).toContain(`http://localhost:3000/products/${id}\r\n`);
  expect($("[data-share]").attr("data-share")).toBe(`http://localhost:3000/products/${id}`);
});

test("shows sold, reserved and made to order", async () => {
  const sold = await readPiece("Turquoise Oval Pendant");
  expect(sold.texts(".piece-price .dot")).toEqual(["Sold"]);
  expect(sold.texts("main")[0]).toContain("commission a similar one");
  expect(sold.texts(".inquire-bar a")[0]).toMatch(/^Commission a similar one/);
  expect(sold.$(".inquire-bar a").attr("href")).toContain("Commission%20a%20piece%20like");
  const reserved = await readPiece("Sapphire Solitaire");
  expect(reserved.texts(".piece-price .dot")[0]).toMatch(/^Reserved/);
  const made = await readPiece("Hammered Gold Band");
  expect(made.texts(".piece-price .dot")[0]).toMatch(/^Made to order/);
});

test("links back to all items, to its tags and to its collections", async () => {
  const { $ } = await readPiece("Labradorite Teardrop");
  expect($("a:contains('Back to Items')").attr("href")).toBe("/blog");
  expect($("ul[aria-label=Tags] a").first().attr("href")).toMatch(/^\/blog\?tagIds=\d+$/);
  const story = $("h3:contains('Stones that change when you move') a").attr("href");
  expect(story).toBe("/collections/stones-that-change-when-you-move");
});

test("shows six related pieces, sold ones last", async () => {
  const { texts, $ } = await readPiece("Moonstone Cabochon Ring");
  const names = texts("section:has(h2:contains('Related')) li h3");
  expect(names).toHaveLength(6);
  expect(names[0]).toMatch(/^(?:Labradorite Teardrop|Opal Bezel Necklace)$/);
  expect(names).not.toContain("Moonstone Cabochon Ring");
  const states = $("section:has(h2:contains('Related')) li")
    .toArray()
    .map((tile) => $(tile).text().includes("Sold"));
  expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)));
});

test.each(["999999", "abc", "0", "99999999999"])("/products/%s is no piece", async (id) => {
  const { status, $, texts } = await read(`/products/${id}`);
  expect(status).toBe(404);
  expect(texts("h1")).toEqual(["Product not found"]);
  expect($("main input[type=search]")).toHaveLength(1);
  expect($("a:contains('Back to Items')").attr("href")).toBe("/collections");
  expect($("meta[name=robots]").attr("content")).toBe("noindex");
});

describe("a piece of one's own", () => {
  test("shows four further pictures as thumbnails, and gives the viewer all of them", async () => {
    const { $ } = await add({ images: await photosOf(7) });
    const thumbnails = $("ul[aria-label=Photos] > li").toArray();
    const shown = thumbnails.filter((item) => $(item).attr("hidden") === undefined);
    expect(shown).toHaveLength(5);
    expect($(shown[0]).find("a").attr("aria-label")).toBe("Photo 1 of 7");
    const viewer = JSON.parse($("[data-island=viewer] script").text()) as { pictures: unknown[] };
    expect(viewer.pictures).toHaveLength(7);
  });

  test("names pictures without a description after the piece", async () => {
    await shop.db.updateTable("media").set({ alt: "" }).execute();
    const { $ } = await add({ images: await photosOf(2), description: "One.\n\nTwo." });
    expect($(".gallery-main img").attr("alt")).toBe("Moon Ring");
    const story = $("section[aria-label='The story of this piece'] img");
    expect(story.attr("alt")).toBe("Moon Ring, view 2");
  });

  test("lists only known details, and neither thumbnails nor a viewer without pictures", async () => {
    const { $, texts } = await add({ price: 500, weight: 1250 });
    expect(texts(".piece-details dt")).toEqual(["Weight"]);
    expect(texts(".piece-details dd")).toEqual(["12.5 g"]);
    expect(texts(".price-big")).toEqual(["$5.00"]);
    expect($("ul[aria-label=Photos], [data-island=viewer]")).toHaveLength(0);
  });

  test("shows what follows the first paragraph as its story", async () => {
    const { texts } = await add({ description: "The first.\n\nThe second.\n\nThe third." });
    expect(texts(".piece-lead")).toEqual(["The first."]);
    expect(texts("section[aria-label='The story of this piece'] p")).toEqual([
      "The second.",
      "The third.",
    ]);
  });

  test("is shown to the admin only while hidden, with its badge and an Edit link", async () => {
    const hidden = { name: "Behind the curtain", price: 500, isActive: false };
    const { id } = await createProduct(shop, hidden, { by: null });
    expect((await read(`/products/${id}`)).status).toBe(404);
    const { status, $, texts } = await pageReader(shop, "admin")(`/products/${id}`);
    expect(status).toBe(200);
    expect(texts("main")[0]).toContain("Hidden");
    expect($("a:contains('Edit')").attr("href")).toBe(`/admin?edit=${id}`);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
  });
});
