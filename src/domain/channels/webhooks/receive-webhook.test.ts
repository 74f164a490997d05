import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type ConnectedShop, connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooOrder, wooProduct } from "#tests/support/woo/records.ts";
import { listExternalOrders } from "../external-orders/list-external-orders.ts";
import { upsertListing } from "../listings/upsert-listing.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { decryptCredentials } from "../platforms/credentials.ts";
import { findPlatform } from "../platforms/find-platform.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { syncDuePlatforms } from "../sync/sync-due-platforms.ts";
import { deleteOldDeliveries } from "./delete-old-deliveries.ts";
import { receiveWebhook, verifySignature } from "./receive-webhook.ts";
import { registerWebhooks, webhookUrl } from "./register-webhooks.ts";

let connected: ConnectedShop;
let secret: string;
beforeEach(async () => {
  connected = await connectedShop();
  const row = await findPlatform(connected.shop, connected.platformId);
  secret = decryptCredentials(connected.shop, row)["webhookSecret"] ?? "";
});

const sign = (body: Uint8Array) => createHmac("sha256", secret).update(body).digest("base64");

function receive(topic: string, payload: unknown, deliveryId = topic) {
  const body = Buffer.from(JSON.stringify(payload));
  const delivery = { body, signature: sign(body), topic, deliveryId };
  return receiveWebhook(connected.shop, connected.platformId, delivery);
}

const orders = () =>
  connected.shop.db.selectFrom("externalOrders").select(["externalOrderId", "status"]).execute();

test("a delivery is applied once, also while the platform is paused", async () => {
  await changePlatform(connected.shop, connected.platformId, { isActive: false }, null);
  await receive("order.created", wooOrder(41), "first");
  await receive("order.updated", wooOrder(41, { status: "cancelled" }), "first");
  expect(await orders()).toEqual([{ externalOrderId: "41", status: "processing" }]);
});

test("applies a captured body once, whatever id or event it is sent under", async () => {
  const { shop } = connected;
  await receive("order.created", wooOrder(41), "first");
  await receive("order.deleted", { id: 41 }, "second");
  await receive("order.restored", wooOrder(41, { status: "on-hold" }), "third");
  await receive("order.deleted", { id: 41 }, "another");
  await receive("order.deleted", wooOrder(41), "one more");
  expect(await orders()).toEqual([{ externalOrderId: "41", status: "on-hold" }]);
  shop.clock.advance({ hours: 1, seconds: 1 });
  await receive("order.deleted", { id: 41 }, "trashed again");
  expect(await orders()).toEqual([{ externalOrderId: "41", status: "trash" }]);
});

test("a delivery that fails may be repeated", async () => {
  const { platformId, shop } = connected;
  await receive("order.created", { id: 41 }, "first");
  const failed = (await listExternalOrders(shop, { isFailed: true })).items;
  expect(failed).toMatchObject([{ platformId, externalOrderId: "41" }]);
  await receive("order.created", wooOrder(41), "first");
  expect(await orders()).toHaveLength(1);
  expect((await listExternalOrders(shop, { isFailed: true })).items).toEqual([]);
});

test("a sale that a webhook reported and could not be recorded is tried until it is in", async () => {
  const { shop, store } = connected;
  // Otherwise the store would switch the webhook off after some of them.
  await receive("order.created", wooOrder(41, { status: null }));
  const lost = async () => (await listExternalOrders(shop, { isFailed: true })).items;
  expect(await lost()).toMatchObject([{ externalOrderId: "41", syncStatus: "failed" }]);
  store.records.orders = [wooOrder(41)];
  shop.clock.advance({ minutes: 16 });
  await syncDuePlatforms(shop);
  expect(await lost()).toEqual([]);
  expect(await orders()).toEqual([{ externalOrderId: "41", status: "processing" }]);
});

test("a trashed order keeps its stock, a deleted product is unlinked", async () => {
  const { shop, platformId } = connected;
  const productId = await addPiece(shop, { sku: "OLD-1" });
  await upsertListing(shop, { platformId, productId }, "1");
  await receive("product.updated", wooProduct(1));
  await receive("order.created", wooOrder(41));
  await receive("order.deleted", { id: 41 });
  expect(await orders()).toEqual([{ externalOrderId: "41", status: "trash" }]);
  await receive("product.deleted", { id: 1 });
  const listing = shop.db.selectFrom("productListings").select(["externalId", "status"]);
  expect(await listing.execute()).toEqual([{ externalId: null, status: "removed" }]);
});

test("ids of deliveries are deleted after thirty days", async () => {
  const { shop } = connected;
  const count = async () =>
    (await shop.db.selectFrom("webhookDeliveries").selectAll().execute()).length;
  await receive("order.created", wooOrder(41));
  shop.clock.advance({ days: 30 });
  await deleteOldDeliveries(shop);
  expect(await count()).toBe(2);
  shop.clock.advance({ seconds: 1 });
  await deleteOldDeliveries(shop);
  expect(await count()).toBe(0);
});

test("webhooks are registered once, and those that were disabled again", async () => {
  const { shop, store, platformId } = connected;
  const register = async () =>
    registerWebhooks(
      shop,
      await openPlatformClient(shop, platformId),
      await findPlatform(shop, platformId),
    );
  const { webhooks } = store.records;
  expect(await register()).toBeNull();
  const count = webhooks.length;
  expect(new Set(webhooks.map((each) => each["delivery_url"]))).toEqual(
    new Set([webhookUrl(shop, platformId)]),
  );
  expect(webhookUrl(shop, platformId)).toBe(
    `http://localhost:3000/api/webhooks/woocommerce/${platformId}`,
  );
  Object.assign(webhooks[0] ?? {}, { status: "disabled" });
  expect(await register()).toBeNull();
  expect(webhooks).toHaveLength(count);
  expect(webhooks[0]).toMatchObject({ status: "active" });
  store.credentials.permissions = "read";
  webhooks.splice(0);
  expect(await register()).toContain("takes no webhooks");
});

test("a signature is valid for its body and secret alone", () => {
  const body = Buffer.from("{}");
  expect(verifySignature(secret, body, sign(body))).toBe(true);
  expect(verifySignature(`${secret}x`, body, sign(body))).toBe(false);
  expect(verifySignature(secret, Buffer.from("{ }"), sign(body))).toBe(false);
  expect(verifySignature(secret, body, "")).toBe(false);
});
