import { beforeEach, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { startWooServer, type WooServer } from "#tests/support/woo/start-woo-server.ts";
import { connectPlatform } from "../../channels/platforms/connect-platform.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { importWoocommerce } from "./import-woocommerce.ts";

let shop: TestShop;
let store: WooServer;
beforeEach(async () => {
  store = await startWooServer();
  store.records.products = [wooProduct(7), wooProduct(8, { status: "private" })];
  shop = await testShop();
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${store.port}`] });
});

const by = { by: "ada" };
const pieces = () =>
  shop.db.selectFrom("products").select(["name", "weightCentigrams"]).orderBy("name").execute();
const names = async () => (await pieces()).map(({ name }) => name);

test("imports a store by typed address and keys, and stores the keys encrypted until its end", async () => {
  const { done, syncLogId } = await importWoocommerce(shop, apiKeysOf(store), by);
  const readOptions = async () => {
    const rows = shop.db.selectFrom("importRuns").select("options");
    return (await rows.where("syncLogId", "=", syncLogId).executeTakeFirstOrThrow()).options;
  };
  const options = await readOptions();
  expect(options).toMatchObject({ sealed: expect.any(String) });
  expect(JSON.stringify(options)).not.toContain(store.credentials.consumerSecret);
  expect(await done).toMatchObject({ imported: 2, dryRun: false });
  expect(await names()).toEqual(["Piece 7", "Piece 8"]);
  expect(await readOptions()).toBeNull();
});

test("reads the connected store where no address is typed", async () => {
  const credentials = apiKeysOf(store);
  await connectPlatform(shop, { platform: "woocommerce", credentials }, null);
  const { done } = await importWoocommerce(shop, { storeUrl: "  " }, by);
  await done;
  expect(await names()).toEqual(["Piece 7", "Piece 8"]);
});

test("writes nothing in a dry run", async () => {
  const { done } = await importWoocommerce(shop, apiKeysOf(store), { ...by, dryRun: true });
  expect(await done).toMatchObject({ dryRun: true });
  expect(await names()).toEqual([]);
});

test("weighs in the given unit where the store does not reveal its own", async () => {
  store.records.products = [wooProduct(7, { weight: "2" })];
  store.settings.weightUnit = null;
  const { done } = await importWoocommerce(shop, { ...apiKeysOf(store), weightUnit: "g" }, by);
  await done;
  expect(await pieces()).toEqual([{ name: "Piece 7", weightCentigrams: 200 }]);
});

test.each([
  [{ consumerKey: "ck_1", consumerSecret: " " }, "consumerSecret"],
  [{ consumerSecret: "cs_1" }, "consumerKey"],
])("refuses %j and asks for the other key", async (keys, path) => {
  const imported = importWoocommerce(shop, { storeUrl: store.url, ...keys }, by);
  await expect(imported).rejects.toMatchObject({ code: "invalid", issues: [{ path }] });
});

test("refuses without an address when no store is connected", async () => {
  await expect(importWoocommerce(shop, {}, by)).rejects.toMatchObject({ code: "unprocessable" });
});
