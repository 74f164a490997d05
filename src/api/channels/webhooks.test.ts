import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { platformSchema } from "#contract/channels/platforms.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { decryptCredentials } from "#domain/channels/platforms/credentials.ts";
import { findPlatform } from "#domain/channels/platforms/find-platform.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooOrder } from "#tests/support/woo/records.ts";
import { startWooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
let path: string;
let secret: string;

beforeEach(async () => {
  app = await testApp();
  const store = await startWooServer();
  app.shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  const body = { platform: "woocommerce", credentials: apiKeysOf(store) };
  const { id } = (await app.admin.post("/platforms", { body })).as(platformSchema);
  path = `/webhooks/woocommerce/${id}`;
  secret = decryptCredentials(app.shop, await findPlatform(app.shop, id))["webhookSecret"] ?? "";
});

const sign = (raw: string, key = secret) => createHmac("sha256", key).update(raw).digest("base64");

const deliver = (raw: string, headers: Record<string, string> = {}) =>
  app.visitor.post(path, {
    raw,
    headers: {
      "X-WC-Webhook-Topic": "order.created",
      "X-WC-Webhook-Delivery-ID": "d-1",
      "X-WC-Webhook-Signature": sign(raw),
      ...headers,
    },
  });

const countOrders = async () =>
  (await app.shop.db.selectFrom("externalOrders").select("id").execute()).length;

const order = JSON.stringify(wooOrder(7));

test("applies a signed delivery once", async () => {
  expect((await deliver(order)).json).toEqual({ message: "Heard." });
  expect((await deliver(order)).json).toEqual({ message: "This was heard before." });
  expect(await countOrders()).toBe(1);
});

test("refuses a wrong or missing signature", async () => {
  const changed = order.replace("130.00", "1.00");
  for (const [raw, signature] of [
    [order, sign(order, "another secret")],
    [changed, sign(order)],
    [order, ""],
    [order, "AAAA"],
  ] as const) {
    const answer = await deliver(raw, { "X-WC-Webhook-Signature": signature });
    expect(answer.status).toBe(403);
  }
  const bare = await app.visitor.post(path, { raw: order });
  expect(bare.status).toBe(403);
  expect(await countOrders()).toBe(0);
});

test("responds to the unsigned ping of a new webhook", async () => {
  const ping = await app.visitor.post(path, {
    raw: "webhook_id=12",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(ping.status).toBe(200);
  expect(await app.shop.db.selectFrom("webhookDeliveries").selectAll().execute()).toEqual([]);
});

test("refuses a body that is too large, and an unknown platform", async () => {
  const large = JSON.stringify({ id: 1, note: "x".repeat(1_100_000) });
  expect((await deliver(large)).status).toBe(413);
  await app.admin.delete(path.replace("/webhooks/woocommerce", "/platforms"));
  expect((await deliver(order)).status).toBe(404);
});

test("refuses cross-site browser requests, signed or not", async () => {
  const answer = await deliver(order, { Origin: "https://evil.example" });
  expect(answer.status).toBe(403);
  expect(await countOrders()).toBe(0);
});

test("refuses a signed but invalid delivery, and accepts its id afterwards", async () => {
  expect((await deliver("[]")).status).toBe(400);
  const product = { "X-WC-Webhook-Topic": "product.updated" };
  expect((await deliver('{"id":"x"}', product)).status).toBe(400);
  expect((await deliver(order)).json).toEqual({ message: "Heard." });
});
