import { expect, test } from "vitest";
import { SHOPIFY_JSON } from "#tests/support/platform-files.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const NEW_HEADER =
  "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Weight value (grams),Weight unit for display,Product image URL,Image position,Image alt text,Variant image URL,Gift card,Price / Europe,Jewelry material (product.metafields.shopify.jewelry-material)";

test("groups rows by handle wherever they stand, with pictures in order and the lowest price", async () => {
  const csv = [
    NEW_HEADER,
    'Ember ring,ember-ring,"<p>Forged <b>hot</b>.</p><p>Worn cold.</p>",Fern,Apparel & Accessories > Jewelry > Rings,Statement,"bold, Gold",TRUE,Active,EM-1,,Size,6,1299.00,1500,shopify,2,6,g,https://cdn.shopify.com/s/files/1/0001/2345/files/b.jpg?v=1,2,side,,FALSE,1100,gold; ruby',
    ",ember-ring,,,,,,,,EM-2,,,7,1250,,shopify,1,6,g,https://cdn.shopify.com/s/files/1/0001/2345/files/a.jpg?v=1,1,front,https://cdn.shopify.com/s/files/1/0001/2345/files/v.jpg,,,",
    ",ember-ring,,,,,,,,,,,,,,,,,,https://cdn.shopify.com/s/files/1/0001/2345/files/c.jpg,3,,,,,",
    "Ash pin,ash-pin,,,,,,FALSE,Active,,,,,40,,,,0,g,,,,,,,",
    "Coal,coal,,,,,,TRUE,Draft,,,,,,,,,,,,,,,,,",
    ",ember-ring,,,,,,,,EM-3,,,8,1240,,shopify,2,,,,,,,,,,",
    ",nameless,,,,,,,,,,,,1,,,,,,,,,,,,",
  ].join("\r\n");
  expect(await readCsvPieces(csv)).toEqual({
    layout: "shopify",
    sourceKey: "shopify/1/0001/2345",
    pieces: {
      "2,3,4,7": {
        name: "Ember ring",
        externalId: "ember-ring",
        address: "/products/ember-ring",
        sku: "EM-1",
        description: "Forged hot.\n\nWorn cold.\n\nSize: 6, 7, 8",
        priceCents: 124_000,
        stock: 5,
        isActive: true,
        weightCentigrams: 600,
        materials: "gold, ruby",
        categories: ["Statement", "Rings", "Jewelry", "Apparel & Accessories"],
        tags: [
          { name: "bold", type: null },
          { name: "Gold", type: null },
        ],
        pictures: [
          { url: "https://cdn.shopify.com/s/files/1/0001/2345/files/a.jpg?v=1", alt: "front" },
          { url: "https://cdn.shopify.com/s/files/1/0001/2345/files/b.jpg?v=1", alt: "side" },
          { url: "https://cdn.shopify.com/s/files/1/0001/2345/files/c.jpg", alt: "" },
          { url: "https://cdn.shopify.com/s/files/1/0001/2345/files/v.jpg", alt: "" },
        ],
        notes: [
          "It has 3 variants (Size: 6, 7, 8) and is one piece here; of prices from 1240.00 to 1299.00 the lowest was taken.",
          "Size: listed in its description.",
          "Left out, since a piece has one SKU: EM-2, EM-3.",
        ],
      },
      "5": expect.objectContaining({ name: "Ash pin", priceCents: 4000, isActive: false }),
      "6": expect.objectContaining({ name: "Coal", isActive: false }),
      "8": "There is no name.",
    },
  });
});

test("recognizes Shopify's former header", async () => {
  const csv = [
    "Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,Variant Image,Cost per item,Status",
    "moon,Moon,Words,Fern,,Pendants,,true,Metal,Silver,M-1,12.5,shopify,-2,deny,85.50,99,https://old.example/m.jpg,1,A moon,false,,,active",
    "moon,,,,,,,,,Gold,M-2,12.5,shopify,4,deny,185.50,,,,,,,,",
  ].join("\n");
  const { layout, pieces } = await readCsvPieces(csv);
  expect(layout).toBe("shopify");
  expect(pieces["2,3"]).toMatchObject({
    name: "Moon",
    sku: "M-1",
    priceCents: 8550,
    stock: 4,
    isActive: true,
    weightCentigrams: 1250,
    materials: "Silver, Gold",
    categories: ["Pendants"],
    pictures: [{ url: "https://old.example/m.jpg", alt: "A moon" }],
  });
});

