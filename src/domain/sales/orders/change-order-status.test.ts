import type { OrderStatus } from "#contract/sales/order-transitions.ts";
import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { recordOrder } from "./record-order.ts";

const pieceOf = (shop: TestShop, id: number) =>
  shop.db
    .selectFrom("products")
    .select(["stock", "availability", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const outcome = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => "ok",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

test("moves an order step by step and records who and when", async () => {
  const shop = await testShop();
  const id = await addPiece(shop);
  const { id: orderId } = await recordOrder(
    shop,
    newOrder([{ productId: id, quantity: 1 }]),
    "ada",
  );
  for (const status of ["processing", "shipped", "completed"] as const) {
    shop.clock.advance({ hours: 1 });
    expect(await changeOrderStatus(shop, orderId, status, "bob")).toMatchObject({ status });
  }
  expect((await getOrder(shop, orderId)).history).toMatchObject([
    { from: null, to: "pending", by: "ada", at: "2026-11-20T15:00:00.000Z" },
    { from: "pending", to: "processing", by: "bob", at: "2026-11-20T16:00:00.000Z" },
    { from: "processing", to: "shipped", by: "bob", at: "2026-11-20T17:00:00.000Z" },
    { from: "shipped", to: "completed", by: "bob", at: "2026-11-20T18:00:00.000Z" },
  ]);
});

test("refuses every other transition, also to the present status", async () => {
  const shop = await testShop();
  const refused: [OrderStatus, OrderStatus[]][] = [
    ["pending", ["pending", "shipped", "completed"]],
    ["processing", ["pending", "processing", "completed"]],
    ["shipped", ["pending", "processing", "shipped", "cancelled"]],
    ["completed", ["pending", "processing", "shipped", "completed", "cancelled"]],
    ["cancelled", ["pending", "processing", "shipped", "completed", "cancelled"]],
  ];
  const id = await addPiece(shop);
  const { id: orderId } = await recordOrder(
    shop,
    newOrder([{ productId: id, quantity: 1 }]),
    "ada",
  );
  for (const [from, targets] of refused) {
    await shop.db.updateTable("orders").set({ status: from }).execute();
    for (const to of targets) {
      expect(await outcome(changeOrderStatus(shop, orderId, to, "ada"))).toBe("conflict");
    }
  }
  expect((await getOrder(shop, orderId)).history).toHaveLength(1);
  expect(await outcome(changeOrderStatus(shop, 999_999, "processing", "ada"))).toBe("not-found");
});

test("moves an order once on twenty concurrent calls", async () => {
  const shop = await testShop();
  const id = await addPiece(shop);
  const { id: orderId } = await recordOrder(
    shop,
    newOrder([{ productId: id, quantity: 1 }]),
    "ada",
  );
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(changeOrderStatus(shop, orderId, "cancelled", "ada"))),
  );
  expect(outcomes.filter((result) => result === "ok")).toHaveLength(1);
  expect(outcomes.filter((result) => result === "conflict")).toHaveLength(19);
  expect((await getOrder(shop, orderId)).history).toHaveLength(2);
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 1, availability: "available" });
});

test("returns stock on cancellation and keeps an availability that somebody chose", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 3 });
  const lines = [
    { productId: id, quantity: 1 },
    { productId: id, quantity: 1 },
  ];
  const { id: orderId } = await recordOrder(shop, newOrder(lines), "ada");
  await shop.db.updateTable("products").set({ stock: 0, availability: "sold" }).execute();
  await changeOrderStatus(shop, orderId, "cancelled", "ada");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 2, availability: "sold" });
});

test("returns stock on cancellation only, once for all lines of a piece", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 1 });
  const { id: orderId } = await recordOrder(
    shop,
    newOrder([{ productId: id, quantity: 1 }]),
    "ada",
  );
  await changeOrderStatus(shop, orderId, "processing", "ada");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 0, availability: "sold" });
  await changeOrderStatus(shop, orderId, "cancelled", "ada");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 1, availability: "available" });
  const item = await shop.db.selectFrom("orderItems").select(["stockTaken", "soldOut"]).execute();
  expect(item).toEqual([{ stockTaken: 0, soldOut: false }]);
});

test("names the present status when it refuses to keep it", async () => {
  const shop = await testShop();
  const order = newOrder([{ productId: await addPiece(shop), quantity: 1 }]);
  const { id } = await recordOrder(shop, order, "ada");
  const change = (status: OrderStatus) => changeOrderStatus(shop, id, status, "ada");
  await expect(change("pending")).rejects.toThrow("This order is pending already.");
  await expect(change("completed")).rejects.toThrow(
    "An order that is pending can’t become completed.",
  );
});

test("lists orders newest first, by status and page", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 9 });
  const ids: number[] = [];
  for (let n = 0; n < 3; n++) {
    ids.push((await recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "ada")).id);
  }
  await changeOrderStatus(shop, ids[1] ?? 0, "processing", "ada");
  const listed = async (query: Parameters<typeof listOrders>[1]) =>
    (await listOrders(shop, query)).items.map((found) => found.id);
  expect(await listed({})).toEqual(ids.toReversed());
  expect(await listed({ status: "processing" })).toEqual([ids[1]]);
  expect(await listed({ limit: 1, offset: 2 })).toEqual([ids[0]]);
  expect(await listOrders(shop, { limit: 2 })).toMatchObject({ total: 3 });
});
