import { type CellValue, readXlsx } from "hucre/xlsx";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { exportSomePieces, exportWorkbook } from "./export-workbook.ts";

const bytesOf = (shop: TestShop) => new Response(exportWorkbook(shop)).bytes();

/** Each sheet as objects by header. */
async function readBack(shop: TestShop) {
  const { sheets } = await readXlsx(await bytesOf(shop));
  return sheets.map(({ name, rows }) => {
    const [headers = [], ...rest] = rows;
    const read = (row: CellValue[]) =>
      Object.fromEntries(headers.map((header, index) => [header, row[index] ?? null]));
    return { name, headers, rows: rest.map(read) };
  });
}

test("writes six sheets with headers for an empty shop", async () => {
  const sheets = await readBack(await testShop());
  expect(sheets.map(({ name }) => name)).toEqual([
    "Pieces",
    "Collections",
    "Tags",
    "Orders",
    "Order items",
    "Subscribers",
  ]);
  expect(sheets.every(({ headers, rows }) => headers.length > 3 && rows.length === 0)).toBe(true);
});

test("writes typed cells: money as numbers, instants as dates", async () => {
  const shop = await testShop();
  const tag = await createTag(shop, { name: "Gold", slug: "gold", type: "material" }, { by: null });
  const piece = await createProduct(
    shop,
    newProductSchema.parse({
      name: "Band & “Loop” <1>",
      price: "1129.05",
      categoryId: 12,
      sku: "007",
      stock: 3,
      weight: "6.4",
      isCustomDesign: true,
      tagIds: [tag.id],
      images: ["/images/products/a.jpg", "https://example.com/b.jpg"],
    }),
    { by: null },
  );
  await addCollection(shop, "Moon", { productIds: [piece.id], categoryId: 13 });
  await recordOrder(
    shop,
    newOrder([{ productId: piece.id, quantity: 2, customizations: { engraving: "A+B" } }]),
    "ada",
  );
  await subscribe(shop, "ada@example.com");
  const now = new Date("2026-11-20T15:00:00.000Z");
  const [pieces, collections, tags, orders, items, subscribers] = await readBack(shop);
  expect(pieces?.rows).toMatchObject([
    {
      ID: piece.id,
      Name: "Band & “Loop” <1>",
      Description: null,
      Price: 1129.05,
      Category: "Rings",
      SKU: "007",
      Stock: 1,
      "Custom Design": true,
      Active: true,
      "Weight (g)": 6.4,
      Availability: "available",
      Tags: "Gold",
      Images: "http://localhost:3000/images/products/a.jpg\nhttps://example.com/b.jpg",
      "Created (UTC)": now,
    },
  ]);
  expect(collections?.rows).toMatchObject([
    {
      Title: "Moon",
      Address: "http://localhost:3000/collections/moon",
      Category: "Silver",
      Published: true,
      Featured: false,
      "Published At (UTC)": now,
      "Piece IDs": String(piece.id),
    },
  ]);
  expect(tags?.rows).toMatchObject([{ Name: "Gold", Type: "Material", Color: "#3B82F6" }]);
  expect(orders?.rows).toMatchObject([
    {
      Status: "pending",
      Customer: "Áda Byron",
      "Shipping Address": "1 Mill Lane\nStaunton, Virginia 24401\nUSA",
      "Billing Address": null,
      Total: 2258.1,
      "Recorded (UTC)": now,
    },
  ]);
  expect(items?.rows).toMatchObject([
    { Quantity: 2, Price: 1129.05, Sum: 2258.1, Customizations: "engraving: A+B" },
  ]);
  expect(subscribers?.rows).toMatchObject([
    { "E-mail": "ada@example.com", Active: true, "Confirmed (UTC)": null },
  ]);
});

test("writes text as text, never as a formula", async () => {
  const shop = await testShop();
  const names = [
    '=HYPERLINK("https://evil.example","x")',
    "+1+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "=cmd|' /C calc'!A0",
    " leading and trailing ",
    "two\nlines",
    "💎 ]]> &amp; \u0001\uD800",
    "_x0041_ is not A",
    "x".repeat(255),
  ];
  for (const name of names) await addPiece(shop, { name });
  const [pieces] = await readBack(shop);
  const readable = names.map((name) => name.replace("\u0001\uD800", "\uFFFD"));
  expect(pieces?.rows.map(({ Name }) => Name)).toEqual(readable);
  const parts = unzipSync(await bytesOf(shop));
  const sheet = new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]);
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet.match(/ s="6" t="inlineStr"/g)).toHaveLength(6);
  expect(sheet).toContain('state="frozen"');
});

test("truncates text to the limit of a cell", async () => {
  const shop = await testShop();
  await addCollection(shop, "Long", { content: `<p>${"word ".repeat(10_000)}</p>` });
  const [, collections] = await readBack(shop);
  const content = String(collections?.rows[0]?.["Content (HTML)"]);
  expect(content).toHaveLength(32_767);
  expect(content.endsWith("…")).toBe(true);
});

test("omits the trash and loses no row between batches", async () => {
  const shop = await testShop();
  const rows = Array.from({ length: 1101 }, (_, n) => ({ name: `Bead ${n}`, priceCents: n }));
  for (let from = 0; from < rows.length; from += 300) {
    await shop.db
      .insertInto("products")
      .values(rows.slice(from, from + 300))
      .execute();
  }
  await deleteProduct(shop, await addPiece(shop, { name: "Gone" }), "ada");
  const [pieces] = await readBack(shop);
  expect(pieces?.rows.map(({ Name }) => Name)).toEqual(rows.map(({ name }) => name));
  expect(pieces?.rows.at(-1)).toMatchObject({ Price: 11 });
});

test("streams the file in chunks", async () => {
  const shop = await testShop();
  const rows = Array.from({ length: 500 }, (_, n) => ({
    name: `Bead ${n}`,
    priceCents: n,
    description: crypto.randomUUID().repeat(30),
  }));
  for (let times = 0; times < 4; times++)
    await shop.db.insertInto("products").values(rows).execute();
  const sizes: number[] = [];
  const reader = exportWorkbook(shop).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sizes.push(part.value.length);
  }
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThan(300_000);
});

test("writes the sheet of some pieces alone", async () => {
  const shop = await testShop();
  const ids = [];
  for (const name of ["Pin", "Band", "Loop"]) ids.push(await addPiece(shop, { name }));
  await deleteProduct(shop, ids[2] ?? 0, null);
  const bytes = await new Response(exportSomePieces(shop, ids.slice(1))).bytes();
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(["Pieces"]);
  expect(sheets[0]?.rows.slice(1).map((row) => row[1])).toEqual(["Band"]);
});
