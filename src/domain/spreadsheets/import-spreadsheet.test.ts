import { readXlsx } from "hucre/xlsx";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newProductSchema } from "#contract/products.ts";
import { allPieces, bringSpreadsheet } from "#tests/support/bring-spreadsheet.ts";
import { addCollection } from "#tests/support/new-collection.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { exportWorkbook } from "../export/export-workbook.ts";
import { recordOrder } from "../orders/record-order.ts";
import { createProduct } from "../products/create-product.ts";
import { deleteProduct } from "../products/delete-product.ts";
import { getProduct } from "../products/get-product.ts";
import { updateProduct } from "../products/update-product.ts";
import { createTag } from "../tags/create-tag.ts";

const workbookOf = (shop: TestShop) => new Response(exportWorkbook(shop)).bytes();

/** The cells of the first three sheets: pieces, collections, tags. */
async function cellsOf(shop: TestShop) {
  const { sheets } = await readXlsx(await workbookOf(shop));
  return Object.fromEntries(sheets.slice(0, 3).map(({ name, rows }) => [name, rows]));
}

const piece = (input: object) => newProductSchema.parse({ price: "40", ...input });

/** A shop with one of everything that an export can hold. */
async function fullShop(): Promise<TestShop> {
  const shop = await testShop();
  const gold = await createTag(shop, {
    name: "Gold",
    slug: "au",
    type: "material",
    color: "#AA8800",
  });
  const odd = await createTag(shop, { name: "Rose; pink", slug: "rose-pink", type: "material" });
  const ring = await createTag(shop, { name: "Ring", slug: "ring", type: "jewelry_type" });
  const gone = await createProduct(shop, piece({ name: "Gone" }));
  const ember = await createProduct(
    shop,
    piece({
      name: "Ember “ring” 💎 <1> & خاتم",
      description: "Forged.\n\nTwo  spaces and\na line.",
      price: "1129.05",
      categoryId: 12,
      sku: "007",
      stock: 3,
      weight: "6.40",
      materials: "18 kt gold, ruby",
      dimensions: "20 × 4,5 mm",
      isCustomDesign: true,
      tagIds: [ring.id, odd.id, gold.id],
      images: ["/images/products/a.jpg", "https://example.com/b.jpg?x=1,2"],
    }),
  );
  shop.clock.advance({ days: 1 });
  await createProduct(shop, piece({ name: "Twin", price: "12" }));
  await createProduct(shop, piece({ name: "Twin", price: "12" }));
  await createProduct(shop, piece({ name: "=1+1", price: "0", isActive: false, stock: 0 }));
  await createProduct(
    shop,
    piece({
      name: "Kept",
      availability: "reserved",
      reservedFor: "Grace",
      reservedUntil: "2027-01-01T10:00:00.000Z",
      stock: 1,
    }),
  );
  await createProduct(
    shop,
    piece({ name: "Made", availability: "made_to_order", leadTime: "3 weeks", stock: 5 }),
  );
  const strange = { name: "Odd\u0001 one", description: "two\r\nlines\u0007", tagIds: [] };
  await createProduct(shop, piece(strange));
  const until = "2026-11-20T16:00:00.000Z";
  await createProduct(
    shop,
    piece({ name: "Let go", availability: "reserved", reservedUntil: until, stock: 1 }),
  );
  const sold = await createProduct(shop, piece({ name: "Sold", stock: 1, sku: "-5" }));
  await recordOrder(shop, newOrder([{ productId: sold.id, quantity: 1 }]), "ada");
  await updateProduct(shop, ember.id, { price: 112_906 });
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

test("An export, imported into an empty shop and exported again, is equal cell by cell.", async () => {
  const shop = await fullShop();
  const other = await testShop({ now: "2026-12-24T00:00:00.000Z" });
  const before = await cellsOf(shop);
  const { report, fileNotes } = await bringSpreadsheet(other, await workbookOf(shop));
  expect(report).toMatchObject({ status: "completed", imported: 9, refused: 0, notes: [] });
  expect(fileNotes).toEqual([
    "Not taken in: Orders, Order items, Subscribers.",
    "3 tags came in as well, and would stay if the import is undone.",
    "2 collections came in as well, and would stay if the import is undone.",
  ]);
  expect(await cellsOf(other)).toEqual(before);
  // What comes next gets an id of its own.
  const next = await createProduct(other, piece({ name: "Next" }));
  expect((await allPieces(other)).filter(({ id }) => id === next.id)).toHaveLength(1);
});

test("A workbook that was exported and imported again changes nothing.", async () => {
  const shop = await fullShop();
  const before = await cellsOf(shop);
  shop.clock.advance({ days: 3 });
  for (let times = 0; times < 2; times += 1) {
    const { report, fileNotes } = await bringSpreadsheet(shop, await workbookOf(shop));
    expect(report).toMatchObject({ imported: 0, updated: 0, skipped: 9, refused: 0 });
    expect(fileNotes).toEqual(["Not taken in: Orders, Order items, Subscribers."]);
  }
  expect(await cellsOf(shop)).toEqual(before);
});

test("What was changed in an exported sheet changes here, and nothing else does.", async () => {
  const shop = await testShop();
  const { id } = await createProduct(shop, piece({ name: "Ember", sku: "E", stock: 1 }));
  const kept = await createProduct(shop, piece({ name: "Ash" }));
  const sheet = (price: string) =>
    `ID,Name,Price,SKU,Custom Design,Weight (g),Lead Time,Availability\n${id},Ember,${price},E,no,,,available\n${kept.id},Ash,40,,no,,,available\n`;
  const preview = await bringSpreadsheet(shop, sheet("55"), { dryRun: true });
  expect(preview.report).toMatchObject({ updated: 1, skipped: 1, dryRun: true });
  expect((await getProduct(shop, id, "admin")).price).toBe("40.00");
  await bringSpreadsheet(shop, sheet("55"));
  await updateProduct(shop, id, { price: 9900 });
  await bringSpreadsheet(shop, sheet("55"));
  expect(await getProduct(shop, id, "admin")).toMatchObject({ price: "55.00", stock: 1 });
  expect((await getProduct(shop, kept.id, "admin")).version).toBe(1);
});

test("Nothing comes in when the pieces cannot be written, the tags of the workbook neither.", async () => {
  const shop = await fullShop();
  const other = await testShop();
  const bytes = await workbookOf(shop);
  // Of two pieces of one name the second cannot be written.
  await sql`create unique index no_twins on products (name)`.execute(other.db);
  await expect(bringSpreadsheet(other, bytes)).rejects.toThrow(/unique/i);
  expect(await allPieces(other)).toEqual([]);
  expect(await other.db.selectFrom("tags").selectAll().execute()).toEqual([]);
});
