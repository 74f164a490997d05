import { expect, test } from "vitest";
import { WOO_KEYS } from "#tests/support/woo/woo-import-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { OPENERS } from "../resume/source-openers.ts";
import { toStoredOptions } from "./open-woocommerce-import.ts";

test("encrypts an import's keys and reopens its source with them", async () => {
  const shop = await testShop();
  const options = toStoredOptions(shop, { storeUrl: "old-shop.example", ...WOO_KEYS }, "lb");
  const kept = JSON.stringify(options);
  for (const key of Object.values(WOO_KEYS)) expect(kept).not.toContain(key);
  const source = await OPENERS.woocommerce?.(shop, JSON.parse(kept));
  expect(source).toMatchObject({ kind: "woocommerce", key: "old-shop.example", isWhole: true });
  const site = await OPENERS.website?.(shop, { url: "https://www.old-shop.example/rings" });
  expect(site).toMatchObject({ kind: "website", key: "old-shop.example" });
});

test("refuses to open a store when none is connected", async () => {
  const shop = await testShop();
  const opening = OPENERS.woocommerce?.(shop, toStoredOptions(shop, null, undefined));
  await expect(opening).rejects.toMatchObject({ code: "unprocessable" });
});
