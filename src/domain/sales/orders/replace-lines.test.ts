import { beforeEach, expect, test } from "vitest";
import { orderPatchSchema } from "#contract/sales/orders.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { editOrder } from "./edit-order.ts";
import { recordOrder } from "./record-order.ts";

let shop: TestShop;
let productId: number;
let orderId: number;
beforeEach(async () => {
  shop = await testShop();
  productId = await addPiece(shop, { stock: 4, name: "Hoops" });
});

const lines = (...quantities: number[]) => quantities.map((quantity) => ({ productId, quantity }));
const record = async (...quantities: number[]) => {
  orderId = (await recordOrder(shop, newOrder(lines(...quantities)), "ada")).id;
};
const edit = (items: object[]) =>
  editOrder(shop, orderId, orderPatchSchema.parse({ items }), "ada");
const piece = () =>
  shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
const held = () =>
  shop.db
    .selectFrom("orderItems")
    .select(["quantity", "stockTaken", "soldOut"])
    .orderBy("id")
    .execute();

test("divides what was taken among the lines of a piece", async () => {
  await record(2, 1);
  expect(await held()).toEqual([
    { quantity: 2, stockTaken: 2, soldOut: false },
    { quantity: 1, stockTaken: 1, soldOut: false },
  ]);
  await edit(lines(1, 3));
  expect(await held()).toEqual([
    { quantity: 1, stockTaken: 1, soldOut: true },
    { quantity: 3, stockTaken: 3, soldOut: true },
  ]);
  expect(await piece()).toEqual({ stock: 0, availability: "sold" });
});

test("returns what is left out of one of several lines, and with it the piece to the shop", async () => {
  await record(1, 3);
  expect(await piece()).toEqual({ stock: 0, availability: "sold" });
  await edit(lines(1, 1));
  expect(await piece()).toEqual({ stock: 2, availability: "available" });
  expect(await held()).toEqual([
    { quantity: 1, stockTaken: 1, soldOut: false },
    { quantity: 1, stockTaken: 1, soldOut: false },
  ]);
  await edit([{ title: "Repair", price: "40", quantity: 1 }]);
  expect(await piece()).toEqual({ stock: 4, availability: "available" });
});

test("remembers that it took the last one, whether at first or with what was added", async () => {
  await record(3);
  await edit(lines(4));
  await changeOrderStatus(shop, orderId, "cancelled", "ada");
  expect(await piece()).toEqual({ stock: 4, availability: "available" });
  await record(4);
  await edit(lines(2, 2));
  await changeOrderStatus(shop, orderId, "cancelled", "ada");
  expect(await piece()).toEqual({ stock: 4, availability: "available" });
});

test("names how many are there when an edit adds too many", async () => {
  await record(2);
  await expect(edit(lines(3, 2))).rejects.toThrow("Only 2 of “Hoops” in stock, 3 were asked for.");
  expect(await piece()).toEqual({ stock: 2, availability: "available" });
});

test("returns nothing of an order that is short of the piece", async () => {
  await record(2);
  await shop.db.updateTable("orderItems").set({ stockTaken: 0 }).execute();
  await edit(lines(1));
  expect(await piece()).toEqual({ stock: 2, availability: "available" });
  expect(await held()).toEqual([{ quantity: 1, stockTaken: 0, soldOut: false }]);
});
