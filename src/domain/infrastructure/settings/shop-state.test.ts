import { expect, test } from "vitest";
import { readRevision } from "#database/revision.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getShopState } from "./get-shop-state.ts";
import { setShopState } from "./set-shop-state.ts";

test("a new shop is closed and has no sample photos", async () => {
  const shop = await testShop({ isNew: true });
  expect(await getShopState(shop)).toEqual({ isOpen: false, hasSamplePhotos: false });
});

test("opens and closes the shop, and counts it as a change of what visitors see", async () => {
  const shop = await testShop({ isNew: true });
  const before = await readRevision(shop.db);
  await setShopState(shop, { isOpen: true }, null);
  expect(await getShopState(shop)).toEqual({ isOpen: true, hasSamplePhotos: false });
  const open = await readRevision(shop.db);
  expect(open).toBeGreaterThan(before);
  await setShopState(shop, { isOpen: false }, null);
  expect(await getShopState(shop)).toEqual({ isOpen: false, hasSamplePhotos: false });
  expect(await readRevision(shop.db)).toBeGreaterThan(open);
});
