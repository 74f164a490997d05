import { expect, test } from "vitest";
import * as files from "#tests/support/table-platform-files.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { writeRefusedRows } from "../../write-refused-rows.ts";

const pictures = (...alts: string[]) =>
  alts.map((alt, index) => ({ url: `https://old.example/${"ef"[index]}.jpg`, alt }));
const tags = [
  { name: "red", type: null },
  { name: "warm", type: null },
];
const variants = [
  "It has 2 variants (Size: 6, 7) and is one piece here; of prices from 120.00 to 130.00 the lowest was taken.",
  "Size: listed in its description.",
  "Left out, since a piece has one SKU: E-1-6, E-1-7.",
];
const partOfAddress = (part: string) =>
  `Its old address “${part}” was left out because it’s incomplete.`;
/** What Wix's discount takes off. */
const reduced = [
  variants[0]?.replace(/120\.00 to 130\.00/, "108.00 to 118.00"),
  ...variants.slice(1),
];

test("reads Wix's discount, sections and stock in words", async () => {
  expect(await readCsvPieces(files.WIX)).toEqual({
    layout: "wix",
    sourceKey: null,
    pieces: {
      "2,3,4": {
        name: 'Ember ring, "forged"',
        sku: "E-1",
        description: "Warm red\n\nCare:\n\nWipe it dry.\n\nComes in a box\n\nSize: 6, 7",
        priceCents: 10_800,
        costCents: 3000,
        stock: 3,
        isActive: true,
        categories: ["Rings", "New"],
        pictures: pictures("", ""),
        notes: reduced,
      },
      "5": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        stock: 0,
        isActive: false,
        categories: ["Pins"],
      },
    },
  });
});

test("reads Wix's present columns with the pages' addresses", async () => {
  expect(await readCsvPieces(files.WIX_NEW)).toEqual({
    layout: "wix",
    sourceKey: null,
    pieces: {
      "2,3,4": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm red\n\nSize: 6, 7",
        priceCents: 10_800,
        stock: 3,
        isActive: true,
        address: "/product-page/ember-ring",
        pictures: pictures("Front"),
        notes: reduced,
      },
      "5": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        stock: 0,
        isActive: false,
        address: "/product-page/ash-pin",
      },
    },
  });
});

test("reads Squarespace's sale price only where it is on", async () => {
  expect(await readCsvPieces(files.SQUARESPACE)).toEqual({
    layout: "squarespace",
    sourceKey: null,
    pieces: {
      "2,3": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm red\n\nSize: 6, 7",
        priceCents: 12_000,
        stock: 3,
        isActive: true,
        address: "/shop/p/ember-ring",
        categories: ["Rings", "Jewelry", "Sale"],
        tags,
        pictures: pictures("", ""),
        notes: [variants[0], variants[1], "Left out, since a piece has one SKU: E-1-7."],
      },
      "4": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 3000,
        isActive: false,
        address: "/shop/p/ash-pin",
        categories: ["Pins"],
      },
    },
  });
});

test("reads Magento's special price only within its dates", async () => {
  expect(await readCsvPieces(files.MAGENTO)).toEqual({
    layout: "magento",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm red\n\nForged.\n\nRing size: 6, wide",
        materials: "Gold, Onyx",
        priceCents: 12_000,
        stock: 2,
        isActive: true,
        address: "/ember-ring.html",
        categories: ["Rings", "Jewelry", "Default Category", "Sale"],
        pictures: pictures("Front", "Back"),
      },
      "3": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 3000,
        stock: 0,
        isActive: false,
        address: "/ash-pin.html",
        categories: ["Pins", "Default Category"],
      },
    },
  });
});

test("reads Magento 1's products with the rows below them", async () => {
  expect(await readCsvPieces(files.MAGENTO_1)).toEqual({
    layout: "magento",
    sourceKey: null,
    pieces: {
      "2,3,4,5,6,7": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm red\n\nForged.\n\nRing size: 6, 7",
        priceCents: 12_000,
        stock: 3,
        isActive: true,
        address: "/ember-ring.html",
        categories: ["Rings", "Jewelry", "Sale"],
        pictures: pictures("", ""),
        notes: [
          "Row 5 is about it in the store view “german” and was left out.",
          "It has 2 variants (Ring size: 6, 7) and is one piece here; of prices from 120.00 to 130.00 the lowest was taken.",
          "Ring size: listed in its description.",
          "Left out, since a piece has one SKU: E-1-6, E-1-7.",
        ],
      },
      "8": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 3000,
        stock: 0,
        isActive: false,
        address: "/ash-pin.html",
        categories: ["Pins"],
      },
    },
  });
});

test("reads PrestaShop's discount only within its dates", async () => {
  expect(await readCsvPieces(files.PRESTASHOP)).toEqual({
    layout: "prestashop",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring; forged",
        sku: "E-1",
        description: "Forged.\n\nWarm red",
        priceCents: 10_800,
        costCents: 3000,
        stock: 2,
        isActive: true,
        categories: ["Home", "Rings"],
        tags,
        pictures: pictures("Front", "Back"),
        notes: [partOfAddress("ember-ring")],
      },
      "3": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        stock: 0,
        isActive: false,
        categories: ["Home", "Pins"],
        notes: [partOfAddress("ash-pin")],
      },
    },
  });
});

test("reads the list that PrestaShop's back office exports, with tax included", async () => {
  expect(await readCsvPieces(files.PRESTASHOP_LIST)).toEqual({
    layout: "prestashop",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring",
        sku: "E-1",
        priceCents: 12_000,
        stock: 2,
        isActive: true,
        categories: ["Rings"],
        pictures: pictures(""),
      },
      "3": {
        name: "Ash pin",
        sku: "A-1",
        priceCents: 4000,
        stock: 0,
        isActive: false,
        categories: ["Pins"],
      },
    },
  });
});

test("takes a person's sale price over the platform's discount", async () => {
  const mapping = { name: "name", price: "price", cost: "salePrice" } as const;
  const { pieces } = await readCsvPieces(files.WIX, mapping);
  expect(pieces["2,3,4"]).toMatchObject({ priceCents: 3000 });
});

test("gives a refused row back as it is in the file", async () => {
  const shop = await testShop();
  const file = files.SQUARESPACE.replace("40.00,30.00,Yes", "4O.00,30.00,No");
  const { report } = await importSpreadsheetFile(shop, file, { dryRun: true });
  expect(report.failed).toMatchObject([{ name: "Ash pin", reason: "“4O.00” isn’t a price." }]);
  const parts: Uint8Array[] = [];
  for await (const part of await writeRefusedRows(shop, report.syncLogId)) parts.push(part);
  expect(Buffer.concat(parts).toString()).toContain(",4O.00,30.00,No,Unlimited,");
});
