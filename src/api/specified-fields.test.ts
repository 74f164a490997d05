import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooOrder, wooProduct } from "#tests/support/woo/records.ts";
import { startWooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  app.shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
});

const USER = "id email firstName lastName profileImageUrl createdAt updatedAt";
const PLATFORM = "id platform isActive settings lastSyncAt createdAt updatedAt";
const LISTING =
  "id productId platformId externalId status listingData lastSyncAt syncErrors createdAt updatedAt";
const EXTERNAL_ORDER =
  "id platformId externalOrderId internalOrderId status customerEmail customerName totalAmount orderData syncStatus syncErrors createdAt updatedAt";
const SYNC_LOG =
  "id platformId syncType status recordsProcessed recordsSuccess recordsError errorDetails startedAt completedAt";
const QUEUE = "id productId productName status importBatch notes createdAt updatedAt";

const missingIn = (json: unknown, fields: string) => {
  const record = z.record(z.string(), z.unknown());
  const answered = Array.isArray(json) ? record.parse(json[0]) : record.parse(json);
  return fields.split(" ").filter((field) => !(field in answered));
};

test("the user's own, without the password hash", async () => {
  const { json, text } = await app.admin.get("/auth/session");
  const { user } = z.object({ user: z.unknown() }).parse(json);
  expect(missingIn(user, USER)).toEqual([]);
  expect(text).not.toMatch(/argon2|hash/i);
});

test("platforms, listings, external orders, sync logs, queues and subscribers", async () => {
  const store = await startWooServer();
  store.records.products.push(wooProduct(1, { images: [] }));
  store.records.orders.push(wooOrder(41));
  const keys = apiKeysOf(store);
  await app.admin.post("/woocommerce/import", { body: keys });
  await app.admin.post("/woocommerce/orders/import", { body: keys });
  await app.visitor.post("/subscribe", { body: { email: "ada@example.com" } });
  await app.shop.db
    .insertInto("removalQueue")
    .values({ productName: "Gone", reason: "not listed" })
    .execute();
  const [{ id }] = (await app.admin.get("/platforms")).as(z.tuple([z.object({ id: z.int() })]));
  for (const [path, fields] of [
    ["/platforms", PLATFORM],
    [`/platforms/${id}/listings`, LISTING],
    ["/external-orders", EXTERNAL_ORDER],
    ["/sync-logs", SYNC_LOG],
    ["/import-queue", QUEUE],
    ["/removal-queue", `${QUEUE} reason`],
    ["/subscribers", "id email isActive createdAt"],
  ] as const)
    expect([path, missingIn((await app.admin.get(path)).json, fields)]).toEqual([path, []]);
});
