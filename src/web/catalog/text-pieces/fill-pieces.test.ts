import { expect, test } from "vitest";
import type { ProductSummary } from "#contract/catalogue/products.ts";
import { fillPieces, listPieceIds } from "./fill-pieces.ts";

const ring = {
  id: 7,
  name: 'Ring "Ash & Oak"',
  price: "1250.00",
  metal: "",
  media: [],
  isActive: true,
  availability: "sold",
  reservedUntil: null,
  leadTime: null,
} as unknown as ProductSummary;

const link = (id: number, name: string) =>
  `<p><a href="/products/${id}" data-product-id="${id}">${name}</a></p>`;

test("lists each piece of a text once, in its order", () => {
  const html = link(7, "A") + '<p><a href="/products/5">B</a></p>' + link(3, "C") + link(7, "A");
  expect(listPieceIds(html)).toEqual([7, 3]);
});

test("shows a piece by its current name, price and state", () => {
  expect(fillPieces(`<p>Before.</p>${link(7, "Its old name")}`, [ring])).toBe(
    '<p>Before.</p><p><a class="text-piece" data-product-id="7" href="/products/7">' +
      '<span class="text-piece-words"><span class="text-piece-name">Ring &quot;Ash &amp; Oak&quot;</span>' +
      '<span class="price">$1,250.00</span><span class="dot sold">Sold</span></span></a></p>',
  );
});

test("names the metal where it is known", () => {
  const html = fillPieces(link(7, "Ring"), [{ ...ring, metal: "18k yellow gold, 4.2\u00A0g" }]);
  expect(html).toContain("<small>18k yellow gold, 4.2\u00A0g</small>");
});

test("shows the first photo around its focal point, and no state of an available piece", () => {
  const media = [{ url: "https://photos.example/a.jpg", width: 10, focalX: 0.25, focalY: 0.5 }];
  const html = fillPieces(link(7, "Ring"), [
    { ...ring, media, availability: "available" } as unknown as ProductSummary,
  ]);
  expect(html).toContain('style="object-position:25% 50%" src="https://photos.example/a.jpg"');
  expect(html).not.toContain("dot");
});

test("keeps the words of a piece that is hidden or deleted, without a link", () => {
  expect(fillPieces(link(9, "The <em>first</em> cuff"), [ring])).toBe(
    '<p><span class="text-piece-gone">The <em>first</em> cuff <small>No longer available</small></span></p>',
  );
});

test("keeps the link of a piece that is still loading", () => {
  expect(fillPieces(link(9, "Cuff"), [ring], [9])).toBe(link(9, "Cuff"));
});
