import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { testShop } from "#tests/support/test-shop.ts";

const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item,Image Src",
  "ember,Ember ring,,<p>Warm</p>,Rings,red,TRUE,Size,6,E-6,120,40,https://old.example/e.jpg",
  "ember,,,,,,,,7,E-7,130,45,",
].join("\n");

test("reads a column of Shopify's file as a person mapped it, and the others as before", async () => {
  const mapping = { "Body (HTML)": null, Vendor: "description", "Variant Price": null } as const;
  const { layout, pieces } = await readCsvPieces(SHOPIFY, { ...mapping, "Cost per item": "price" });
  expect(layout).toBe("shopify");
  expect(pieces).toMatchObject({
    "2,3": {
      name: "Ember ring",
      sku: "E-6",
      description: "Warm\n\nSize: 6, 7",
      priceCents: 4000,
      address: "/products/ember",
      pictures: [{ url: "https://old.example/e.jpg", alt: "" }],
    },
  });
});

test("refuses two columns for one field, and none for the names", async () => {
  await expect(readCsvPieces(SHOPIFY, { Vendor: "name" })).rejects.toThrow(
    "Only one column can hold the name.",
  );
  await expect(readCsvPieces(SHOPIFY, { Title: null })).rejects.toThrow(
    "Choose the column that holds the names of the pieces.",
  );
});

test("keeps the unit of a column that WooCommerce names otherwise", async () => {
  const csv =
    "ID,Type,Name,Published,In stock?,Regular price,Images,Masse (oz)\n1,simple,Ember,1,1,40,,1\n";
  expect((await readCsvPieces(csv)).pieces["2"]).not.toHaveProperty("weightCentigrams");
  const { pieces } = await readCsvPieces(csv, { "Masse (oz)": "weight" });
  expect(pieces["2"]).toMatchObject({ name: "Ember", weightCentigrams: 2835 });
});

test("tells what each column holds, with samples, except of this shop's own export", async () => {
  const shop = await testShop();
  const { columns, questions } = await importSpreadsheetFile(shop, SHOPIFY, { dryRun: true });
  expect(columns.slice(0, 4)).toEqual([
    { name: "Handle", samples: ["ember", "ember"], guess: null },
    { name: "Title", samples: ["Ember ring"], guess: "name" },
    { name: "Body (HTML)", samples: [], guess: "description" },
    { name: "Vendor", samples: ["<p>Warm</p>"], guess: null },
  ]);
  expect(questions.columns?.rows?.[0]).toMatchObject({ blank: "As in Shopify" });
  expect(questions.columns?.rows?.[1]).toMatchObject({ blank: "Leave out" });
  const etsy = "TITLE,PRICE,CURRENCY_CODE,QUANTITY,SKU\nEmber,40,USD,1,E\n";
  const read = await importSpreadsheetFile(shop, etsy, { dryRun: true });
  expect(read.columns.map(({ guess }) => guess)).toEqual([
    "name",
    "price",
    "currency",
    "stock",
    "sku",
  ]);
});
