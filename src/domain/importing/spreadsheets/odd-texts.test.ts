import { expect, test } from "vitest";
import { newCollectionSchema } from "#contract/catalogue/collections.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { newOrderSchema } from "#contract/sales/orders.ts";
import { exportAs, FORMATS } from "#tests/support/export-as.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createCollection } from "../../catalogue/collections/create-collection.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";

const ODD = [
  "#N/A",
  "#REF!",
  "Err:502",
  "TRUE",
  "007",
  "1E5",
  "A\tB",
  "A  B",
  "'x",
  "=1+1",
  "null",
];

test.each(FORMATS)(
  "%s brings back names and SKUs that read like something else",
  async (format) => {
    const shop = await testShop();
    for (const odd of ODD) {
      const input = newProductSchema.parse({ name: odd, sku: odd, price: "1", stock: 1 });
      await createProduct(shop, input, { by: null });
    }
    const file = await exportAs(shop, format);
    const { report } = await importSpreadsheetFile(shop, file);
    expect(report).toMatchObject({ imported: 0, updated: 0, skipped: ODD.length, refused: 0 });
    const pieces = await listAllPieces(shop);
    expect(pieces.map(({ name, sku }) => [name, sku])).toEqual(ODD.map((odd) => [odd, odd]));
  },
);

test("a workbook brings back tags, collections and orders that read like something else", async () => {
  const shop = await testShop();
  for (const [index, odd] of ODD.entries()) {
    const slug = `odd-${index}`;
    await createTag(shop, { name: odd, slug, type: "material" }, { by: null });
    const collection = { title: odd, slug, description: odd, isPublished: true };
    await createCollection(shop, newCollectionSchema.parse(collection), null);
    const order = { customerName: odd, customerEmail: "a@example.com", delivery: "pickup" };
    const items = [{ title: odd, quantity: 1, price: "1" }];
    await recordOrder(shop, newOrderSchema.parse({ ...order, items, notes: odd }), "ada");
  }
  const { report } = await importSpreadsheetFile(shop, await exportAs(shop, "workbook"));
  expect(report).toMatchObject({ imported: 0, updated: 0, refused: 0 });
});
