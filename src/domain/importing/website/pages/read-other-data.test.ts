import { expect, test } from "vitest";
import type { SourcePiece } from "../../source.ts";
import { readPage } from "./read-page.ts";

const PAGE = new URL("https://old.example/pieces/ember-ring");

const read = (html: string, url = PAGE) => readPage(`<!doctype html><body>${html}`, url);

function pieceOf(html: string): SourcePiece {
  const { item } = read(html);
  if (item?.kind !== "piece") throw new Error(`It is ${JSON.stringify(item)}`);
  return item.piece;
}

const script = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

const product = (fields: Record<string, unknown> = {}) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Ember Ring",
  offers: { "@type": "Offer", price: "249.00", priceCurrency: "USD" },
  ...fields,
});

const microdata = `
  <div itemscope itemtype="http://schema.org/Product">
    <h1 itemprop="name">Ember <em>Ring</em></h1>
    <img itemprop="image" src="/a.jpg"><img itemprop="image" src="/b.jpg">
    <div itemprop="description"><p>Forged.</p><p>Signed.</p></div>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="249.00">$249</span>
      <link itemprop="availability" href="https://schema.org/OutOfStock">
    </div>
    <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product">
      <span itemprop="name">Another</span><span itemprop="image">/c.jpg</span>
    </div>
  </div>`;

test("reads microdata with nested offers, without related products", () => {
  expect(read(microdata)).toMatchObject({
    item: {
      kind: "piece",
      piece: {
        name: "Ember Ring",
        description: "Forged.\n\nSigned.",
        priceCents: 24_900,
        stock: 0,
        pictures: [{ url: "https://old.example/a.jpg" }, { url: "https://old.example/b.jpg" }],
      },
    },
    listed: [],
  });
});

const openGraph = `
  <meta property="og:type" content="product"><meta property="og:site_name" content="Old Shop">
  <meta property="og:title" content="Ember Ring – Old Shop"><meta property="og:description" content="Forged.">
  <meta property="og:image" content="https://old.example/og.jpg"><meta property="og:image:alt" content="Front">
  <meta property="product:price:amount" content="249.00"><meta property="product:price:currency" content="USD">
  <meta property="product:availability" content="instock">`;

test("falls back to OpenGraph and fills gaps from it", () => {
  const expected = {
    name: "Ember Ring",
    description: "Forged.",
    priceCents: 24_900,
    stock: 1,
    pictures: [{ url: "https://old.example/og.jpg", alt: "Front" }],
  };
  expect(pieceOf(openGraph)).toMatchObject(expected);
  const bare = script(product({ name: "Ember Ring (JSON-LD)", offers: { price: "250" } }));
  expect(pieceOf(openGraph + bare)).toMatchObject({
    ...expected,
    name: "Ember Ring (JSON-LD)",
    priceCents: 25_000,
  });
});

test("marks a page with only heading and price as doubtful, and ignores one without a price", () => {
  const html =
    "<main><h1>Ember Ring</h1><img src=/a.jpg alt=Front><img src=/logo.png><p>Forged from one bar of gold, signed.</p><b class=price>from $249.00</b></main>";
  expect(read(html).item).toMatchObject({
    kind: "doubtful",
    where: PAGE.href,
    piece: {
      name: "Ember Ring",
      priceCents: 24_900,
      pictures: [{ url: "https://old.example/a.jpg" }],
    },
  });
  expect(read("<h1>About us</h1><p>Since 1990.</p>").item).toBeNull();
  expect(
    read("<h1>Shipping</h1><p>$40</p>", new URL("https://old.example/shipping")).item,
  ).toBeNull();
});

test("reads keywords in any notation and notes brand and color as omitted", () => {
  const expected = pieceOf(
    script(
      product({
        keywords: ["gold, ring", { "@type": "DefinedTerm", name: "ember &amp; ash" }],
        brand: { "@type": "Brand", name: "Fernhill" },
        color: ["Rose", "Rose", "Red"],
      }),
    ),
  );
  expect(expected).toMatchObject({
    keywords: ["gold", "ring", "ember & ash"],
    notes: ["Left out, having no place here: brand (Fernhill); color (Rose, Red)."],
  });
  expect(pieceOf(script(product()))).toMatchObject({ keywords: [], notes: [] });
});
