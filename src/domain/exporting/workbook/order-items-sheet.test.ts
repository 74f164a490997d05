import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { orderItemsSheet } from "./order-items-sheet.ts";

test("an order item says how much stock it took and whether that sold the piece out", async () => {
  const shop = await testShop();
  const last = await addPiece(shop, { name: "Last", stock: 1 });
  const plenty = await addPiece(shop, { name: "Plenty", stock: 5 });
  const gone = await addPiece(shop, { name: "Gone", stock: 1 });
  for (const productId of [last, plenty, gone]) {
    await recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "ada");
  }
  await deleteProduct(shop, gone, "ada");
  const { columns, rows } = orderItemsSheet(shop);
  const headers = columns.map(({ header }) => header);
  const items: object[] = [];
  for await (const row of rows) {
    items.push(Object.fromEntries(headers.map((header, at) => [header, row[at]])));
  }
  expect(items).toMatchObject([
    { Piece: "Last", "Piece ID": last, "From Stock": 1, "Sold Out": true },
    { Piece: "Plenty", "Piece ID": plenty, "From Stock": 1, "Sold Out": false },
    { Piece: "Gone", "Piece ID": null, "From Stock": 0, "Sold Out": false },
  ]);
});
