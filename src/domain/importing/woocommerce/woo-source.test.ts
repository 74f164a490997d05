import { beforeEach, describe, expect, test } from "vitest";
import { BLANK_FACTS } from "#tests/support/blank-facts.ts";
import { wooImage, wooProduct, wooVariation } from "#tests/support/woo/records.ts";
import {
  NO_WOO_KEYS,
  createWooImportFixture,
  type WooImportFixture,
} from "#tests/support/woo/woo-import-source.ts";
import type { SourceItem } from "../source.ts";

let woo: WooImportFixture;
beforeEach(async () => {
  woo = await createWooImportFixture();
});

test("reads each field of a product", async () => {
  const piece = await woo.readPiece({
    name: "Ember &amp; Ash Ring",
    permalink: "https://old-shop.example/product/ember-ring/",
    description: "<p>Forged from one bar.</p>\n<p>18&nbsp;kt &#8211; no solder.</p>\n",
    short_description: "<p>Short.</p>",
    sku: "EMB-1",
    price: "249.5000",
    manage_stock: true,
    stock_quantity: 3,
    weight: "0.0064",
    dimensions: { length: "21", width: "", height: "4.5" },
    categories: [
      { id: 15, name: "Uncategorized", slug: "uncategorized" },
      { id: 16, name: "Rings &amp; Bands", slug: "rings" },
    ],
    tags: [{ id: 3, name: "Winter", slug: "winter" }],
    images: [
      wooImage(1, woo.store.pictureUrl(1), "On the hand"),
      wooImage(2, woo.store.pictureUrl(2)),
      wooImage(3, woo.store.pictureUrl(1)),
      wooImage(4, "https://old-shop.example/wp-content/uploads/woocommerce-placeholder.png"),
    ],
    attributes: [
      { id: 1, name: "Material", visible: true, variation: false, options: ["18 kt gold", "Ruby"] },
      { id: 2, name: "Type", visible: true, variation: false, options: ["Signet"] },
      { id: 0, name: "Finish", visible: true, variation: false, options: ["Matte", "Polished"] },
    ],
  });
  expect(piece).toEqual({
    ...BLANK_FACTS,
    externalId: "7",
    address: "https://old-shop.example/product/ember-ring/",
    sku: "EMB-1",
    name: "Ember & Ash Ring",
    description: "Forged from one bar.\n\n18 kt – no solder.",
    priceCents: 24_950,
    stock: 3,
    isActive: true,
    isCustomDesign: null,
    materials: "18 kt gold, Ruby",
    weightCentigrams: 640,
    dimensions: "21 × 4.5 cm",
    categories: ["Rings & Bands"],
    tags: [
      { name: "Signet", type: "jewelry_type" },
      { name: "18 kt gold", type: "material" },
      { name: "Ruby", type: "material" },
      { name: "Winter", type: null },
    ],
    pictures: [
      { url: woo.store.pictureUrl(1), alt: "On the hand" },
      { url: woo.store.pictureUrl(2), alt: "" },
    ],
    notes: ["Left out, having no place here: Finish (Matte, Polished)."],
  });
});

test("reads stock and visibility", async () => {
  const stockOf = async (fields: Record<string, unknown>) => (await woo.readPiece(fields)).stock;
  expect(await stockOf({ manage_stock: true, stock_quantity: -2 })).toBe(0);
  expect(await stockOf({ manage_stock: false, stock_status: "instock" })).toBe(1);
  expect(await stockOf({ manage_stock: false, stock_status: "outofstock" })).toBe(0);
  expect(await stockOf({ manage_stock: false, stock_status: "onbackorder" })).toBe(0);
  const activeOf = async (fields: Record<string, unknown>) =>
    (await woo.readPiece(fields)).isActive;
  expect(await activeOf({ catalog_visibility: "search" })).toBe(true);
  expect(await activeOf({ catalog_visibility: "hidden" })).toBe(false);
  const draft = await woo.readPiece({ status: "draft", permalink: "https://a.example/?p=7" });
  expect(draft).toMatchObject({ isActive: false, address: null });
  expect(await activeOf({ status: "private" })).toBe(false);
});

