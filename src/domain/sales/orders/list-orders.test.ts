import { beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
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
  expect(await found("border 4")).toEqual([]);
});

test("takes a percent sign and an underscore literally", async () => {
  expect(await found("100%")).toEqual(["2 Ana 100% Silver"]);
  expect(await found("A_a")).toEqual([]);
});
