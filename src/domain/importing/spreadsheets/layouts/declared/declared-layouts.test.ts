import { expect, test } from "vitest";
import * as files from "#tests/support/platform-files.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const pictures = (...names: string[]) =>
  names.map((name) => ({ url: `https://old.example/${name}.jpg`, alt: "" }));
const red = { name: "red", type: null };
const described = (option: string, range: string, omitted: string) => [
  `It has 2 variants (${option}) and is one piece here; of prices from ${range} the lowest was taken.`,
  `${option.split(":")[0]}: listed in its description.`,
  `Left out, since a piece has one SKU: ${omitted}.`,
];

test("reads BigCommerce's products with their SKUs, rules and stock", async () => {
  expect(await readCsvPieces(files.BIGCOMMERCE)).toEqual({
    layout: "bigcommerce",
    sourceKey: null,
    pieces: {
      "2,3,4,5": {
        name: 'Ember ring, "forged"',
        sku: "E-1",
        description: "Warm.\n\nRed.\n\nRing size: 6, 7",
        priceCents: 12_000,
        costCents: 4000,
        stock: 3,
        isActive: true,
        address: "/ember-ring/",
        categories: ["Rings", "Shop All", "Sale"],
        pictures: [
          { url: "https://old.example/e/1.jpg", alt: "Front" },
          { url: "https://old.example/e/2.jpg", alt: "Back" },
        ],
        notes: described("Ring size: 6, 7", "120.00 to 130.00", "E-1-6, E-1-7"),
      },
      "6": {
        name: "Ash pin",
        priceCents: 4000,
        isActive: false,
        address: "/ash-pin/",
        categories: ["Pins", "Shop All"],
      },
    },
  });
});

test("reads BigCommerce's rows of variants and pictures", async () => {
  expect(await readCsvPieces(files.BIGCOMMERCE_ITEMS)).toEqual({
    layout: "bigcommerce",
    sourceKey: null,
    pieces: {
      "2,3,4,5": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm\n\nSize: 6, 7",
        priceCents: 12_000,
        costCents: 3000,
        stock: 3,
        isActive: true,
        address: "/ember-ring/",
        categories: ["Rings", "Jewelry", "Sale"],
        pictures: [
          { url: "https://old.example/f.jpg", alt: "" },
          { url: "https://old.example/e.jpg", alt: "Front" },
        ],
        notes: described("Size: 6, 7", "120.00 to 130.00", "E-1-6, E-1-7"),
      },
      "6": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        isActive: false,
        address: "/ash-pin/",
        categories: ["Pins"],
      },
    },
  });
});

test("reads Square's items with the stock of all locations", async () => {
  expect(await readCsvPieces(files.SQUARE)).toEqual({
    layout: "square",
    sourceKey: null,
    pieces: {
      "2,3": {
        name: "Ember ring",
        sku: "E-S",
        description: "Warm, red\n\nSize: Small, Large",
        priceCents: 12_000,
        stock: 3,
        isActive: true,
        weightCentigrams: 907,
        categories: ["Rings"],
        notes: described("Size: Small, Large", "120.00 to 140.00", "E-L"),
      },
      "4": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        isActive: false,
        categories: ["Pins"],
      },
    },
  });
});

test("reads Amazon's inventory file below its rows of labels", async () => {
  expect(await readCsvPieces(files.AMAZON)).toEqual({
    layout: "amazon",
    sourceKey: null,
    pieces: {
      "4,5,6": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm & red\n\nForged by hand\n\nRing size: 6, 7",
        priceCents: 12_000,
        stock: 3,
        materials: "gold, 18k",
        categories: ["Rings"],
        pictures: pictures("e", "f", "g"),
        notes: described("Ring size: 6, 7", "120.00 to 130.00", "E-1-6, E-1-7"),
      },
      "7": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        stock: 0,
        materials: "silver",
        categories: ["Pins"],
      },
    },
  });
});

const ember = {
  name: "Ember ring, 6",
  sku: "E-6",
  description: "Warm and red\n\nSize: 6, 7",
  priceCents: 12_000,
  isActive: true,
  pictures: pictures("e", "f", "g"),
  notes: described("Size: 6, 7", "120.00 to 130.00", "E-7"),
};
const ash = {
  name: "Ash pin",
  sku: "A-1",
  priceCents: 3000,
  stock: 0,
  isActive: true,
  address: "https://old.example/p/ash",
  pictures: pictures("a"),
};

test("reads Meta's catalog with the variants of a group", async () => {
  expect(await readCsvPieces(files.META)).toEqual({
    layout: "meta",
    sourceKey: null,
    pieces: {
      "3,4": {
        ...ember,
        stock: 3,
        address: "https://old.example/p/ember",
        categories: ["jewelry", "rings"],
        tags: [red],
      },
      "5": { ...ash, categories: ["pins"] },
    },
  });
});

test("reads Google's product data as a table", async () => {
  expect(await readCsvPieces(files.GOOGLE)).toEqual({
    layout: "google-merchant",
    sourceKey: null,
    pieces: {
      "2,3": {
        ...ember,
        materials: "gold",
        address: "https://old.example/p/ember",
        categories: ["Rings"],
      },
      "4": { ...ash, materials: "silver, onyx", categories: ["Pins"] },
    },
  });
});

test("reads Google's product data as an XML feed", async () => {
  expect(await readCsvPieces(files.GOOGLE_XML)).toEqual({
    layout: "google-merchant",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring, 6",
        sku: "E-6",
        description: "Warm & red",
        priceCents: 12_000,
        isActive: true,
        address: "https://old.example/p/ember",
        categories: ["Rings"],
        pictures: pictures("e", "f", "g"),
      },
      "3": { ...ash, priceCents: 4000, categories: ["Pins"] },
    },
  });
});

test("reads a column as a person mapped it, and keeps the variants together", async () => {
  const { pieces } = await readCsvPieces(files.SQUARE, {
    "Customer-facing Name": "description",
    "Item Name": "name",
    "Online Sale Price": null,
    Price: "price",
    SKU: "sku",
  });
  expect(pieces).toEqual({
    "2,3": {
      name: "Ember ring",
      sku: "E-S",
      description: "Size: Small, Large",
      priceCents: 12_000,
      notes: described("Size: Small, Large", "120.00 to 140.00", "E-L"),
    },
    "4": { name: "Ash pin", sku: "A-1", priceCents: 4000, isActive: false },
  });
});
