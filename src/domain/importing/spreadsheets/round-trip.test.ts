import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import {
  CSV_FORMATS,
  exportAs,
  type Format,
  FORMATS,
  SHOP_FORMATS,
} from "#tests/support/export-as.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";

/** The pieces with the names of their tags; who they are reserved for stays in the shop. */
async function piecesOf(shop: TestShop, format: Format) {
  const names = new Map(
    (await listTags(shop)).map(({ id, name, type }) => [id, `${name} ${type}`]),
  );
  const pieces = (await listAllPieces(shop)).map(({ tagIds, reservedFor, ...piece }) => ({
    ...piece,
    version: 1,
    tags: tagIds.map((id) => names.get(id)),
    reservedFor: SHOP_FORMATS.includes(format) ? reservedFor : null,
  }));
  // Etsy has no hidden listings.
  return format === "etsy" ? pieces.filter(({ isActive }) => isActive) : pieces;
}

const words = fc.constantFrom(
  "Ember",
  "“so”",
  '"quoted"',
  "'",
  "a, b; c|d",
  "two\nlines",
  "\n\n",
  "  ",
  "💎",
  "خاتم",
  "=1+1",
  "+1",
  "-1",
  "@x",
  "<b>",
  "&amp;",
  String.raw`\n`,
  "1.299,00",
  "é",
  "\t",
  "#N/A",
  "Err:502",
  "TRUE",
  "007",
  "1E5",
  "2026-01-02",
  "👩‍👧‍👦",
);
const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
const line = text.filter((each) => each.trim() !== "");

const piece = fc.record({
  name: line,
  sku: fc.option(fc.constantFrom("S", "A\tB", "A  B", "#N/A", "007", "1E5", "TRUE", "=1+1", "  x")),
  description: fc.option(text),
  price: fc.nat(1_000_000).map((cents) => (cents / 100).toFixed(2)),
  categoryId: fc.option(fc.integer({ min: 6, max: 13 })),
  stock: fc.nat(3),
  isCustomDesign: fc.boolean(),
  isActive: fc.boolean(),
  materials: fc.option(text),
  weight: fc.option(fc.nat(100_000).map((each) => (each / 100).toFixed(2))),
  dimensions: fc.option(text),
  metals: fc.constantFrom(
    [],
    [{ alloy: "18k-rose-gold", grams: "4.25" }, { alloy: "platinum-900" }],
    [{ alloy: "other", name: "Titanium, anodized" }],
  ),
  stones: fc.constantFrom(
    [],
    [{ kind: "Blue sapphire", cut: "oval", carats: "0.333", count: 2, size: "6.9 mm" }],
    [{ kind: "Fordite" }, { kind: "diamond", labGrown: true, treatment: "HPHT", origin: "Ohio" }],
  ),
  ringSize: fc.option(fc.integer({ min: 2, max: 64 }).map((quarters) => quarters / 4)),
  ringSizeFrom: fc.option(fc.constantFrom(0.5, 4.25, 6)),
  ringSizeTo: fc.option(fc.constantFrom(7.75, 8, 16)),
  length: fc.option(text),
  width: fc.option(line),
  chain: fc.option(line),
  hallmark: fc.option(line),
  edition: fc.option(line),
  availability: fc.constantFrom("available", "made_to_order", "sold", "reserved"),
  leadTime: fc.option(line),
  tags: fc.subarray(["Gold", "Rose Gold", "Gold, red", "a_b", "Opal; blue"]),
  images: fc.subarray([
    "/images/products/a.jpg",
    "https://example.com/b,c.jpg",
    "/images/products/d.jpg",
  ]),
});

type Filled = typeof piece extends fc.Arbitrary<infer P> ? P : never;

const list = (each: Filled): Filled => ({ ...each, isActive: true });

/** Only a piece made to order has a lead time, and a sold one has no stock. */
const inOneState = (each: Filled): Filled => ({
  ...each,
  leadTime: each.availability === "made_to_order" ? each.leadTime : null,
  stock: each.availability === "sold" ? 0 : each.stock,
});