describe("variations of a product", () => {
  const sizes = { id: 2, name: "Ring size", variation: true, options: ["6", "7", "8"] };

  test("become one piece at the lowest available price", async () => {
    woo.store.variations.set(7, [
      wooVariation(71, { price: "150.00", manage_stock: true, stock_quantity: 2 }),
      wooVariation(72, { price: "130.00", manage_stock: true, stock_quantity: 1, weight: "0.003" }),
      wooVariation(73, { price: "90.00", status: "private" }),
      wooVariation(74, {
        price: "",
        regular_price: "",
        image: wooImage(9, woo.store.pictureUrl(9)),
      }),
    ]);
    const piece = await woo.readPiece({
      type: "variable",
      price: "",
      sku: "",
      manage_stock: false,
      variations: [71, 72, 73, 74],
      attributes: [sizes],
    });
    expect(piece).toMatchObject({
      sku: null,
      description: expect.stringMatching(/\n\nRing size: 6, 7, 8$/),
      priceCents: 13_000,
      stock: 3,
      weightCentigrams: 300,
      pictures: [{ url: woo.store.pictureUrl(9) }],
      notes: [
        "It has 3 variations (Ring size: 6, 7, 8) and is one piece here; of prices from 130.00 to 150.00 the lowest was taken.",
        "Ring size: listed in its description.",
      ],
    });
  });

  test("fall back to the product's price when unreadable, and fail the source when repeatedly unreadable", async () => {
    const failure = { kind: "status", status: 400 } as const;
    woo.store.failures.push({ at: /products\/7\/variations/, failure });
    const piece = await woo.readPiece({ type: "variable", price: "99.00", variations: [71] });
    expect(piece.priceCents).toBe(9900);
    expect(piece.notes[0]).toContain("Its variations could not be read");
    woo.store.records.products.push(wooProduct(8, { type: "variable" }));
    woo.store.failures.push({ at: /products\/8\/variations/, failure });
    await expect(woo.read(woo.open())).rejects.toMatchObject({ code: "unprocessable" });
  });
});

describe("without keys", () => {
  test("reads public products from the Store API", async () => {
    woo.store.records.products = [
      wooProduct(1, {
        price: "11.05",
        images: [wooImage(1, woo.store.pictureUrl(1), "Front")],
        attributes: [{ id: 1, name: "Metal", variation: false, options: ["Silver"] }],
        categories: [{ id: 1, name: "Rings", slug: "rings" }],
      }),
      wooProduct(2, { status: "draft" }),
      wooProduct(3, { price: "", stock_status: "outofstock" }),
      wooProduct(4, { type: "variable", price: "130" }),
    ];
    woo.store.variations.set(4, [
      wooVariation(41, { price: "130" }),
      wooVariation(42, { price: "150" }),
    ]);
    const source = woo.open(NO_WOO_KEYS);
    const items = await woo.read(source);
    expect(items.map((item) => item.kind === "piece" && item.piece)).toMatchObject([
      {
        externalId: "1",
        priceCents: 1105,
        stock: 1,
        isActive: true,
        materials: "Silver",
        categories: ["Rings"],
        pictures: [{ url: woo.store.pictureUrl(1), alt: "Front" }],
      },
      { externalId: "3", priceCents: 0, stock: 0 },
      { externalId: "4", priceCents: 13_000, notes: [expect.stringContaining("several prices")] },
    ]);
    expect(source.describeWay()).toContain("without keys");
    expect(source.isWhole).toBe(true);
  });

  test("converts prices by the currency's minor unit", async () => {
    woo.store.records.products = [wooProduct(1, { price: "11.05" })];
    woo.store.settings.currency = "GBP";
    const [item] = await woo.read(woo.open(NO_WOO_KEYS));
    expect(item).toMatchObject({
      kind: "doubtful",
      reason: "Its price is 11.05 GBP, not US dollars.",
    });
  });
});

test("names an invalid product and reads the others", async () => {
  woo.store.records.products = [
    wooProduct(1, {
      images: "",
      categories: null,
      attributes: { a: 1 },
      tags: [null, 3, { name: "Winter" }],
      weight: null,
      dimensions: "",
      stock_quantity: "many",
      description: ["odd"],
      sku: 4711,
    }),
    wooProduct(2, { name: "" }),
    { ...wooProduct(3), id: "what?" } as unknown as ReturnType<typeof wooProduct>,
    wooProduct(4, { name: "خاتم 💍" }),
  ];
  const items = await woo.read(woo.open());
  expect(items).toMatchObject([
    {
      kind: "piece",
      piece: { sku: "4711", tags: [{ name: "Winter" }], description: null, stock: 0 },
    },
    { kind: "refused", where: "product 2", name: "", reason: "It has no name." },
    { kind: "refused", where: "product what?", name: "Piece 3" },
    { kind: "piece", piece: { name: "خاتم 💍" } },
  ]);
});

test("yields what was read before a store failed", async () => {
  woo.store.records.products = Array.from({ length: 150 }, (_, index) => wooProduct(index + 1));
  woo.store.failures.push({ at: /page=2/, failure: { kind: "die" } });
  const seen: SourceItem[] = [];
  const source = woo.open();
  const reading = (async () => {
    for await (const item of source.read(AbortSignal.timeout(30_000))) seen.push(item);
  })();
  await expect(reading).rejects.toMatchObject({ code: "bad-gateway" });
  expect(seen).toHaveLength(100);
  expect(source.countItems()).toBe(150);
});

test("has the same key however its address is typed", () => {
  const keys = [
    "https://www.Old-Shop.example/shop/",
    "old-shop.example",
    "http://old-shop.example/wp-admin/index.php",
  ].map((storeUrl) => woo.open({ storeUrl }).key);
  expect(new Set(keys)).toEqual(new Set(["old-shop.example"]));
});
