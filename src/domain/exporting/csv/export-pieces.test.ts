import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { CSV_LAYOUTS, exportPieces } from "./export-pieces.ts";

type Layout = keyof typeof CSV_LAYOUTS;

async function textOf(shop: TestShop, layout: Layout): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of exportPieces(shop, CSV_LAYOUTS[layout])) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** In the order of their rows. */
async function readBack(shop: TestShop, layout: Layout) {
  const text = await textOf(shop, layout);
  // Without the piece's data, as the platform would give it back.
  const { dataColumn } = CSV_LAYOUTS[layout];
  const read = await readCsvPieces(text.replace(dataColumn, "Other"));
  const pieces = Object.entries(read.pieces)
    .toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([, piece]) => piece);
  return { text, layout: read.layout, pieces };
}

const EMBER = {
  name: "Ember “ring”, n° 7 <forged> & bold 💎",
  description: "Forged hot, in\nthe night.\n\n3 < 4 & “all” of it; C:\\new",
  price: "1129.05",
  categoryId: 12,
  sku: "EM,7",
  stock: 3,
  isCustomDesign: true,
  materials: "18 kt gold; ruby, 3,3 mm",
  weight: "6.04",
  dimensions: "20 × 4,5 mm",
  metals: "18k yellow gold 6.04 g; Titanium, anodized",
  stones: "2 × oval ruby, 0,5 ct, 3.3 mm, heated; Fordite",
  ringSize: 6.25,
  ringSizeFrom: 5,
  ringSizeTo: 8.5,
  length: "18 inches, or 20",
  width: "4,5 mm",
  chain: "Cable; lobster clasp",
  hallmark: "18K & “F”",
  edition: "3 of 12",
  images: ["/images/products/a.jpg", "https://example.com/b,c.jpg"],
};
const FORMULA = { name: '=HYPERLINK("https://evil.example")', price: "1", sku: "-1", stock: 1 };
const HIDDEN = { name: "@Ash", price: "40", sku: "+7", isActive: false };

async function filledShop(): Promise<TestShop> {
  const shop = await testShop();
  const tags = [];
  for (const name of ["Gold", "Rose Gold"]) {
    const slug = name.toLowerCase().replace(" ", "-");
    tags.push((await createTag(shop, { name, slug, type: "material" }, { by: null })).id);
  }
  await createProduct(shop, newProductSchema.parse({ ...EMBER, tagIds: tags }), { by: null });
  await createProduct(shop, newProductSchema.parse(FORMULA), { by: null });
  await createProduct(shop, newProductSchema.parse(HIDDEN), { by: null });
  return shop;
}

const TAGS = [
  { name: "Gold", type: null },
  { name: "Rose Gold", type: null },
];
const PICTURES = [
  { url: "http://localhost:3000/images/products/a.jpg", alt: "" },
  { url: "https://example.com/b,c.jpg", alt: "" },
];

test.each(["shopify", "woocommerce"] as const)(
  "what is written for %s reads back as it was, and no cell is a formula",
  async (layout) => {
    const shop = await filledShop();
    const { text, pieces, ...read } = await readBack(shop, layout);
    expect(read.layout).toBe(layout);
    const [ember, formula, hidden] = pieces;
    expect(ember).toMatchObject({
      name: EMBER.name,
      description: EMBER.description,
      priceCents: 112_905,
      categories: ["Rings"],
      sku: EMBER.sku,
      stock: 3,
      isActive: true,
      isCustomDesign: true,
      materials: EMBER.materials,
      weightCentigrams: 604,
      dimensions: EMBER.dimensions,
      metals: EMBER.metals,
      stones: "2 × oval ruby, 0.5 ct, 3.3 mm, heated; Fordite",
      ringSizeQuarters: 25,
      ringSizeFromQuarters: 20,
      ringSizeToQuarters: 34,
      length: EMBER.length,
      width: EMBER.width,
      chain: EMBER.chain,
      hallmark: EMBER.hallmark,
      edition: EMBER.edition,
      tags: TAGS,
      pictures: PICTURES,
    });
    expect(ember).not.toHaveProperty("notes");
    expect(formula).toMatchObject({ name: FORMULA.name, sku: "-1", isCustomDesign: false });
    expect(hidden).toMatchObject({ name: "@Ash", sku: "+7", isActive: false });
    // A cell begins after a separator or a line break, with or without a quotation mark.
    expect(text).not.toMatch(/(?:^|[,\n])"?[=+\-@\t](?!\d*[,\r])/);
    expect(text.startsWith("\uFEFF")).toBe(layout === "woocommerce");
  },
);

test("writes the fields that Etsy supports", async () => {
  const shop = await filledShop();
  const { pieces, layout } = await readBack(shop, "etsy");
  expect(layout).toBe("etsy");
  const [ember, formula, ...more] = pieces;
  expect(more).toEqual([]);
  expect(ember).toMatchObject({
    name: EMBER.name,
    description: EMBER.description,
    priceCents: 112_905,
    sku: EMBER.sku,
    stock: 3,
    // Its list knows no comma that parts nothing.
    materials: EMBER.materials.replace("3,3", "3, 3"),
    pictures: PICTURES,
  });
  expect(formula).toMatchObject({ name: FORMULA.name });
});

test("loses no piece between batches", async () => {
  const shop = await testShop();
  const rows = Array.from({ length: 1101 }, (_, n) => ({ name: `Bead ${n}`, priceCents: n + 1 }));
  for (let from = 0; from < rows.length; from += 300) {
    await shop.db
      .insertInto("products")
      .values(rows.slice(from, from + 300))
      .execute();
  }
  expect((await readBack(shop, "woocommerce")).pieces).toMatchObject(rows);
});
