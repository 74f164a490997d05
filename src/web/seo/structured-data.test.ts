import { describe, expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { article } from "./article.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { jewelryStore } from "./jewelry-store.ts";
import { materialOf, product } from "./product.ts";
import { webSite } from "./web-site.ts";

const site = { origin: "https://shop.example", settings: SAMPLE_SETTINGS };
const instant = "2026-11-20T15:00:00.000Z";

const piece = productFixture({
  name: "Hammered Band",
  description: "A band planished <em>until</em> it glows.",
  price: "890.00",
  categoryId: 12,
  sku: "FG-1",
  materials: "18k yellow gold",
  weight: "6.40",
  dimensions: "5 mm wide",
  images: ["https://elsewhere.example/band.jpg"],
  media: [
    {
      url: "https://elsewhere.example/band.jpg",
      alt: "",
      width: null,
      height: null,
      blur: "",
      color: "",
      focalX: 0.5,
      focalY: 0.5,
    },
  ],
});

describe("a piece", () => {
  test("is a Product with an offer in US dollars", () => {
    expect(product(site, piece, "Rings")).toMatchObject({
      "@type": "Product",
      name: "Hammered Band",
      description: "A band planished until it glows.",
      url: "https://shop.example/products/12",
      image: ["https://elsewhere.example/band.jpg"],
      sku: "FG-1",
      category: "Rings",
      material: "18k yellow gold",
      weight: { value: 6.4, unitCode: "GRM" },
      brand: { name: "Fernhill Goldsmith" },
      offers: {
        "@type": "Offer",
        price: "890.00",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        seller: { "@id": "https://shop.example/#store" },
      },
    });
  });

  test("states metals and stones by their names, and in detail as properties", () => {
    const metals = [{ alloy: "18k-yellow-gold", grams: "4.20" }];
    const stones = [{ kind: "sapphire", cut: "round", carats: "1.2" }];
    expect(product(site, { ...piece, metals, stones })).toMatchObject({
      material: "18k yellow gold, sapphire",
      additionalProperty: [
        { "@type": "PropertyValue", name: "Metal", value: "18k yellow gold 4.2 g" },
        { "@type": "PropertyValue", name: "Stones", value: "round sapphire, 1.2 ct" },
      ],
    });
  });

  test("states the US size of a ring, and further facts as properties", () => {
    expect(product(site, piece)).toMatchObject({
      size: "5 mm wide",
      additionalProperty: undefined,
    });
    expect(product(site, { ...piece, ringSize: 6.5, hallmark: "18K" })).toMatchObject({
      size: {
        "@type": "SizeSpecification",
        name: "6½",
        sizeSystem: "https://schema.org/WearableSizeSystemUS",
      },
      additionalProperty: [{ "@type": "PropertyValue", name: "Hallmark", value: "18K" }],
    });
  });

  test.each([
    [{ isActive: true }, "InStock"],
    [{ isActive: false }, "OutOfStock"],
    [{ availability: "reserved" as const }, "InStock"],
    [{ availability: "made_to_order" as const }, "MadeToOrder"],
    [{ availability: "sold" as const }, "SoldOut"],
  ])("%o is %s", (change, availability) => {
    expect(product(site, { ...piece, ...change })).toHaveProperty(
      "offers.availability",
      `https://schema.org/${availability}`,
    );
  });

  test.each([
    [{ materials: null, description: "Fine GOLD wire and silver" }, "Gold"],
    [{ materials: " ", description: "Sterling Silver" }, "Silver"],
    [{ materials: null, description: "Enamel" }, "Mixed Media"],
    [{ materials: null, description: null }, "Mixed Media"],
    [{ materials: "Oak", description: "gold" }, "Oak"],
  ])("%o is made of %s", (fields, material) => {
    expect(materialOf({ metals: [], stones: [], ...fields })).toBe(material);
  });
});

test("describes a collection as an Article that mentions its pieces", () => {
  const collection = {
    title: "The hammer’s mark",
    slug: "the-hammers-mark",
    description: "Left as the last strike left them.",
    media: [],
    publishedAt: null,
    createdAt: instant,
    updatedAt: instant,
  } as unknown as Collection;
  expect(article(site, collection, [piece])).toMatchObject({
    "@type": "Article",
    headline: "The hammer’s mark",
    url: "https://shop.example/collections/the-hammers-mark",
    datePublished: instant,
    author: { name: "Fernhill Atelier" },
    mentions: [{ "@id": "https://shop.example/products/12#product", name: "Hammered Band" }],
  });
});

test("describes the shop as a JewelryStore, without a social network's front page as profile", () => {
  expect(jewelryStore(site)).toMatchObject({
    "@type": "JewelryStore",
    name: "Fernhill Goldsmith",
    telephone: "(540) 555-0142",
    address: { addressLocality: "Staunton", addressRegion: "Virginia", addressCountry: "US" },
    sameAs: undefined,
  });
  const instagramUrl = "https://www.instagram.com/somebody/";
  expect(jewelryStore({ ...site, settings: { ...site.settings, instagramUrl } })).toMatchObject({
    sameAs: [instagramUrl],
  });
});

test("describes the search of the website", () => {
  expect(webSite(site)).toHaveProperty(
    "potentialAction.target.urlTemplate",
    "https://shop.example/collections?search={search_term_string}",
  );
});

test("lists breadcrumbs from Home, counted from one", () => {
  expect(breadcrumbs(site, [{ name: "About", path: "/about" }])).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://shop.example/" },
      { position: 2, name: "About", item: "https://shop.example/about" },
    ],
  });
});
