import { beforeEach, expect, test } from "vitest";
import { platformSchema } from "#contract/channels/platforms.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { readWooKeys } from "#domain/channels/platforms/read-woo-keys.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";

let app: TestApp;
let store: WooServer;
let credentials: ReturnType<typeof apiKeysOf>;
beforeEach(async () => {
  app = await testApp();
  store = await startWooServer();
  app.shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
  credentials = apiKeysOf(store);
});

test("connects, pauses, rekeys, disconnects and restores a platform", async () => {
  const made = await app.admin.post("/platforms", {
    body: { platform: "woocommerce", credentials, settings: { schedule: "daily" } },
  });
  expect(made.status).toBe(201);
  const platform = made.as(platformSchema);
  expect(platform).toMatchObject({
    name: "WooCommerce",
    isActive: true,
    hasCredentials: true,
    settings: { schedule: "daily", storeUrl: store.url },
    feedUrl: null,
  });
  expect((await readWooKeys(app.shop))?.keys).toEqual(credentials);

  const path = `/platforms/${platform.id}`;
  const paused = await app.admin.put(path, { body: { isActive: false } });
  expect(paused.as(platformSchema)).toMatchObject({ isActive: false, nextSyncAt: null });
  expect(await readWooKeys(app.shop)).toBeNull();

  store.credentials.consumerKey = "ck_other";
  const other = { ...credentials, consumerKey: "ck_other" };
  await app.admin.put(path, { body: { isActive: true, credentials: other } });
  expect((await readWooKeys(app.shop))?.keys.consumerKey).toBe("ck_other");

  const { trashId } = (await app.admin.delete(path)).as(deletedSchema);
  expect((await app.admin.get("/platforms")).json).toEqual([]);
  expect(await readWooKeys(app.shop)).toBeNull();
  expect((await app.admin.post(`/trash/${trashId}/restore`)).status).toBe(200);
  expect((await readWooKeys(app.shop))?.keys.consumerKey).toBe("ck_other");
});

test("refuses a second platform of a kind, also one restored from the trash", async () => {
  const body = { platform: "google" };
  const first = (await app.admin.post("/platforms", { body })).as(platformSchema);
  expect((await app.admin.post("/platforms", { body })).status).toBe(409);
  const { trashId } = (await app.admin.delete(`/platforms/${first.id}`)).as(deletedSchema);
  const second = (await app.admin.post("/platforms", { body })).as(platformSchema);
  expect(second.feedUrl).toMatch(/^http:\/\/localhost:3000\/feeds\/[\w-]{32}\/google\.xml$/);
  expect(second.feedUrl).not.toBe(first.feedUrl);
  expect((await app.admin.post(`/trash/${trashId}/restore`)).status).toBe(409);
});

test("shows credentials in no response and stores them encrypted", async () => {
  const made = await app.admin.post("/platforms", {
    body: { platform: "woocommerce", credentials },
  });
  const listed = await app.admin.get("/platforms");
  const rows = await app.shop.db.selectFrom("platformIntegrations").selectAll().execute();
  const shown = made.text + listed.text + JSON.stringify(rows);
  expect(shown).not.toContain(credentials.consumerKey);
  expect(shown).not.toContain(credentials.consumerSecret);
});

test("refuses an invalid platform with the path of the field", async () => {
  const refused = async (body: object) => {
    const answer = await app.admin.post("/platforms", { body });
    return [answer.status, (answer.json as { issues?: { path: string }[] }).issues?.[0]?.path];
  };
  expect(await refused({ platform: "myspace" })).toEqual([400, "platform"]);
  expect(await refused({ platform: "woocommerce" })).toEqual([400, "credentials"]);
  const badUrl = { ...credentials, storeUrl: "ftp://x y" };
  expect(await refused({ platform: "woocommerce", credentials: badUrl })).toEqual([
    400,
    "credentials.storeUrl",
  ]);
  expect((await app.admin.get("/platforms/99")).status).toBe(404);
});

test("verifies keys before storing them", async () => {
  const wrong = { ...credentials, consumerSecret: "cs_wrong" };
  const body = { platform: "woocommerce", credentials: wrong };
  const refused = await app.admin.post("/platforms", { body });
  expect(refused.status).toBe(422);
  expect(refused.text).not.toContain("cs_wrong");
  expect((await app.admin.get("/platforms")).json).toEqual([]);
  const made = await app.admin.post("/platforms", { body: { ...body, credentials } });
  const { id } = made.as(platformSchema);
  const changed = await app.admin.put(`/platforms/${id}`, { body: { credentials: wrong } });
  expect(changed.status).toBe(422);
  expect((await readWooKeys(app.shop))?.keys).toEqual(credentials);
});

test("gives a feed a new address, and a platform without a feed none", async () => {
  const feed = (await app.admin.post("/platforms", { body: { platform: "meta" } })).as(
    platformSchema,
  );
  const changed = await app.admin.post(`/platforms/${feed.id}/feed-address`);
  const { feedUrl } = changed.as(platformSchema);
  expect(feedUrl).toMatch(/^http:\/\/localhost:3000\/feeds\/[\w-]{32}\/meta\.\w+$/);
  expect(feedUrl).not.toBe(feed.feedUrl);
  const file = (await app.admin.post("/platforms", { body: { platform: "etsy" } })).as(
    platformSchema,
  );
  const refused = await app.admin.post(`/platforms/${file.id}/feed-address`);
  expect([refused.status, refused.json]).toMatchObject([422, { message: "Etsy has no feed." }]);
  expect((await app.admin.post("/platforms/99/feed-address")).status).toBe(404);
});
