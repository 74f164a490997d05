import { beforeEach, expect, test } from "vitest";
import type { MoveBack } from "#contract/sales/orders.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getStats } from "../../operations/statistics/get-stats.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { editOrder } from "./edit-order.ts";
import { moveOrderBack } from "./move-order-back.ts";
import { recordOrder } from "./record-order.ts";

let shop: TestShop;
let pieceId: number;
let orderId: number;
beforeEach(async () => {
  shop = await testShop();
  pieceId = await addPiece(shop);
  const order = await recordOrder(shop, newOrder([{ productId: pieceId, quantity: 1 }]), "ada");
  orderId = order.id;
});

const move = (status: "processing" | "shipped" | "completed" | "cancelled") =>
  changeOrderStatus(shop, orderId, status, "ada");
const moveBack = (by: MoveBack = {}) => moveOrderBack(shop, orderId, by, "bob");

const stock = async () =>
  await shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", pieceId)
    .executeTakeFirstOrThrow();

test("moves an order back step by step, with who and why", async () => {
  await move("processing");
  await move("shipped");
  await move("completed");
  expect(await moveBack({ reason: "The wrong button" })).toMatchObject({ status: "shipped" });
  expect(await moveBack()).toMatchObject({ status: "processing" });
  const moved = await moveBack();
  expect(moved.history.slice(-3)).toMatchObject([
    { from: "completed", to: "shipped", by: "bob", reason: "The wrong button" },
    { from: "shipped", to: "processing", by: "bob", reason: null },
    { from: "processing", to: "pending" },
  ]);
  await expect(moveBack()).rejects.toThrow("This order is at its first step.");
});

test("returns a canceled order to where it was, with its stock and in the statistics", async () => {
  await move("processing");
  const before = await getStats(shop);
  await move("cancelled");
  expect(await stock()).toEqual({ stock: 1, availability: "available" });
  expect(await moveBack()).toMatchObject({ status: "processing" });
  expect(await stock()).toEqual({ stock: 0, availability: "sold" });
  expect(await getStats(shop)).toEqual(before);
  await move("cancelled");
  expect(await stock()).toEqual({ stock: 1, availability: "available" });
});

test("keeps an order canceled when its piece was sold in the meantime", async () => {
  await move("cancelled");
  await recordOrder(shop, newOrder([{ productId: pieceId, quantity: 1 }]), "ada");
  await expect(moveBack()).rejects.toThrow("“Moon pendant” was sold or deleted in the meantime.");
  expect(await stock()).toEqual({ stock: 0, availability: "sold" });
});

test("undoes a step only while nobody has moved the order on", async () => {
  const { updatedAt } = await move("processing");
  await move("shipped");
  await expect(moveBack({ updatedAt })).rejects.toMatchObject({
    code: "conflict",
    current: { status: "shipped" },
  });
});

test("returns a canceled order to where it was, also after an edit and without a history", async () => {
  await move("processing");
  await move("cancelled");
  await editOrder(shop, orderId, { notes: "Sorry" }, "ada");
  expect(await moveBack()).toMatchObject({ status: "processing" });
  await move("cancelled");
  await shop.db.deleteFrom("orderHistory").execute();
  expect(await moveBack()).toMatchObject({ status: "pending" });
});

test("moves a canceled order of custom work back without any stock", async () => {
  const lines = [
    { title: "Repair", price: "40", quantity: 1 },
    { title: "Chain", price: "35", quantity: 1 },
  ];
  orderId = (await recordOrder(shop, newOrder(lines), "ada")).id;
  await move("cancelled");
  expect(await moveBack()).toMatchObject({ status: "pending" });
});

test("keeps an order canceled whose piece is in the trash, or of which too few are left", async () => {
  await move("cancelled");
  const set = (row: object) => shop.db.updateTable("products").set(row).execute();
  await set({ deletedAt: shop.now().toISOString() });
  await expect(moveBack()).rejects.toMatchObject({ code: "conflict" });
  await set({ deletedAt: null, stock: 3 });
  orderId = (await recordOrder(shop, newOrder([{ productId: pieceId, quantity: 3 }]), "ada")).id;
  await move("cancelled");
  await set({ stock: 2 });
  await expect(moveBack()).rejects.toThrow("“Moon pendant” was sold or deleted in the meantime.");
  expect(await stock()).toMatchObject({ stock: 2 });
});