test("lists the options of variants, with materials as such and each picture once", async () => {
  const cdn = "https://cdn.shopify.com/s/files/1/0001/2345/files";
  const csv = [
    "Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Variant Image",
    `band,Band,Plain.,Ring Size,6,Metal,Gold,B-1,1,80,${cdn}/a.jpg?v=1,${cdn}/a.jpg?v=2`,
    `band,,,,7,,Gold,B-2,2,,${cdn}/b.jpg?v=1,${cdn}/c.jpg`,
    `band,,,,6,,gold,B-3,,75,,${cdn}/c.jpg?v=9`,
    "solo,Solo,,Title,Default Title,,,S-1,1,40,,",
    "one,One,,Length,40 cm,,,O-1,,50,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv);
  expect(pieces["2,3,4"]).toMatchObject({
    description: "Plain.\n\nRing Size: 6, 7\nMetal: Gold",
    materials: "Gold",
    priceCents: 7500,
    stock: 3,
    pictures: ["a.jpg?v=1", "b.jpg?v=1", "c.jpg"].map((name) => ({
      url: `${cdn}/${name}`,
      alt: "",
    })),
    notes: [
      "It has 3 variants (Ring Size: 6, 7; Metal: Gold) and is one piece here; of prices from 75.00 to 80.00 the lowest was taken.",
      "Ring Size, Metal: listed in its description; Metal also in its materials.",
      "Left out, since a piece has one SKU: B-2, B-3.",
    ],
  });
  expect(pieces["5"]).not.toHaveProperty("description");
  expect(pieces["5"]).not.toHaveProperty("notes");
  expect(pieces["6"]).toMatchObject({
    description: "Length: 40 cm",
    notes: ["Length: listed in its description."],
  });
});

test("reads the types of 2022 as categories", async () => {
  const csv = [
    "Handle,Title,Body (HTML),Standard Product Type,Custom Product Type,Variant Price",
    "1902,Ember,,Apparel & Accessories > Jewelry > Rings,Signets,40",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv);
  expect(pieces["2"]).toMatchObject({
    address: "/products/1902",
    categories: ["Signets", "Rings", "Jewelry", "Apparel & Accessories"],
  });
});

test("reads a SKU without the apostrophe that keeps its zeros", async () => {
  const csv = "Title,URL handle,Price,SKU\nEmber,ember,40,'0070\nAsh,ash,41,'70s\n";
  const { pieces } = await readCsvPieces(csv);
  expect([pieces["2"], pieces["3"]]).toMatchObject([{ sku: "0070" }, { sku: "'70s" }]);
});

test("reads Shopify's JSON as it reads its CSV", async () => {
  const { layout, sourceKey, pieces } = await readCsvPieces(SHOPIFY_JSON);
  expect([layout, sourceKey]).toEqual(["shopify", "shopify/1/12"]);
  expect(pieces).toMatchObject({
    "2,3": {
      name: "Ember ring",
      externalId: "ember-ring",
      address: "/products/ember-ring",
      description: "Warm, red\n\nRing size: 6, 7",
      sku: "ember-ring-0",
      priceCents: 12_000,
      stock: 1,
      isActive: true,
      weightCentigrams: 800,
      categories: ["Rings"],
      tags: [
        { name: "gold", type: null },
        { name: "red", type: null },
      ],
      pictures: [{ url: "https://cdn.shopify.com/s/files/1/12/files/ember-ring.jpg?v=1", alt: "" }],
    },
    "4": { name: "Ash ring", priceCents: 4000, stock: 0 },
  });
  const product = {
    title: "Ember",
    handle: "ember",
    body_html: "",
    status: "draft",
    tags: "gold, red",
    published_at: null,
    variants: [
      { option1: "6", price: "9.00", compare_at_price: "12.00", inventory_quantity: 2 },
      { option1: "7", price: "9.00", inventory_quantity: 3 },
    ],
    images: [{ src: "https://a.example/1.jpg", alt: "Front" }],
    options: [{ name: "Size" }],
  };
  const admin = await readCsvPieces(JSON.stringify({ product }));
  expect(admin.pieces["2,3"]).toMatchObject({
    stock: 5,
    isActive: false,
    priceCents: 900,
    tags: [{ name: "gold" }, { name: "red" }],
    pictures: [{ url: "https://a.example/1.jpg", alt: "Front" }],
  });
});
