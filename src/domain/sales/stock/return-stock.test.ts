import { beforeEach, expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { addPlatform, sellOnPlatform } from "#tests/support/sell-on-platform.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordDoubleSale } from "../double-sales/record-double-sale.ts";
import { recordOrder } from "../orders/record-order.ts";
import { fillShortItems, returnStock } from "./return-stock.ts";

let shop: TestShop;
let platformId: number;
beforeEach(async () => {
  shop = await testShop();
  platformId = await addPlatform(shop);
});

let sales = 0;
function sellShort(productId: number, short: number, internalOrderId?: number) {
  sales += 1;
  const sale = { number: String(sales), productId, short };
  return sellOnPlatform(shop, platformId, {
    ...sale,
    ...(internalOrderId !== undefined && { internalOrderId }),
  });
}

const fill = (productId: number) => inTransaction(shop, (shop) => fillShortItems(shop, productId));

const items = () =>
  shop.db
    .selectFrom("externalOrderItems")
    .select(["short", "stockTaken", "soldOut"])
    .orderBy("id")
    .execute();

const piece = (id: number) =>
  shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const openDoubleSales = async () =>
  (
    await shop.db
      .selectFrom("doubleSales")
      .select("externalOrderId")
      .where("settledAt", "is", null)
      .execute()
  ).map(({ externalOrderId }) => externalOrderId);

test("gives stock to the orders that are short of a piece, the oldest first", async () => {
  const id = await addPiece(shop, { stock: 3 });
  const first = await sellShort(id, 2);
  const second = await sellShort(id, 2);
  await sellShort(await addPiece(shop, { stock: 0 }), 1);
  for (const externalOrderId of [first, second]) {
    await recordDoubleSale(shop, { productId: id, externalOrderId });
  }
  await fill(id);
  expect(await items()).toEqual([
    { short: 0, stockTaken: 2, soldOut: false },
    { short: 1, stockTaken: 1, soldOut: true },
    { short: 1, stockTaken: 0, soldOut: false },
  ]);
  expect(await piece(id)).toEqual({ stock: 0, availability: "sold" });
  expect(await openDoubleSales()).toEqual([second]);
});

test("leaves an order short while there is no stock", async () => {
  const id = await addPiece(shop, { stock: 0, availability: "sold" });
  const externalOrderId = await sellShort(id, 1);
  await recordDoubleSale(shop, { productId: id, externalOrderId });
  await fill(id);
  expect(await items()).toEqual([{ short: 1, stockTaken: 0, soldOut: false }]);
  expect(await openDoubleSales()).toEqual([externalOrderId]);
});

test("records the stock of an accepted order on the order's own line", async () => {
  const id = await addPiece(shop, { stock: 1 });
  const order = await recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "ada");
  await shop.db.updateTable("orderItems").set({ stockTaken: 0, soldOut: false }).execute();
  await shop.db.updateTable("products").set({ stock: 1, availability: "available" }).execute();
  await sellShort(id, 1, order.id);
  await fill(id);
  expect(await items()).toEqual([{ short: 0, stockTaken: 0, soldOut: false }]);
  const lines = await shop.db.selectFrom("orderItems").select(["stockTaken", "soldOut"]).execute();
  expect(lines).toEqual([{ stockTaken: 1, soldOut: true }]);
});

test("takes nothing for an accepted order that has another piece by now, which is short no more", async () => {
  const id = await addPiece(shop, { stock: 1 });
  const other = await addPiece(shop, { stock: 1 });
  const order = await recordOrder(shop, newOrder([{ productId: other, quantity: 1 }]), "ada");
  const externalOrderId = await sellShort(id, 1, order.id);
  await recordDoubleSale(shop, { productId: id, externalOrderId });
  await sellShort(id, 2);
  await fill(id);
  expect(await items()).toEqual([
    { short: 0, stockTaken: 0, soldOut: false },
    { short: 1, stockTaken: 1, soldOut: true },
  ]);
  expect(await openDoubleSales()).toEqual([]);
  const lines = await shop.db
    .selectFrom("orderItems")
    .select(["productId", "stockTaken"])
    .execute();
  expect(lines).toEqual([{ productId: other, stockTaken: 1 }]);
});

test("takes for an accepted order no more than its lines lack", async () => {
  const id = await addPiece(shop, { stock: 3 });
  const line = { productId: id, quantity: 1 };
  const order = await recordOrder(shop, newOrder([line, line]), "ada");
  await sellShort(id, 2, order.id);
  const missing = await shop.db
    .selectFrom("orderItems")
    .select((eb) => eb.fn.min("id").as("id"))
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable("orderItems")
    .set({ stockTaken: 0 })
    .where("id", "=", missing.id)
    .execute();
  await shop.db.updateTable("products").set({ stock: 2, availability: "available" }).execute();
  await fill(id);
  expect(await piece(id)).toEqual({ stock: 1, availability: "available" });
  expect(await items()).toMatchObject([{ short: 0 }]);
  const taken = await shop.db.selectFrom("orderItems").select("stockTaken").orderBy("id").execute();
  expect(taken).toEqual([{ stockTaken: 1 }, { stockTaken: 1 }]);
});

test("a made-to-order piece is short no more, without any stock", async () => {
  const id = await addPiece(shop, { stock: 0, availability: "made_to_order" });
  await sellShort(id, 1);
  await fill(id);
  expect(await items()).toEqual([{ short: 0, stockTaken: 0, soldOut: false }]);
});

test("returned stock goes to a short order before it is offered again", async () => {
  const id = await addPiece(shop, { stock: 0, availability: "sold" });
  await sellShort(id, 1);
  const taken = { taken: 1, soldOut: true };
  await inTransaction(shop, (shop) => returnStock(shop, id, taken));
  expect(await piece(id)).toEqual({ stock: 0, availability: "sold" });
  expect(await items()).toMatchObject([{ short: 0, stockTaken: 1 }]);
  const before = await piece(id);
  await inTransaction(shop, (shop) => returnStock(shop, id, { taken: 0, soldOut: true }));
  expect(await piece(id)).toEqual(before);
});
