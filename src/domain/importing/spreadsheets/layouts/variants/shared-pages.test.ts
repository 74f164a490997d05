import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { undoImport } from "../../../imports/undo-import.ts";

const mapping = {
  Name: "name",
  SKU: "sku",
  Price: "price",
  Page: "address",
  Qty: "stock",
  Metal: "materials",
  Size: "dimensions",
} as const;
const HEAD = "Name,SKU,Price,Page,Qty,Metal,Size,Barcode";
const band = (sku: string, price: number, metal: string, size: string) =>
  `Wedding band,${sku},${price},https://old.example/band?v=${sku},1,${metal},${size},40${sku}`;
const csv = [
  HEAD,
  band("W-1", 450, "gold", "5"),
  "Ash pin,A-1,90,https://old.example/ash,2,silver,3 cm,1",
  band("W-2", 430, "silver", "6"),
  band("W-3", 470, "gold", "6"),
  // Other pieces of a page, and pages that are none.
  "Coal,C-1,30,https://old.example/ash/,1,,,2",
  "Soot,S-1,30,https://old.example/,1,,,3",
  "Soot brooch,S-2,35,https://old.example,1,,,4",
].join("\n");

test("proposes rows of one page as one piece with variants, and imports them so twice", async () => {
  const shop = await testShop();
  const { report, questions } = await importSpreadsheetFile(shop, csv, { mapping });
  expect(questions.sharedPages).toMatchObject({
    help: "Several rows share a page and begin with the same name.",
    about: ["Wedding band: 3 rows"],
    answer: "one",
  });
  expect(report).toMatchObject({ imported: 5 });
  expect(report.notes).toContainEqual({
    name: "Wedding band",
    where: "Rows 2 and 4–5",
    note: "It has 3 variants (Metal: gold, silver; Size: 5, 6) and is one piece here; of prices from 430.00 to 470.00 the lowest was taken.",
  });
  const pieces = await listAllPieces(shop);
  expect(pieces.find(({ name }) => name === "Wedding band")).toMatchObject({
    price: "430.00",
    sku: "W-1",
    stock: 3,
    materials: "gold, silver",
    dimensions: null,
    description: "Metal: gold, silver\nSize: 5, 6",
  });
  const again = await importSpreadsheetFile(shop, csv, { mapping });
  expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 5 });
  await undoImport(shop, report.syncLogId, "ada");
  expect(await listAllPieces(shop)).toEqual([]);
});

test("makes a piece of each row where a person says so, and still asks", async () => {
  const shop = await testShop();
  const answers = { sharedPages: "each" } as const;
  const { report, questions } = await importSpreadsheetFile(shop, csv, { mapping, answers });
  expect(questions.sharedPages).toMatchObject({ about: ["Wedding band: 3 rows"], answer: "each" });
  expect(report).toMatchObject({ imported: 7 });
});

test("names a piece of rows with names of their own by what they begin with", async () => {
  const shop = await testShop();
  const named = [
    "Name,Price,Handle",
    "Ember ring – size 5,450,ember-ring",
    "Ember ring – size 6,450,ember-ring",
    "Ember ring – size 7,460,ember-ring",
  ].join("\n");
  const columns = { Name: "name", Price: "price", Handle: "address" } as const;
  await importSpreadsheetFile(shop, named, { mapping: columns });
  expect(await listAllPieces(shop)).toMatchObject([
    { name: "Ember ring", price: "450.00", description: "Variant: size 5, size 6, size 7" },
  ]);
});
