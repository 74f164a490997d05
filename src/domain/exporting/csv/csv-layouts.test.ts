import { describe, expect, test } from "vitest";
import { productFixture } from "#tests/support/product-fixture.ts";
import type { CsvLayout, PieceLabels } from "./csv-layout.ts";
import { etsyCsv } from "./etsy-csv.ts";
import { shopifyCsv } from "./shopify-csv.ts";
import { woocommerceCsv } from "./woocommerce-csv.ts";

const labels: PieceLabels = {
  category: "Rings",
  tags: ["Hand made", "Gold, red"],
  pictures: [
    { url: "https://shop.example/a.jpg", alt: "Front" },
    { url: "https://shop.example/b,1.jpg", alt: "Back" },
  ],
  shopName: "Fernhill",
};
const noLabels: PieceLabels = { category: null, tags: [], pictures: [], shopName: "Fernhill" };

const rowsOf = (layout: CsvLayout, fields: object, of = labels) =>
  layout.toRows(productFixture(fields), of);

const attributes = (row: Record<string, string> | undefined) =>
  Object.entries(row ?? {})
    .filter(([column, value]) => /^Attribute \d+ name$/.test(column) && value !== "")
    .map(([column, value]) => [value, row?.[column.replace("name", "value(s)")]]);

describe.each([shopifyCsv, woocommerceCsv, etsyCsv])("the layout of $fileName", (layout) => {
  test("has each column once, and fills no other", () => {
    expect(new Set(layout.header).size).toBe(layout.header.length);
    const rows = rowsOf(layout, { materials: "gold, silver", weight: "1.00", customDesign: true });
    for (const row of rows) {
      expect(Object.keys(row).filter((column) => !layout.header.includes(column))).toEqual([]);
    }
  });
});

describe("Shopify's layout", () => {
  test("has a row for each photo, with the piece's fields in the first", () => {
    const [first, second, ...others] = rowsOf(shopifyCsv, { description: "One.\n\nTwo." });
    expect(first).toMatchObject({
      Title: "Ring",
      "URL handle": "ring-12",
      Description: "<p>One.</p><p>Two.</p>",
      Tags: "Hand made, Gold, red",
      "Product image URL": "https://shop.example/a.jpg",
      "Image position": "1",
    });
    expect(second).toEqual({
      "URL handle": "ring-12",
      "Product image URL": "https://shop.example/b,1.jpg",
      "Image position": "2",
      "Image alt text": "Back",
    });
    expect(others).toEqual([]);
  });

  test("has one row for a piece without photos, and its id for a handle without a name", () => {
    expect(rowsOf(shopifyCsv, { name: "?!" }, noLabels)).toMatchObject([
      { "URL handle": "12", Type: "", SKU: "", "Weight value (grams)": "" },
    ]);
  });

  test.each([
    ["available", "DENY"],
    ["made_to_order", "CONTINUE"],
  ])("a piece that is %s has the backorder policy %s", (availability, policy) => {
    const [row] = rowsOf(shopifyCsv, { availability });
    expect(row?.["Continue selling when out of stock"]).toBe(policy);
  });

  test("marks hidden pieces as drafts", () => {
    expect(rowsOf(shopifyCsv, { isActive: true })[0]).toMatchObject({
      Status: "Active",
      "Published on online store": "TRUE",
    });
    expect(rowsOf(shopifyCsv, { isActive: false })[0]).toMatchObject({
      Status: "Draft",
      "Published on online store": "FALSE",
    });
  });
});

const row = (fields: object) => rowsOf(woocommerceCsv, fields)[0];

describe("WooCommerce's layout", () => {
  test.each([
    [0, "available", "1", "0", ""],
    [0, "sold", "0", "0", "0"],
    [1, "available", "1", "0", "1"],
    [0, "made_to_order", "0", "1", "0"],
  ])(
    "of stock %i and %s writes in stock %s and backorders %s",
    (stock, availability, has, may, count) => {
      expect(row({ stock, availability })).toMatchObject({
        "In stock?": has,
        Stock: count,
        "Backorders allowed?": may,
      });
    },
  );

  test("escapes markup, line breaks and commas", () => {
    expect(row({ name: "A & B", description: String.raw`1 < 2\n` + "\n3" })).toMatchObject({
      Name: "A &amp; B",
      Description: String.raw`1 &lt; 2\\n\n3`,
      Tags: String.raw`Hand made, Gold\, red`,
      Images: String.raw`https://shop.example/a.jpg, https://shop.example/b\,1.jpg`,
    });
  });

  test.each([
    ["12.50", "0.0125"],
    ["0.01", "0.00001"],
    [null, ""],
  ])("writes %s grams as %j kilograms", (weight, kilograms) => {
    expect(row({ weight })?.["Weight (kg)"]).toBe(kilograms);
  });

  test("writes materials as several values of one attribute, and omits empty ones", () => {
    const written = attributes(row({ materials: "18k gold, silver", dimensions: "20 mm, round" }));
    expect(written).toContainEqual(["Material", "18k gold, silver"]);
    expect(written).toContainEqual(["Dimensions", String.raw`20 mm\, round`]);
    const without = attributes(row({}));
    expect(without.map(([name]) => name)).not.toContain("Material");
    expect(without.map(([, value]) => value)).not.toContain("");
  });
});

describe("Etsy's layout", () => {
  test("writes lists without spaces, and at most ten photos", () => {
    const pictures = Array.from({ length: 11 }, (_, index) => ({ url: `/${index}`, alt: "" }));
    const [row] = rowsOf(etsyCsv, { materials: "gold , silver" }, { ...labels, pictures });
    expect(row).toMatchObject({
      TAGS: "Hand_made,Gold,_red",
      MATERIALS: "gold,silver",
      IMAGE1: "/0",
      IMAGE10: "/9",
    });
    expect(Object.values(row ?? {})).not.toContain("/10");
    expect(rowsOf(etsyCsv, {}, noLabels)[0]).toMatchObject({ IMAGE1: "", MATERIALS: "" });
  });

  test("omits hidden pieces", () => {
    expect(rowsOf(etsyCsv, { isActive: false })).toEqual([]);
  });
});
