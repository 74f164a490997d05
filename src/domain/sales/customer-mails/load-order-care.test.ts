import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../orders/record-order.ts";
import { loadOrderCare } from "./load-order-care.ts";

const work = (title: string, customizations: object | null = null) => ({
  title,
  price: "100",
  quantity: 1,
  customizations,
});

async function titlesOf(shop: TestShop, items: object[]): Promise<string[]> {
  const order = await recordOrder(shop, newOrder(items), "ada");
  return (await loadOrderCare(shop, order)).map(({ title }) => title);
}

test("names the piece of a note where an order has several, each note once", async () => {
  const shop = await testShop();
  expect(await titlesOf(shop, [work("Signet", { metal: "platinum" })])).toEqual(["Platinum"]);
  const several = [
    work("Signet", { metal: "platinum" }),
    work("Signet", { metal: "platinum" }),
    work("Band", { metal: "18k yellow gold" }),
  ];
  expect(await titlesOf(shop, several)).toEqual(["Signet (platinum)", "Band (gold)"]);
});

test("reads custom work by its materials, else by its metal, and says nothing of other work", async () => {
  const shop = await testShop();
  const both = { materials: "sterling silver", metal: "platinum" };
  expect(await titlesOf(shop, [work("Signet", both)])).toEqual(["Silver"]);
  for (const noted of [{ metal: 950 }, { size: "6" }, null]) {
    expect(await titlesOf(shop, [work("Signet", noted)])).toEqual([]);
  }
});

test("says how a piece in the trash is cared for", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { materials: "sterling silver" });
  const order = await recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "ada");
  await shop.db.updateTable("products").set({ deletedAt: shop.now().toISOString() }).execute();
  expect(await loadOrderCare(shop, order)).toMatchObject([{ title: "Silver" }]);
});

test("says so much of an order with many pieces", async () => {
  const shop = await testShop();
  const items = Array.from({ length: 14 }, (_, at) => work(`Band ${at}`, { metal: "platinum" }));
  expect(await titlesOf(shop, items)).toHaveLength(12);
});
