import { beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { recordOrder } from "./record-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const customerName of ["Ada Byron", "Ana 100% Silver", "Bo 2", "Ada Lovelace"]) {
    const line = { title: "Repair", quantity: 1, price: 5000 };
    await recordOrder(
      shop,
      { customerName, customerEmail: "a@example.com", delivery: "pickup", items: [line] },
      "admin",
    );
  }
});

const found = async (search: string, limit?: number) => {
  const { items } = await listOrders(shop, { search, limit });
  return items.map(({ id, customerName }) => `${id} ${customerName}`);
};

test("finds orders by a part of the customer's name, the newest first", async () => {
  expect(await found("ADA")).toEqual(["4 Ada Lovelace", "1 Ada Byron"]);
  expect(await found("ada", 1)).toEqual(["4 Ada Lovelace"]);
  expect(await found("nobody")).toEqual([]);
});

test("finds an order by its number, before names that have it", async () => {
  expect(await found("2")).toEqual(["2 Ana 100% Silver", "3 Bo 2"]);
  expect(await found("#4")).toEqual(["4 Ada Lovelace"]);
  expect(await found("Order 4")).toEqual(["4 Ada Lovelace"]);
  expect(await found(" order #4 ")).toEqual(["4 Ada Lovelace"]);
  expect(await found("border 4")).toEqual([]);
});

test("finds orders by a part of a piece's name", async () => {
  expect(await found("REPAI")).toHaveLength(4);
});

test("takes a percent sign and an underscore literally", async () => {
  expect(await found("100%")).toEqual(["2 Ana 100% Silver"]);
  expect(await found("A_a")).toEqual([]);
});

test("counts what is found on all pages, and gives each order its own payments and history", async () => {
  const payment = { amount: 2000, method: "cash" as const, paidOn: "2026-11-20" };
  await recordPayment(shop, 4, payment, "ada");
  await changeOrderStatus(shop, 1, "processing", "bob");
  const { items, total } = await listOrders(shop, { search: "ada", limit: 1, offset: 1 });
  expect(total).toBe(2);
  expect(items).toMatchObject([{ id: 1, amountPaid: "0.00", balanceDue: "50.00", payments: [] }]);
  expect(items[0]?.history.map(({ to }) => to)).toEqual(["pending", "processing"]);
  const [first] = (await listOrders(shop, { search: "ada" })).items;
  expect(first).toMatchObject({ id: 4, amountPaid: "20.00", payments: [{ by: "ada" }] });
  expect(first?.history).toHaveLength(1);
});

test("owes nothing where a platform was paid more than the total", async () => {
  await shop.db.updateTable("orders").set({ totalCents: 1500 }).where("id", "=", 4).execute();
  expect(await getOrder(shop, 4)).toMatchObject({ amountPaid: "20.00", balanceDue: "0.00" });
});

test("lists and finds no order in the trash", async () => {
  await moveToTrash(shop, { kind: "order", entityId: 3, label: "Order 3", by: "ada" });
  expect(await found("Bo")).toEqual([]);
  expect(await found("3")).toEqual([]);
  expect(await listOrders(shop)).toMatchObject({ total: 3 });
  await expect(getOrder(shop, 3)).rejects.toMatchObject({ code: "not-found" });
});
