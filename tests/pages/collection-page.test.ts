import { expect, test } from "vitest";
import { createCollection } from "#domain/catalogue/collections/create-collection.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import { sampleTestShop } from "#tests/support/sample-test-shop.ts";
import { pageReader } from "#tests/support/test-pages.ts";
import { testShop } from "#tests/support/test-shop.ts";

test("shows its text, its pieces, its neighbors and more like it", async () => {
  const { $, texts } = await pageReader(await sampleTestShop())("/collections/the-hammers-mark");
  expect(texts("title")[0]).toMatch(/^The hammer’s mark, Fernhill Goldsmith/);
  expect(texts("h1")).toEqual(["The hammer’s mark"]);
  const head = texts("article header")[0] ?? "";
  expect(head).toContain("Three pieces left just as the last strike");
  expect(head).toContain("Fernhill Atelier");
  expect(head).toContain("5 min read");
  expect(texts("article header time")).toEqual(["November 12, 2026"]);
  expect($("article h2").length).toBeGreaterThan(0);
  expect($("article blockquote")).toHaveLength(1);
  const pieces = "section:has(h2:contains('Pieces in this collection'))";
  expect(texts(`${pieces} h3`)).toEqual([
    "Forged Gold Cuff",
    "Hammered Gold Band",
    "Hammered Hoops",
    "Hammered Disc Earrings",
  ]);
  expect(texts(pieces)[0]).toContain("$3,450.00");
  const related = $("section:has(h2:contains('Related Collections')) article");
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(3);
  const tag = $("ul[aria-label=Tags] a:contains('Rings')").attr("href");
  expect(tag).toMatch(/^\/blog\?tagIds=\d+$/);
  const more = $("nav[aria-label='More collections'] a").toArray();
  expect(more.map((link) => $(link).attr("href"))).toEqual([
    "/collections/stones-that-change-when-you-move",
  ]);
  expect($("ul[aria-label=Photos] a")).toHaveLength(4);
});

test("an unknown one is a 404 with a search and a link back", async () => {
  const { status, $, texts } = await pageReader(await testShop())("/collections/never-written");
  expect(status).toBe(404);
  expect(texts("h1")).toEqual(["Collection Not Found"]);
  expect($("main input[type=search]")).toHaveLength(1);
  expect($("a:contains('Back to Collections')").attr("href")).toBe("/collections");
});

test("a draft is shown to the admin only, with its badge and an Edit link", async () => {
  const shop = await testShop();
  const draft = { title: "Not yet", slug: "not-yet", description: "Still being written." };
  const { id } = await createCollection(shop, draft, null);
  expect((await pageReader(shop)("/collections/not-yet")).status).toBe(404);
  const { status, $, texts } = await pageReader(shop, "admin")("/collections/not-yet");
  expect(status).toBe(200);
  expect(texts("main")[0]).toContain("Draft");
  expect($("a:contains('Edit')").attr("href")).toBe(`/admin/collections?edit=${id}`);
  expect(texts("main")[0]).toContain("No content available.");
});

test("a former slug is redirected permanently", async () => {
  const shop = await testShop();
  const given = { title: "Moved", slug: "before", description: "It moves.", isPublished: true };
  const { id } = await createCollection(shop, given, null);
  await updateCollection(shop, id, { slug: "after" }, { by: null });
  const { status, headers } = await pageReader(shop)("/collections/before");
  expect([status, headers.get("Location")]).toEqual([301, "/collections/after"]);
  expect((await pageReader(shop)("/collections/after")).status).toBe(200);
});
