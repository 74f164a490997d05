import { expect, test } from "vitest";
import type { SourcePiece } from "../../source.ts";
import { readPage } from "./read-page.ts";

const PAGE = new URL("https://old.example/pieces/ember-ring?utm_source=a");

const read = (html: string) => readPage(`<!doctype html><html><body>${html}</body></html>`, PAGE);

const script = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const product = (fields: Record<string, unknown> = {}) => ({
  "@type": "Product",
  name: "Ember Ring",
  url: "/pieces/ember-ring",
  offers: { price: "249.00", priceCurrency: "USD" },
  ...fields,
});

function pieceOf(html: string): SourcePiece {
  const { item } = read(html);
  if (!item || !("piece" in item)) throw new Error(`It is ${JSON.stringify(item)}`);
  return item.piece;
}

test("adds the gallery to the one picture that its data names, in the largest size", () => {
  const html = `${script(product({ image: "/up/a-300x300.jpg" }))}
    <div class="product-gallery"><a href="/up/a.jpg"><img src="/up/a-300x300.jpg" alt="Front"></a>
    <a href="/up/b.jpg"><img src="/up/b-300x300.jpg" alt=""></a></div>`;
  expect(pieceOf(html).pictures).toEqual([
    { url: "https://old.example/up/a.jpg", alt: "Front" },
    { url: "https://old.example/up/b.jpg", alt: "" },
  ]);
});

test("resolves pictures by the base of the page", () => {
  const html = `<base href="https://cdn.example/x/">${script(product())}<div class="gallery"><img src="a.jpg"></div>`;
  expect(pieceOf(html).pictures).toEqual([{ url: "https://cdn.example/x/a.jpg", alt: "" }]);
});

test("reads the category of the trail that visitors see", () => {
  const trail = `<nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/s">Shop</a> /
    <a href="/rings">Rings &amp; Bands</a> / <a href="/rings/gold">Gold</a> / Ember Ring</nav>`;
  expect(pieceOf(trail + script(product())).categories).toEqual(["Gold", "Rings & Bands"]);
  expect(pieceOf(trail + script(product({ category: "Rings" }))).categories).toEqual(["Rings"]);
  expect(pieceOf(`${trail}<h1>Ember Ring</h1><p class="price">$249</p>`).categories).toEqual([
    "Gold",
    "Rings & Bands",
  ]);
});

test("leaves related pieces to their own pages", () => {
  const html = [
    script(product()),
    script(product({ name: "Ash Ring", url: "/pieces/ash-ring" })),
    script(product({ name: "Coal Ring", url: undefined })),
  ].join("");
  const { item, listed } = read(html);
  expect(item && "piece" in item && item.piece.name).toBe("Ember Ring");
  expect(listed.map(({ url }) => url?.pathname)).toEqual(["/pieces/ash-ring"]);
});

test.each([
  ["its link", '<link rel="canonical" href="/rings/e#top">', "https://old.example/rings/e"],
  [
    "its tag for social networks",
    '<meta property="og:url" content="/rings/e">',
    "https://old.example/rings/e",
  ],
  [
    "its link with www",
    '<link rel="canonical" href="https://www.old.example/rings/e">',
    "https://www.old.example/rings/e",
  ],
  ["its own address rather than the home page", '<link rel="canonical" href="/">', PAGE.href],
  [
    "its own address rather than another site",
    '<link rel="canonical" href="https://other.example/x">',
    PAGE.href,
  ],
])("takes the address of a page from %s", (_, head, address) => {
  expect(pieceOf(head + script(product({ url: undefined }))).address).toBe(address);
});
