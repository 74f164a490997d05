import { beforeEach, expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { addPlatform, sellOnPlatform } from "#tests/support/sell-on-platform.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { recordOrder } from "../orders/record-order.ts";
import { clearShortItems } from "./clear-short-items.ts";
import { listDoubleSales } from "./list-double-sales.ts";
import { recordDoubleSale } from "./record-double-sale.ts";
import { resolveDoubleSale, resolveManually } from "./resolve-double-sale.ts";

let shop: TestShop;
let platformId: number;
beforeEach(async () => {
  shop = await testShop();
  platformId = await addPlatform(shop);
});

async function sellThere(productId: number, number: string, stockTaken: number): Promise<number> {
  shop.clock.advance({ minutes: 1 });
  return sellOnPlatform(shop, platformId, { number, productId, stockTaken });
}

const sellHere = async (productId: number) => {
  shop.clock.advance({ minutes: 1 });
  return recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "ada");
};

async function sellTwice(number = "1041") {
  const productId = await addPiece(shop);
  const order = await sellHere(productId);
  const externalOrderId = await sellThere(productId, number, 0);
  await recordDoubleSale(shop, { productId, externalOrderId });
  return { productId, order, externalOrderId };
}

test("names the piece, its order on the platform and the order that took it here", async () => {
  const { productId, order, externalOrderId } = await sellTwice();
  expect(await listDoubleSales(shop)).toEqual([
    {
      id: expect.any(Number),
      productId,
      productName: "Moon pendant",
      externalOrder: {
        id: externalOrderId,
        name: "WooCommerce order 1041",
        customerName: "Customer of 1041",
      },
      otherOrder: { id: order.id, name: `Order ${order.id}`, customerName: "Áda Byron" },
      otherExternalOrder: null,
      createdAt: "2026-11-20T15:02:00.000Z",
      settledAt: null,
    },
  ]);
});

test("names the latest order that took the piece, here or on a platform", async () => {
  const productId = await addPiece(shop, { stock: 2 });
  await sellThere(productId, "1040", 1);
  const here = await sellHere(productId);
  const first = await sellThere(productId, "1041", 0);
  await recordDoubleSale(shop, { productId, externalOrderId: first });
  expect(await listDoubleSales(shop)).toMatchObject([
    { otherOrder: { id: here.id }, otherExternalOrder: null },
  ]);
  await sellThere(productId, "1042", 1);
  const second = await sellThere(productId, "1043", 0);
  await recordDoubleSale(shop, { productId, externalOrderId: second });
  const [, later] = await listDoubleSales(shop);
  expect(later).toMatchObject({
    otherOrder: null,
    otherExternalOrder: { name: "WooCommerce order 1042", customerName: "Customer of 1042" },
  });
});

test("names the order here when a platform took the piece at the same moment", async () => {
  const productId = await addPiece(shop, { stock: 2 });
  const here = await sellHere(productId);
  const at = { number: "1040", productId, stockTaken: 1 };
  await sellOnPlatform(shop, platformId, at);
  const externalOrderId = await sellThere(productId, "1041", 0);
  await recordDoubleSale(shop, { productId, externalOrderId });
  expect(await listDoubleSales(shop)).toMatchObject([
    { otherOrder: { id: here.id }, otherExternalOrder: null },
  ]);
});

test("names no other order where the only one is cancelled", async () => {
  const productId = await addPiece(shop);
  const { id } = await sellHere(productId);
  await changeOrderStatus(shop, id, "cancelled", "ada");
  const externalOrderId = await sellThere(productId, "1041", 1);
  await recordDoubleSale(shop, { productId, externalOrderId });
  expect(await listDoubleSales(shop)).toMatchObject([
    { otherOrder: null, otherExternalOrder: null },
  ]);
});

test("names as the other order neither its own, nor one in the trash, nor one that took nothing", async () => {
  const productId = await addPiece(shop, { stock: 2 });
  const own = await sellHere(productId);
  const deleted = await sellHere(productId);
  await moveToTrash(shop, { kind: "order", entityId: deleted.id, label: "Order", by: "ada" });
  const sale = { number: "1041", productId, stockTaken: 1, internalOrderId: own.id };
  const externalOrderId = await sellOnPlatform(shop, platformId, sale);
  await sellThere(productId, "1042", 0);
  await recordDoubleSale(shop, { productId, externalOrderId });
  expect(await listDoubleSales(shop)).toMatchObject([
    { otherOrder: null, otherExternalOrder: null },
  ]);
});

test("lists double sales oldest first until they are resolved", async () => {
  const first = await sellTwice();
  const second = await sellTwice("1042");
  const { productId, externalOrderId } = first;
  const ids = async () => (await listDoubleSales(shop)).map((sale) => sale.externalOrder.id);
  expect(await ids()).toEqual([externalOrderId, second.externalOrderId]);
  await resolveDoubleSale(shop, { externalOrderId, productId: second.productId });
  expect(await ids()).toHaveLength(2);
  await resolveDoubleSale(shop, { externalOrderId, productId });
  expect(await ids()).toEqual([second.externalOrderId]);
  await recordDoubleSale(shop, { externalOrderId, productId });
  expect(await ids()).toEqual([externalOrderId, second.externalOrderId]);
});

test("records who resolved one first, and refuses an unknown one", async () => {
  await sellTwice();
  const [sale] = await listDoubleSales(shop);
  const id = sale?.id ?? 0;
  await resolveManually(shop, id, "ada");
  shop.clock.advance({ hours: 1 });
  await resolveManually(shop, id, "bea");
  expect(await listDoubleSales(shop)).toEqual([]);
  const row = await shop.db
    .selectFrom("doubleSales")
    .select(["settledAt", "settledBy"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ settledAt: "2026-11-20T15:02:00.000Z", settledBy: "ada" });
  await expect(resolveManually(shop, id + 1, "ada")).rejects.toMatchObject({ code: "not-found" });
});

test("clears what the order of a platform is short of, and resolves its double sale", async () => {
  const productId = await addPiece(shop);
  const accepted = await sellHere(productId);
  const short = { productId, short: 1 };
  const internalOrderId = accepted.id;
  const own = await sellOnPlatform(shop, platformId, { ...short, number: "1", internalOrderId });
  const other = await sellOnPlatform(shop, platformId, { ...short, number: "2" });
  for (const externalOrderId of [own, other]) {
    await recordDoubleSale(shop, { productId, externalOrderId });
  }
  await clearShortItems(shop, internalOrderId);
  const items = await shop.db
    .selectFrom("externalOrderItems")
    .select(["externalOrderId", "short"])
    .orderBy("externalOrderId")
    .execute();
  expect(items).toEqual([
    { externalOrderId: own, short: 0 },
    { externalOrderId: other, short: 1 },
  ]);
  expect(await listDoubleSales(shop)).toMatchObject([{ externalOrder: { id: other } }]);
});
