import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { listAllPieces, importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { exportWorkbook } from "../../exporting/workbook/export-workbook.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";

const workbookOf = (shop: TestShop) => new Response(exportWorkbook(shop)).bytes();

/** All cells of the six sheets. */
async function cellsOf(shop: TestShop) {
  const { sheets } = await readXlsx(await workbookOf(shop));
  expect(sheets).toHaveLength(6);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
}

/** Addresses, items and histories, except what a cell cannot express. */
const ordersOf = async (shop: TestShop) =>
  (await listOrders(shop)).items.map(({ items, ...order }) => ({
    ...order,
    items: items.map(({ productName, quantity, price }) => ({ productName, quantity, price })),
  }));

const piece = (input: object) => newProductSchema.parse({ price: "40", ...input });

/** A shop with one of everything that an export can hold. */
async function fullShop(): Promise<TestShop> {
  const shop = await testShop();
  const gold = await createTag(
    shop,
    {
      name: "Gold",
      slug: "au",
      type: "material",
      color: "#AA8800",
    },
    { by: null },
  );
  const odd = await createTag(
    shop,
    { name: "Rose; pink", slug: "rose-pink", type: "material" },
    { by: null },
  );
  const ring = await createTag(
    shop,
    { name: "Ring", slug: "ring", type: "jewelry_type" },
    { by: null },
  );
  const gone = await createProduct(shop, piece({ name: "Gone", stock: 5 }), { by: null });
  const ember = await createProduct(
    shop,
    piece({
      name: "Ember “ring” 💎 <1> & خاتم",
      description: "Forged.\n\nTwo  spaces and\na line.",
      price: "1129.05",
      categoryId: 12,
      sku: "007",
      stock: 6,
      weight: "6.40",
      materials: "18 kt gold, ruby",
      dimensions: "20 × 4,5 mm",
      isCustomDesign: true,
      tagIds: [ring.id, odd.id, gold.id],
      images: ["/images/products/a.jpg", "https://example.com/b.jpg?x=1,2"],
    }),
    { by: null },
  );
  shop.clock.advance({ days: 1 });
  await createProduct(shop, piece({ name: "Twin", price: "12" }), { by: null });
  await createProduct(shop, piece({ name: "Twin", price: "12" }), { by: null });
  await createProduct(shop, piece({ name: "=1+1", price: "0", isActive: false, stock: 0 }), {
    by: null,
  });
  await createProduct(
    shop,
    piece({
      name: "Kept",
      availability: "reserved",
      reservedFor: "Grace",
      reservedUntil: "2027-01-01T10:00:00.000Z",
      stock: 1,
    }),
    { by: null },
  );
  await createProduct(
    shop,
    piece({ name: "Made", availability: "made_to_order", leadTime: "3 weeks", stock: 5 }),
    { by: null },
  );
  const strange = { name: "Odd\u0001 one", description: "two\r\nlines\u0007", tagIds: [] };
  await createProduct(shop, piece(strange), { by: null });
  const until = new Date(shop.now().getTime() + 60_000).toISOString();
  await createProduct(
    shop,
    piece({ name: "Let go", availability: "reserved", reservedUntil: until, stock: 1 }),
    { by: null },
  );
  shop.clock.advance({ minutes: 1 });
  const sold = await createProduct(shop, piece({ name: "Sold", stock: 1, sku: "-5" }), {
    by: null,
  });
  await recordOrders(shop, { sold: sold.id, ember: ember.id, gone: gone.id });
  await subscribe(shop, "ada@example.com");
  shop.clock.advance({ seconds: 0.123 });
  await subscribe(shop, "grace@example.com");
  await shop.db
    .updateTable("subscribers")
    .set({ isActive: false })
    .where("email", "=", "grace@example.com")
    .execute();
  await updateProduct(shop, ember.id, { price: 112_906 }, null);
  await deleteProduct(shop, gone.id, "ada");
  await addCollection(shop, "Moon", {
    productIds: [sold.id, ember.id],
    categoryId: 13,
    tagIds: [odd.id, gold.id],
    content: "<p>Words & <strong>more</strong></p>",
    images: ["/images/products/c.jpg"],
  });
  await addCollection(shop, "Draft", { isPublished: false });
  return shop;
}

type Ids = { sold: number; ember: number; gone: number };

/** A completed order, a cancelled one, and one of a piece that is in the trash. */
async function recordOrders(shop: TestShop, { sold, ember, gone }: Ids): Promise<void> {
  const first = await recordOrder(shop, newOrder([{ productId: sold, quantity: 1 }]), "ada");
  shop.clock.advance({ hours: 3, seconds: 0.456 });
  for (const status of ["processing", "shipped", "completed"] as const) {
    shop.clock.advance({ hours: 1 });
    await changeOrderStatus(shop, first.id, status, "Bob the helper");
  }
  const strange = {
    customizations: { engraving: "A: B\nand C ", size: 7, "": "x", list: ["a", { b: 1 }] },
  };
  const items = [
    { productId: ember, quantity: 2, price: "1000.10", ...strange },
    { productId: gone, quantity: 1, price: "0.00" },
    { productId: ember, quantity: 1 },
  ];
  const billingAddress = {
    line1: "The Barn, 2",
    line2: "Back door",
    city: "Bath, Avon",
    state: "North East",
    postalCode: "BA1 1AA",
    country: "United Kingdom",
  };
  await recordOrder(
    shop,
    newOrder(items, {
      customerName: "=Grace “G” حبيب",
      customerEmail: "Grace@Example.com",
      customerPhone: "+44 20",
      billingAddress,
      tax: "1.01",
      shipping: "12.30",
      notes: "@once\n\nring the bell",
    }),
    null,
  );
  const third = await recordOrder(shop, newOrder([{ productId: gone, quantity: 1 }]), "ada");
  await changeOrderStatus(shop, third.id, "cancelled", "ada");
}

test("exports the same cells after an import into an empty shop", async () => {
  const shop = await fullShop();
  const other = await testShop({ now: "2026-12-24T00:00:00.000Z" });
  const before = await cellsOf(shop);
  const { report, fileNotes } = await importSpreadsheetFile(other, await workbookOf(shop));
  expect(report).toMatchObject({ status: "completed", imported: 9, refused: 0, notes: [] });
  expect(report.others).toEqual([
    { kind: "tag", added: 3, changed: 0, skipped: 0, refused: 0 },
    { kind: "collection", added: 2, changed: 0, skipped: 0, refused: 0 },
    { kind: "order", added: 3, changed: 0, skipped: 0, refused: 0 },
    { kind: "subscriber", added: 2, changed: 0, skipped: 0, refused: 0 },
  ]);
  expect(fileNotes).toEqual([]);
  expect(await cellsOf(other)).toEqual(before);
  expect(await ordersOf(other)).toEqual(await ordersOf(shop));
  // The next piece gets a new id.
  const next = await createProduct(other, piece({ name: "Next" }), { by: null });
  expect((await listAllPieces(other)).filter(({ id }) => id === next.id)).toHaveLength(1);
});

test("changes nothing when an exported workbook is imported again", async () => {
  const shop = await fullShop();
  const before = await cellsOf(shop);
  shop.clock.advance({ days: 3 });
  for (let times = 0; times < 2; times += 1) {
    const { report, fileNotes } = await importSpreadsheetFile(shop, await workbookOf(shop));
    expect(report).toMatchObject({ imported: 0, updated: 0, skipped: 9, refused: 0 });
    expect(report.others.map(({ added, skipped }) => [added, skipped])).toEqual([
      [0, 3],
      [0, 2],
      [0, 3],
      [0, 2],
    ]);
    expect(fileNotes).toEqual([]);
  }
  expect(await cellsOf(shop)).toEqual(before);
});

test("applies only the cells changed in an exported sheet", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, piece({ name: "Ember", sku: "E", stock: 1 }), {
    by: null,
  });
  const kept = await createProduct(shop, piece({ name: "Ash" }), { by: null });
  const sheet = (price: string) =>
    `ID,Name,Price,SKU,Custom Design,Weight (g),Lead Time,Availability\n${id},Ember,${price},E,no,,,available\n${kept.id},Ash,40,,no,,,available\n`;
  const preview = await importSpreadsheetFile(shop, sheet("55"), { dryRun: true });
  expect(preview.report).toMatchObject({ updated: 1, skipped: 1, dryRun: true });
  expect((await getProduct(shop, id, "admin")).price).toBe("40.00");
  await importSpreadsheetFile(shop, sheet("55"));
  await updateProduct(shop, id, { price: 9900 }, null);
  await importSpreadsheetFile(shop, sheet("55"));
  expect(await getProduct(shop, id, "admin")).toMatchObject({ price: "55.00", stock: 1 });
  expect((await getProduct(shop, kept.id, "admin")).version).toBe(1);
});

test("writes neither pieces nor tags when a piece cannot be written", async () => {
  const shop = await fullShop();
  const other = await testShop();
  const bytes = await workbookOf(shop);
  // The second of two pieces with the same name cannot be written.
  await sql`create unique index no_twins on products (name)`.execute(other.db);
  await expect(importSpreadsheetFile(other, bytes)).rejects.toThrow(/unique/i);
  expect(await listAllPieces(other)).toEqual([]);
  expect(await other.db.selectFrom("tags").selectAll().execute()).toEqual([]);
});
