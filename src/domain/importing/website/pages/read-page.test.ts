import { describe, expect, test } from "vitest";
import { BLANK_FACTS } from "#tests/support/blank-facts.ts";
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

test("reads each field of JSON-LD", () => {
  const piece = pieceOf(
    script(
      product({
        description: "<p>Forged.</p><p>Polished &amp; signed.</p>",
        sku: "EMB-1",
        image: [
          "/a.jpg",
          { "@type": "ImageObject", contentUrl: "https://cdn.example/b.jpg", caption: "Side" },
          "/a.jpg",
          "data:image/png;base64,AAAA",
        ],
        material: ["18 kt gold", "Ruby"],
        weight: { "@type": "QuantitativeValue", value: 6.4, unitCode: "GRM" },
        width: { value: "21", unitCode: "MMT" },
        height: { value: "4.5", unitCode: "MMT" },
        category: "Home > Jewelry > Rings",
        offers: {
          "@type": "Offer",
          price: 249.5,
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
        },
        isRelatedTo: [product({ name: "Another" })],
      }),
    ),
  );
  expect(piece).toEqual({
    ...BLANK_FACTS,
    externalId: null,
    address: PAGE.href,
    sku: "EMB-1",
    name: "Ember Ring",
    description: "Forged.\n\nPolished & signed.",
    priceCents: 24_950,
    stock: 1,
    isActive: true,
    isCustomDesign: null,
    materials: "18 kt gold, Ruby",
    weightCentigrams: 640,
    dimensions: "21 × 4.5 mm",
    categories: ["Rings", "Jewelry"],
    tags: [
      { name: "18 kt gold", type: "material" },
      { name: "Ruby", type: "material" },
    ],
    pictures: [
      { url: "https://old.example/a.jpg", alt: "" },
      { url: "https://cdn.example/b.jpg", alt: "Side" },
    ],
    keywords: [],
    notes: [],
  });
});

describe("structures of JSON-LD", () => {
  test.each<[string, string]>([
    ["a graph", script({ "@graph": [{ "@type": "WebSite" }, product()] })],
    ["a list", script([{ "@type": "Organization", name: "Old" }, product()])],
    ["several types", script(product({ "@type": ["Thing", "http://schema.org/Product"] }))],
    ["the page's main entity", script({ "@type": "ItemPage", mainEntity: product() })],
    ["the second script", script({ "@type": "WebPage", name: "Ember" }) + script(product())],
    [
      "a trailing comma",
      script('{"@type":"Product","name":"Ember Ring","offers":{"price":"249.00",},}'),
    ],
    [
      "comments",
      script('{/* a */"@type":"Product",// b\n"name":"Ember Ring","offers":{"price":249}}'),
    ],
    ["a CDATA wrapper", script(`//<![CDATA[\n${JSON.stringify(product())}\n//]]>`)],
    ["escaped quotes", script(JSON.stringify(product()).replaceAll('"', "&quot;"))],
    [
      "a price in its specification, the sale's first",
      script(
        product({
          offers: [
            {
              "@type": "Offer",
              priceSpecification: [
                { "@type": "UnitPriceSpecification", price: "249.00", priceCurrency: "USD" },
                { "@type": "UnitPriceSpecification", price: "299.00", priceCurrency: "USD" },
              ],
            },
          ],
        }),
      ),
    ],
    [
      "an aggregate",
      script(product({ offers: { lowPrice: "249", highPrice: "299", offerCount: 2 } })),
    ],
    [
      "a group with variants",
      script({
        "@type": "ProductGroup",
        name: "Ember Ring",
        hasVariant: [
          product({ name: "Ember Ring 7", offers: { price: 299 } }),
          product({ name: "Ember Ring 6" }),
        ],
      }),
    ],
    [
      "offers by their id",
      script({
        "@graph": [
          product({ offers: { "@id": "#o" } }),
          { "@id": "#o", "@type": "Offer", price: "249.00" },
        ],
      }),
    ],
    ["the same piece twice", script(product({ offers: undefined, sku: "E" })) + script(product())],
  ])("reads %s", (_, html) => {
    expect(pieceOf(html)).toMatchObject({ name: "Ember Ring", priceCents: 24_900 });
  });

  test("reads a description that is a tree", () => {
    const description = {
      root: {
        children: [
          { type: "paragraph", children: [{ text: "Forged" }, { text: " by hand." }] },
          { type: "paragraph", children: [{ text: "Signed." }] },
        ],
      },
    };
    expect(pieceOf(script(product({ description }))).description).toBe(
      "Forged by hand.\n\nSigned.",
    );
  });

  test("repairs invalid JSON with a note and ignores what it cannot repair", () => {
    const mended = script('{"@type":"Product","name":"Ember Ring",}');
    expect(pieceOf(mended).notes).toEqual([
      "The data of its page broke JSON's rules and was mended.",
    ]);
    for (const broken of ["[".repeat(100_000), '{"@type":', "\u0000", "not at all"]) {
      expect(pieceOf(script(broken) + script(product())).name).toBe("Ember Ring");
    }
  });
});

describe("prices in JSON-LD", () => {
  test.each<[unknown, number | null]>([
    ["1,299.00", 129_900],
    ["1.299,00", 129_900],
    ["from $40", 4000],
    [1299, 129_900],
    ["$1,299", 129_900],
    ["", null],
    ["on request", null],
    [undefined, null],
  ])("reads %j", (price, cents) => {
    expect(pieceOf(script(product({ offers: { price } }))).priceCents).toBe(cents);
  });

  test("leaves another currency to a person", () => {
    const { item } = read(script(product({ offers: { price: "80", priceCurrency: "eur" } })));
    expect(item).toMatchObject({
      kind: "doubtful",
      reason: "Its price is 80.00 EUR, not US dollars.",
    });
  });
});

const stockOf = (availability: string) =>
  pieceOf(script(product({ offers: { price: 1, availability } }))).stock;

test("maps availability to stock", () => {
  expect(
    ["InStock", "https://schema.org/MadeToOrder", "in stock", "LimitedAvailability"].map(stockOf),
  ).toEqual([1, 1, 1, 1]);
  expect(
    ["http://schema.org/SoldOut", "OutOfStock", "Discontinued", "BackOrder"].map(stockOf),
  ).toEqual([0, 0, 0, 0]);
  expect(stockOf("who knows")).toBeNull();
});

test("lists products of an overview page with their own addresses", () => {
  const list = [1, 2].map((n) => product({ name: `Ring ${n}`, url: `/pieces/ring-${n}` }));
  const { item, listed } = read(
    script({
      "@type": "ItemList",
      itemListElement: list.map((each) => ({ "@type": "ListItem", item: each })),
    }),
    new URL("https://old.example/rings"),
  );
  expect(item).toBeNull();
  expect(listed.map(({ url }) => url?.pathname)).toEqual(["/pieces/ring-1", "/pieces/ring-2"]);
});

const addressIn = (href: string) =>
  pieceOf(`<link rel=canonical href="${href}">${script(product())}`).address;

test("uses the canonical address on the same host", () => {
  expect(addressIn("/pieces/ember#top")).toBe("https://old.example/pieces/ember");
  expect(addressIn("https://elsewhere.example/x")).toBe(PAGE.href);
});
