import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooLine, wooOrder } from "#tests/support/woo/records.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { changeOrderStatus } from "../../sales/orders/change-order-status.ts";
import { getOrder } from "../../sales/orders/get-order.ts";
import { acceptExternalOrder } from "./accept-external-order.ts";
import { listExternalOrders } from "./list-external-orders.ts";
import { recordExternalOrder } from "./record-external-order.ts";

let connected: ConnectedShop;
let productId: number;
beforeEach(async () => {
  connected = await connectedShop();
  productId = await addPiece(connected.shop, { sku: "MOON" });
});

/** Reports an order of the piece; each report is a minute later than the one before. */
let reports = 0;
function report(id: number, fields: Record<string, unknown> = {}) {
  reports += 1;
  return recordExternalOrder(
    connected.shop,
    connected.platformId,
    wooOrder(id, {
      line_items: [wooLine(id * 10, { sku: "MOON", product_id: 7 })],
      date_modified_gmt: new Date(Date.UTC(2026, 10, 20, 0, reports)).toISOString().slice(0, 19),
      ...fields,
    }),
  );
}

const piece = () =>
  connected.shop.db
    .selectFrom("products")
    .select(["stock", "availability"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();

const shortItems = () =>
  connected.shop.db
    .selectFrom("externalOrderItems")
    .select("externalOrderId")
    .where("short", ">", 0)
    .execute();

const openDoubleSales = () =>
  connected.shop.db
    .selectFrom("doubleSales")
    .select("externalOrderId")
    .where("settledAt", "is", null)
    .execute();

test("a piece sold twice and then made to order stays made to order when one order is cancelled", async () => {
  await report(41);
  await report(42);
  expect(await openDoubleSales()).toHaveLength(1);
  await updateProduct(connected.shop, productId, { availability: "made_to_order" }, null);
  await report(41, { status: "cancelled" });
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
  expect(await shortItems()).toEqual([]);
  expect(await openDoubleSales()).toEqual([]);
});

test("a made-to-order piece stays made to order when its order is accepted and cancelled", async () => {
  await updateProduct(connected.shop, productId, { availability: "made_to_order" }, null);
  await report(41, { status: "pending" });
  const { id } = await connected.shop.db
    .selectFrom("externalOrders")
    .select("id")
    .executeTakeFirstOrThrow();
  const order = await acceptExternalOrder(connected.shop, id, "ada");
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
  await changeOrderStatus(connected.shop, order.id, "cancelled", "ada");
  expect(await piece()).toEqual({ stock: 1, availability: "made_to_order" });
});

test("an order takes its stock once, however often it is reported", async () => {
  const stamp = { date_modified_gmt: "2026-11-20T10:00:00" };
  expect(await report(41, stamp)).toBe("imported");
  expect(await report(41, stamp)).toBe("skipped");
  expect(await report(41, { ...stamp, status: "completed" })).toBe("updated");
  expect(await piece()).toEqual({ stock: 0, availability: "sold" });
  expect(await openDoubleSales()).toEqual([]);
});

test("an older report is skipped", async () => {
  await report(41, { date_modified_gmt: "2026-11-20T10:00:00", status: "cancelled" });
  expect(await report(41, { date_modified_gmt: "2026-11-20T09:00:00" })).toBe("skipped");
  expect(await piece()).toEqual({ stock: 1, availability: "available" });
});

test("a refunded order keeps its stock, a cancelled one returns it", async () => {
  await report(41);
  await report(41, { status: "refunded" });
  expect(await piece()).toMatchObject({ stock: 0 });
  await report(41, { status: "cancelled" });
  expect(await piece()).toEqual({ stock: 1, availability: "available" });
});

const linesOf = (quantity: number) => [wooLine(410, { sku: "MOON", product_id: 7, quantity })];

test("a changed quantity is taken anew, and a removed item returns its stock", async () => {
  await connected.shop.db.updateTable("products").set({ stock: 5 }).execute();
  await report(41, { line_items: linesOf(2) });
  expect(await piece()).toMatchObject({ stock: 3 });
  await report(41, { line_items: linesOf(4) });
  expect(await piece()).toMatchObject({ stock: 1 });
  await report(41, { line_items: [] });
  expect(await piece()).toMatchObject({ stock: 5 });
});

test("a reserved piece that is sold on a platform is a double sale until its reservation ends", async () => {
  const reservedUntil = new Date(connected.shop.now().getTime() + 3_600_000).toISOString();
  await connected.shop.db
    .updateTable("products")
    .set({ stock: 2, availability: "reserved", reservedUntil })
    .execute();
  await report(41);
  expect(await openDoubleSales()).toHaveLength(1);
  connected.shop.clock.advance({ hours: 2 });
  await report(42);
  expect(await openDoubleSales()).toHaveLength(1);
});

test("returned stock goes to the oldest order that is short of it", async () => {
  for (const id of [41, 42, 43]) await report(id);
  const [second] = await shortItems();
  await report(41, { status: "cancelled" });
  expect(await piece()).toEqual({ stock: 0, availability: "sold" });
  expect(await shortItems()).toHaveLength(1);
  expect(await shortItems()).not.toContainEqual(second);
});

test("numbers may be strings, and what is not an order is refused", async () => {
  const line_items = [wooLine(410, { id: "410", sku: "MOON", product_id: "7", quantity: "1" })];
  expect(await report(41, { id: "41", line_items })).toBe("imported");
  expect(await piece()).toMatchObject({ stock: 0 });
  await expect(report(42, { status: null })).rejects.toMatchObject({ code: "unprocessable" });
  const unknown = [wooLine(420, { quantity: "some" })];
  await expect(report(42, { line_items: unknown })).rejects.toMatchObject({
    code: "unprocessable",
  });
});

test("an accepted order is cancelled with its external order, unless it was shipped", async () => {
  await report(41);
  const { id } = await connected.shop.db
    .selectFrom("externalOrders")
    .select("id")
    .executeTakeFirstOrThrow();
  const order = await acceptExternalOrder(connected.shop, id, "ada");
  await changeOrderStatus(connected.shop, order.id, "shipped", "ada");
  await report(41, { status: "cancelled" });
  const { items } = await listExternalOrders(connected.shop);
  expect(items[0]?.syncErrors).toContain(`order ${order.id} is shipped`);
  expect(await piece()).toEqual({ stock: 0, availability: "sold" });

  await report(42);
  const [second] = (await listExternalOrders(connected.shop)).items;
  const accepted = await acceptExternalOrder(connected.shop, second?.id ?? 0, "ada");
  await report(42, { status: "cancelled" });
  expect(await getOrder(connected.shop, accepted.id)).toMatchObject({ status: "cancelled" });
});
