import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { recordOrder } from "../../sales/orders/record-order.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { subscribe } from "../../newsletter/subscribers/subscribe.ts";
import { getStats } from "./get-stats.ts";

const piece = (row: object) => ({
  name: "Ring",
  priceCents: 100,
  isActive: true,
  availability: "available" as const,
  ...row,
});

async function order(shop: TestShop, priceCents: number) {
  const productId = await addPiece(shop, { priceCents });
  return recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "admin");
}

test("returns zeros for an empty shop", async () => {
  expect(await getStats(await testShop())).toEqual({
    ordersToday: 0,
    revenueToday: "0.00",
    pendingOrders: 0,
    piecesListed: 0,
    piecesSold: 0,
    piecesHidden: 0,
    subscribers: 0,
  });
});

test("counts today in the shop's time zone without canceled orders", async () => {
  const shop = await testShop({ now: "2026-11-20T04:59:00.000Z" });
  await order(shop, 10_000);
  shop.clock.set("2026-11-20T05:00:00.000Z");
  await order(shop, 20_050);
  const cancelled = await order(shop, 40_000);
  await changeOrderStatus(shop, cancelled.id, "cancelled", "admin");
  shop.clock.set("2026-11-21T04:59:59.000Z");
  const { id } = await order(shop, 1_000_000_099);
  await changeOrderStatus(shop, id, "processing", "admin");
  expect(await getStats(shop)).toMatchObject({
    ordersToday: 2,
    revenueToday: "10000201.49",
    pendingOrders: 2,
  });
  await updateSettings(shop, { timeZone: "Europe/Vienna" }, null);
  expect(await getStats(shop)).toMatchObject({ ordersToday: 1, revenueToday: "10000000.99" });
});

test("counts listed, hidden and sold pieces and active subscribers, without the trash", async () => {
  const shop = await testShop();
  await shop.db
    .insertInto("products")
    .values([
      piece({}),
      piece({ availability: "sold" }),
      piece({ isActive: false }),
      piece({ isActive: false, availability: "sold" }),
      piece({ deletedAt: shop.now().toISOString() }),
    ])
    .execute();
  await subscribe(shop, "ada@example.com");
  await subscribe(shop, "bob@example.com");
  await shop.db
    .updateTable("subscribers")
    .set({ isActive: false })
    .where("email", "=", "bob@example.com")
    .execute();
  expect(await getStats(shop)).toMatchObject({
    piecesListed: 2,
    piecesSold: 2,
    piecesHidden: 2,
    subscribers: 1,
  });
});

test("leaves out orders and subscribers in the trash", async () => {
  const shop = await testShop();
  const { id } = await order(shop, 10_000);
  await order(shop, 20_000);
  await subscribe(shop, "ada@example.com");
  await subscribe(shop, "bob@example.com");
  await moveToTrash(shop, { kind: "order", entityId: id, label: "Order", by: "admin" });
  const subscribers = await shop.db.selectFrom("subscribers").select("id").execute();
  const removal = { kind: "subscriber", label: "ada@example.com", by: "admin" } as const;
  await moveToTrash(shop, { ...removal, entityId: subscribers[0]?.id ?? 0 });
  expect(await getStats(shop)).toMatchObject({
    ordersToday: 1,
    revenueToday: "200.00",
    pendingOrders: 1,
    subscribers: 1,
  });
});

test("counts confirmed subscribers where mail is set up", async () => {
  const { shop } = await mailingShop();
  await addSubscribers(shop, "ada");
  await subscribe(shop, "bob@example.com");
  expect(await getStats(shop)).toMatchObject({ subscribers: 1 });
});
