import { expect, test } from "vitest";
import {
  exportRedirects,
  REDIRECT_FORMATS,
} from "../../../exporting/redirects/export-redirects.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { testShop } from "#tests/support/test-shop.ts";

test.each([
  ["Permalink", "https://old.example/rings/ember/", "https://old.example/rings/ember/"],
  ["URL", "/rings/ember", "/rings/ember"],
  ["Link", "old.example/rings/ember", "https://old.example/rings/ember"],
  ["Link", "https://old.example/p/ember?variant=42&utm_source=feed", "https://old.example/p/ember"],
  ["Link", "https://old.example/p/ember/?attribute_pa_size=6", "https://old.example/p/ember/"],
  ["url_key", "ember", "/ember.html"],
  ["Handle", "ember", "/products/ember"],
  ["post_name", "ember", "/product/ember"],
])("reads the old address of the column %s from %s", async (column, written, address) => {
  const csv = `Name,${column}\nEmber,${written}\n`;
  const { pieces } = await readCsvPieces(csv, { Name: "name", [column]: "address" });
  expect(pieces["2"]).toEqual({ name: "Ember", address });
});

test("adds the folder that Wix and Squarespace put before a name", async () => {
  const mapping = { Title: "name", "Product URL": "address" } as const;
  const squarespace = "Title,Product Page,Product URL\nEmber,shop,ember-ring\n";
  expect((await readCsvPieces(squarespace, mapping)).pieces["2"]).toMatchObject({
    address: "/shop/p/ember-ring",
  });
  const wix = "name,fieldType,handle\nEmber,PRODUCT,ember-ring\n";
  expect((await readCsvPieces(wix, { name: "name", handle: "address" })).pieces["2"]).toMatchObject(
    { address: "/product-page/ember-ring" },
  );
});

test("says that an address that differs by its query gets no redirect", async () => {
  const csv = "Name,Link\nEmber,https://old.example/item.php?id=5&utm_source=feed\n";
  const { pieces } = await readCsvPieces(csv, { Name: "name", Link: "address" });
  expect(pieces["2"]).toEqual({
    name: "Ember",
    address: "https://old.example/item.php?id=5",
    notes: [
      "Its old address “https://old.example/item.php?id=5” gets no redirect, because redirects ignore what follows the question mark.",
    ],
  });
});

test("says that a part of an address of unknown place was left out", async () => {
  const csv = "Name,Slug\nEmber,ember\nAsh,\n";
  const { pieces } = await readCsvPieces(csv, { Name: "name", Slug: "address" });
  expect(pieces).toEqual({
    "2": {
      name: "Ember",
      notes: ["Its old address “ember” was left out because it’s incomplete."],
    },
    "3": { name: "Ash" },
  });
});

test("redirects every old address of a file, without chains, and exports them", async () => {
  const shop = await testShop();
  const rows = Array.from(
    { length: 60 },
    (_, index) =>
      `${index + 1},simple,Ring ${index},1,1,4${index},,,https://old.example/shop/ring-${index}/`,
  );
  const csv = [
    "ID,Type,Name,Published,In stock?,Regular price,Images,Slug,Permalink",
    ...rows,
    "61,simple,Slug only,1,1,9,,slug-only,",
    "62,simple,Same as the first,1,1,9,,,https://old.example/shop/ring-0",
    "63,simple,Page of this shop,1,1,9,,,https://old.example/products/1",
    "64,simple,Draft,1,1,9,,,https://old.example/?p=64",
  ].join("\n");
  expect((await importSpreadsheetFile(shop, csv)).report).toMatchObject({ imported: 64 });
  const redirects = () => shop.db.selectFrom("redirects").select(["fromPath", "toPath"]).execute();
  const first = await redirects();
  const from = new Set(first.map(({ fromPath }) => fromPath));
  expect(from.size).toBe(61);
  expect(from).toContain("/product/slug-only");
  expect(first.filter(({ toPath }) => from.has(toPath))).toEqual([]);
  const again = await importSpreadsheetFile(shop, csv);
  expect(again.report).toMatchObject({ imported: 0, updated: 0 });
  expect(await redirects()).toEqual(first);
  for (const format of ["csv", "nginx"] as const) {
    const parts: Uint8Array[] = [];
    for await (const part of exportRedirects(shop, REDIRECT_FORMATS[format])) parts.push(part);
    const text = Buffer.concat(parts).toString();
    expect(text.match(/\/shop\/ring-\d+\b/g)).toHaveLength(60);
  }
});
