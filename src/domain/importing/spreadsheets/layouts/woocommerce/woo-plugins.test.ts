import { expect, test } from "vitest";
import { WEBTOFFEE, WP_ALL_EXPORT } from "#tests/support/platform-files.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

test("reads WebToffee's export with its variations, bars and described pictures", async () => {
  expect(await readCsvPieces(WEBTOFFEE)).toEqual({
    layout: "woocommerce",
    sourceKey: null,
    pieces: {
      "2": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm.",
        priceCents: 12_000,
        stock: 2,
        isActive: true,
        address: "https://old.example/product/ember-ring/",
        categories: ["Rings", "Jewelry", "Sale"],
        tags: [
          { name: "red", type: null },
          { name: "warm", type: null },
        ],
        pictures: [
          { url: "https://old.example/e.jpg", alt: "Front" },
          { url: "https://old.example/f.jpg", alt: "Back" },
        ],
        notes: ["Left out, since a piece has one SKU: E-1-6."],
      },
      "4": {
        name: "Ash pin",
        sku: "A-1",
        description: "Grey.",
        priceCents: 3000,
        stock: 1,
        isActive: false,
        address: "/product/ash-pin",
        categories: ["Pins"],
      },
    },
  });
});

test("reads WP All Export's columns for WooCommerce", async () => {
  expect(await readCsvPieces(WP_ALL_EXPORT)).toMatchObject({
    layout: "woocommerce",
    pieces: {
      "2": {
        name: "Ember ring",
        sku: "E-1",
        description: "Warm.",
        priceCents: 12_000,
        stock: 2,
        isActive: true,
        address: "https://old.example/product/ember-ring/",
        categories: ["Rings", "Jewelry", "Sale"],
        pictures: [
          { url: "https://old.example/e.jpg", alt: "" },
          { url: "https://old.example/f.jpg", alt: "" },
        ],
      },
      "3": { name: "Ash pin", description: "Grey.", priceCents: 3000, stock: 0, isActive: false },
    },
  });
});
