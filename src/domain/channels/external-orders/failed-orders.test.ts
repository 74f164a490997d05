import { beforeEach, expect, test } from "vitest";
import { failRows } from "#tests/support/fail-rows.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooLine, wooOrder } from "#tests/support/woo/records.ts";
import { runSync } from "../sync/run-sync.ts";
import { syncDuePlatforms } from "../sync/sync-due-platforms.ts";
import { listExternalOrders } from "./list-external-orders.ts";
import { recordExternalOrder } from "./record-external-order.ts";
import { dismissFailedOrder, retryFailedOrder } from "./retry-failed-orders.ts";
import { saveFailedOrder } from "./save-failed-order.ts";

let connected: ConnectedShop;
beforeEach(async () => {
  connected = await connectedShop();
});

const sync = () => runSync(connected.shop, connected.platformId, null);
const failed = async () => (await listExternalOrders(connected.shop, { isFailed: true })).items;
const numbers = async () => (await failed()).map(({ externalOrderId }) => externalOrderId);
const on = (time: string) => ({ date_modified: time, date_modified_gmt: time });
const at = (time: string) => on(`2026-11-20T${time}:00`);
const stockOf = (id: number) =>
  connected.shop.db
    .selectFrom("products")
    .select("stock")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a sale that couldn't be read is tried until it is in, though later ones succeed", async () => {
  const { shop, store } = connected;
  const piece = await addPiece(shop, { sku: "MOON", stock: 1 });
  const line_items = [wooLine(1, { sku: "MOON" })];
  store.records.orders = [wooOrder(41, { line_items, status: null, ...at("10:00") })];
  expect((await sync()).errorDetails).toContain("Order 41");
  store.records.orders.push(wooOrder(42, at("13:00")));
  // The store's list no longer holds it: order 42 moved the cursor on.
  expect((await sync()).errorDetails).toContain("Order 41");
  expect((await sync()).errorDetails).toContain("Order 41");
  expect(await numbers()).toEqual(["41"]);
  expect(await stockOf(piece)).toEqual({ stock: 1 });
  store.records.orders[0] = wooOrder(41, { line_items, ...at("10:00") });
  expect((await sync()).errorDetails).toBeNull();
  expect(await numbers()).toEqual([]);
  expect(await stockOf(piece)).toEqual({ stock: 0 });
});

test("an order that an unexpected error kept out keeps none of the others out", async () => {
  const { shop, store } = connected;
  await failRows(shop, "insert on external_order_items", "new.product_name = 'Damaged'");
  const line_items = [wooLine(1, { name: "Damaged" })];
  store.records.orders = [wooOrder(41, { line_items }), wooOrder(42)];
  expect(await sync()).toMatchObject({ status: "completed", recordsError: 1 });
  expect(await numbers()).toEqual(["41"]);
  expect((await listExternalOrders(shop)).total).toBe(2);
});

test("the job tries failed orders again every quarter of an hour, however they came", async () => {
  const { shop, store, platformId } = connected;
  await sync();
  await saveFailedOrder(shop, platformId, { id: 41 }, new Error("disk full"));
  store.records.orders = [wooOrder(41)];
  await syncDuePlatforms(shop);
  expect(await numbers()).toEqual(["41"]);
  shop.clock.advance({ minutes: 16 });
  await syncDuePlatforms(shop);
  expect(await numbers()).toEqual([]);
});

test("an order that its store can't give keeps no other one out", async () => {
  const { shop, store, platformId } = connected;
  store.records.orders = [wooOrder(43, at("13:00"))];
  await sync();
  for (const id of [41, 42]) await saveFailedOrder(shop, platformId, { id }, new Error("full"));
  store.records.orders.push(wooOrder(41, at("10:00")), wooOrder(42, at("10:00")));
  store.failures.push({ at: /orders\/41/, failure: { kind: "html" }, times: 9 });
  expect(await sync()).toMatchObject({ status: "completed" });
  expect(await numbers()).toEqual(["41"]);
});

test("a person tries again or dismisses; a dismissed order comes back when its store changes it", async () => {
  const { shop, store, platformId } = connected;
  store.records.orders = [wooOrder(41, { status: null, ...at("10:00") })];
  await sync();
  const id = (await failed())[0]?.id ?? 0;
  await expect(retryFailedOrder(shop, id)).rejects.toMatchObject({ code: "unprocessable" });
  await dismissFailedOrder(shop, id);
  expect(await numbers()).toEqual([]);
  expect((await sync()).errorDetails).toBeNull();
  expect(await numbers()).toEqual([]);
  store.records.orders = [wooOrder(41, { status: null, ...at("11:00") })];
  await sync();
  expect(await numbers()).toEqual(["41"]);
  store.records.orders = [wooOrder(41, at("11:00"))];
  await retryFailedOrder(shop, id);
  await expect(dismissFailedOrder(shop, id)).rejects.toMatchObject({ code: "not-found" });
  expect(await recordExternalOrder(shop, platformId, wooOrder(41, at("11:00")))).toBe("skipped");
});

test("a failed report never makes an order look older than it is", async () => {
  const { shop, platformId } = connected;
  await recordExternalOrder(shop, platformId, wooOrder(41, at("10:00")));
  await saveFailedOrder(shop, platformId, { id: 41 }, new Error("disk full"));
  const older = wooOrder(41, { status: "cancelled", ...at("09:00") });
  expect(await recordExternalOrder(shop, platformId, older)).toBe("skipped");
});

test("an order that is dated into the future hides no later one", async () => {
  const { shop, store } = connected;
  store.records.orders = [wooOrder(41, on("2126-11-20T15:00:00"))];
  await sync();
  store.records.orders.push(wooOrder(42, on(shop.now().toISOString().slice(0, 19))));
  await sync();
  expect((await listExternalOrders(shop)).total).toBe(2);
});
