import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooOrder } from "#tests/support/woo/records.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";
import { listChanges } from "../../infrastructure/changes/list-changes.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { type Lease, releaseLease, takeLease } from "../../infrastructure/leases/with-lease.ts";
import { syncLeaseName } from "../sync-logs/sync-lease.ts";
import { importOrders } from "./import-orders.ts";

let shop: TestShop;
let store: WooServer;
beforeEach(async () => {
  store = await startWooServer();
  shop = await testShop();
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
});

const connect = () => importOrders(shop, apiKeysOf(store), "ada");
const logs = () => shop.db.selectFrom("syncLogs").selectAll().orderBy("id").execute();
const platformId = async () =>
  (await shop.db.selectFrom("platformIntegrations").select("id").executeTakeFirstOrThrow()).id;

test("refuses without a connected store, and starts no log", async () => {
  await expect(importOrders(shop, null, "ada")).rejects.toMatchObject({
    code: "unprocessable",
    message: "No WooCommerce shop is connected. Connect it in Platforms first.",
  });
  expect(await logs()).toEqual([]);
});

test("connects the store of the given keys, and later imports from it only what changed", async () => {
  store.records.orders = [wooOrder(41)];
  expect(await connect()).toMatchObject({ message: "Imported 1 order, updated 0.", imported: 1 });
  expect(await logs()).toMatchObject([
    {
      platformId: await platformId(),
      syncType: "orders",
      status: "completed",
      startedBy: "ada",
      recordsSuccess: 1,
      errorDetails: null,
    },
  ]);
  const at = { date_modified: "2026-11-20T16:00:00", date_modified_gmt: "2026-11-20T16:00:00" };
  store.records.orders = [wooOrder(41, { status: "completed", ...at })];
  const second = await importOrders(shop, null, null);
  expect(second).toMatchObject({ message: "Imported 0 orders, updated 1.", updated: 1 });
  const third = await importOrders(shop, null, null);
  expect(third).toMatchObject({ message: "No order is new there.", skipped: 1 });
});

test("records who connected the store, and who replaced its keys", async () => {
  await connect();
  await importOrders(shop, apiKeysOf(store), "bea");
  const recorded = await listChanges(shop, { limit: 20 });
  expect(recorded.map(({ kind, action, by }) => ({ kind, action, by }))).toEqual([
    { kind: "platform", action: "changed", by: "bea" },
    { kind: "platform", action: "added", by: "ada" },
  ]);
});

test("replaces the keys of the connected store", async () => {
  await connect();
  store.credentials.consumerSecret = "cs_new";
  await expect(importOrders(shop, null, "ada")).rejects.toMatchObject({ code: "unprocessable" });
  await connect();
  await importOrders(shop, null, "ada");
  expect((await logs()).map(({ status }) => status)).toEqual([
    "completed",
    "failed",
    "completed",
    "completed",
  ]);
});

test("imports the other orders when one is refused, and names it in the log", async () => {
  store.records.orders = [wooOrder(41, { status: null }), wooOrder(42)];
  const { imported, failed } = await connect();
  expect([imported, failed.map(({ name }) => name)]).toEqual([1, ["Order 41"]]);
  const [log] = await logs();
  expect(log).toMatchObject({ status: "completed", recordsSuccess: 1, recordsError: 1 });
  expect(log?.errorDetails).toBe(`Order 41: ${failed[0]?.reason}`);
});

test("logs why the store failed, and can be repeated", async () => {
  await connect();
  const failure = { kind: "html" } as const;
  store.failures.push({ at: /orders/, failure, times: 1 });
  await expect(importOrders(shop, null, "ada")).rejects.toMatchObject({ code: "bad-gateway" });
  const failed = (await logs()).at(-1);
  expect(failed).toMatchObject({ status: "failed", recordsSuccess: 0 });
  expect(failed?.errorDetails).toContain("answered with a page instead of data");
  expect(await importOrders(shop, null, "ada")).toMatchObject({ failed: [] });
});

test("refuses during another sync of the store", async () => {
  await connect();
  const lease = await takeLease(shop, syncLeaseName(await platformId()), 60_000);
  await expect(importOrders(shop, null, "ada")).rejects.toMatchObject({ code: "conflict" });
  expect(await logs()).toHaveLength(1);
  await releaseLease(shop, lease as Lease);
  await importOrders(shop, null, "ada");
});

test("links pieces that were imported from the store, so that orders find them", async () => {
  const productId = await addPiece(shop);
  const at = shop.now().toISOString();
  await shop.db
    .insertInto("productSources")
    .values({
      productId,
      sourceKind: "woocommerce",
      sourceKey: `127.0.0.1:${store.port}`,
      externalId: "1",
      place: "1",
      lastRead: "{}",
      lastSeenAt: at,
    })
    .execute();
  store.records.orders = [wooOrder(41, { date_created_gmt: "2026-11-20T16:00:00" })];
  await connect();
  const item = await shop.db.selectFrom("externalOrderItems").select("productId").execute();
  expect(item).toEqual([{ productId }]);
});
