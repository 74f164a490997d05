import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import {
  doubleSaleSchema,
  externalOrderSchema,
  ordersImportedSchema,
} from "#contract/channels/external-orders.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooLine, wooOrder } from "#tests/support/woo/records.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
let store: WooServer;
beforeEach(async () => {
  app = await testApp();
  store = await startWooServer();
  app.shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
});

const list = async () => (await app.admin.get("/external-orders")).as(z.array(externalOrderSchema));
const bring = (body?: object) => app.admin.post("/woocommerce/orders/import", body ? { body } : {});

test("imports orders with given keys or the connected store's, each order once", async () => {
  expect((await bring()).status).toBe(422);
  store.records.orders.push(wooOrder(41), wooOrder(42, { status: "refunded" }));
  const first = await bring(apiKeysOf(store));
  expect(first.as(ordersImportedSchema)).toEqual({
    message: "Imported 2 orders, updated 0.",
    imported: 2,
    updated: 0,
    skipped: 0,
    failed: [],
  });
  expect((await bring()).as(ordersImportedSchema)).toMatchObject({ imported: 0, skipped: 2 });
  expect((await list()).map(({ status, becomes }) => [status, becomes])).toEqual([
    ["refunded", null],
    ["processing", "processing"],
  ]);
  const second = await app.admin.get("/external-orders?page=2&limit=1");
  expect(second.json).toMatchObject([{ status: "processing" }]);
  expect(second.headers.get("X-Total-Count")).toBe("2");
  expect((await app.admin.get("/external-orders?platformId=99")).json).toEqual([]);
});

test("accepts an order without a matching piece, and refuses one whose status has no match", async () => {
  store.records.orders.push(wooOrder(41), wooOrder(42, { status: "failed" }));
  await bring(apiKeysOf(store));
  const [failed, open] = await list();
  const taken = await app.admin.post(`/external-orders/${open?.id}/accept`);
  expect(taken.status).toBe(201);
  expect(taken.as(orderSchema)).toMatchObject({
    total: "130.00",
    items: [{ productId: null, productName: "Piece 1", price: "120.00" }],
  });
  expect((await app.admin.post(`/external-orders/${open?.id}/accept`)).status).toBe(409);
  expect((await app.admin.post(`/external-orders/${failed?.id}/accept`)).status).toBe(422);
  expect((await app.admin.post("/external-orders/999/accept")).status).toBe(404);
});

test("lists failed orders, which a person tries again or dismisses", async () => {
  const failed = async () =>
    (await app.admin.get("/external-orders?failed=1")).as(z.array(externalOrderSchema));
  store.records.orders.push(wooOrder(41, { status: null }), wooOrder(42, { status: null }));
  await bring(apiKeysOf(store));
  const [second, first] = await failed();
  expect([second?.externalOrderId, first?.externalOrderId]).toEqual(["42", "41"]);
  const path = `/external-orders/${first?.id}`;
  expect((await app.admin.post(`${path}/accept`)).status).toBe(422);
  expect((await app.admin.post(`${path}/retry`)).status).toBe(422);
  store.records.orders[0] = wooOrder(41);
  expect((await app.admin.post(`${path}/retry`)).status).toBe(200);
  expect((await app.admin.post(`/external-orders/${second?.id}/dismiss`)).status).toBe(200);
  expect(await failed()).toEqual([]);
  expect((await app.admin.post(`${path}/dismiss`)).status).toBe(404);
});

test("lists a piece sold twice as a double sale until it is resolved", async () => {
  const { id } = await postProduct(app, { sku: "ONE", stock: 1 });
  const line_items = [wooLine(1, { sku: "ONE" })];
  store.records.orders.push(wooOrder(41, { line_items }), wooOrder(42, { line_items }));
  await bring(apiKeysOf(store));
  const [sale] = (await app.admin.get("/double-sales")).as(z.array(doubleSaleSchema));
  expect(sale).toMatchObject({
    productId: id,
    externalOrder: { name: "WooCommerce order 42", customerName: "Ada Wright" },
    otherExternalOrder: { name: "WooCommerce order 41" },
    otherOrder: null,
  });
  expect((await app.admin.post(`/double-sales/${sale?.id}/settle`)).status).toBe(200);
  expect((await app.admin.get("/double-sales")).json).toEqual([]);
  expect((await app.admin.post("/double-sales/999/settle")).status).toBe(404);
});