async function fill(shop: TestShop, pieces: Filled[]) {
  const ids = new Map((await listTags(shop)).map(({ name, id }) => [name, id]));
  const taken = new Set<string>();
  for (const { tags, ...fields } of pieces.map(inOneState)) {
    const sku = fields.sku === null || taken.has(fields.sku) ? null : fields.sku;
    if (sku !== null) taken.add(sku);
    const tagIds = tags.map((name) => ids.get(name) ?? 0);
    await createProduct(shop, newProductSchema.parse({ ...fields, sku, tagIds }), { by: null });
  }
}

async function shopWithTags(): Promise<TestShop> {
  const shop = await testShop();
  for (const [index, name] of ["Gold", "Rose Gold", "Gold, red", "a_b", "Opal; blue"].entries()) {
    await createTag(
      shop,
      {
        name,
        slug: `tag-${index}`,
        type: index > 2 ? "jewelry_type" : "material",
      },
      { by: null },
    );
  }
  return shop;
}

test.each(FORMATS)(
  "%s, exported and imported, changes nothing here and gives an equal shop elsewhere",
  async (format) => {
    const [shop, other] = [await shopWithTags(), await shopWithTags()];
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), async (pieces) => {
        for (const each of [shop, other]) {
          await clearProducts(each, "ada");
          await each.db.deleteFrom("trash").execute();
          await each.db.deleteFrom("products").execute();
        }
        // Etsy has no hidden listings, and a file without any is refused.
        await fill(shop, format === "etsy" ? pieces.map(list) : pieces);
        const before = await piecesOf(shop, format);
        const file = await exportAs(shop, format);
        const here = await importSpreadsheetFile(shop, file);
        expect(here.report).toMatchObject({ imported: 0, updated: 0, refused: 0, notes: [] });
        expect(await piecesOf(shop, format)).toEqual(before);
        const there = await importSpreadsheetFile(other, file);
        expect(there.report).toMatchObject({ imported: before.length, refused: 0, notes: [] });
        expect(await piecesOf(other, format)).toEqual(before);
      }),
      { numRuns: 8, interruptAfterTimeLimit: 30_000 },
    );
  },
);

test.each(CSV_FORMATS)("%s brings edited cells, and everything else as it was", async (format) => {
  const shop = await shopWithTags();
  const [gold] = await listTags(shop);
  const input = {
    name: "Ember, 18 kt",
    price: "40",
    description: "A  b\n\nc",
    availability: "made_to_order",
  };
  const { id } = await createProduct(
    shop,
    newProductSchema.parse({ ...input, tagIds: [gold?.id], weight: "6.04", categoryId: 12 }),
    { by: null },
  );
  const [before] = await piecesOf(shop, format);
  const file = (await exportAs(shop, format)).toString();
  const edited = file.replace(/,40\.00,/, ",45.50,").replace(/Ember, 18 kt/, "Ember, 14 kt");
  const { report } = await importSpreadsheetFile(shop, edited);
  expect(report).toMatchObject({ imported: 0, updated: 1 });
  expect(await piecesOf(shop, format)).toMatchObject([
    { ...before, id, name: "Ember, 14 kt", price: "45.50", updatedAt: expect.any(String) },
  ]);
});

test("leaves a stock that nobody filled in empty, and begins no file with an odd mark", async () => {
  const shop = await testShop();
  await createProduct(shop, newProductSchema.parse({ name: "Ember", price: "40" }), { by: null });
  await createProduct(shop, newProductSchema.parse({ name: "Ash", price: "41", stock: 1 }), {
    by: null,
  });
  const [, ash] = await listAllPieces(shop);
  await updateProduct(shop, ash?.id ?? 0, { stock: 0, availability: "sold" }, null);
  const stockOf = async (format: (typeof CSV_FORMATS)[number], column: string) => {
    const text = (await exportAs(shop, format)).toString();
    expect(text.startsWith("\uFEFF")).toBe(format === "woocommerce");
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    return rows.map((row) => row[column]);
  };
  expect(await stockOf("shopify", "Inventory quantity")).toEqual(["", "0"]);
  expect(await stockOf("woocommerce", "Stock")).toEqual(["", "0"]);
  expect(await stockOf("etsy", "QUANTITY")).toEqual(["", "0"]);
});
