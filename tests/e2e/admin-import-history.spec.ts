import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openWooServer, type WooServer } from "#tests/support/woo/open-woo-server.ts";
import { wooImage, wooProduct } from "#tests/support/woo/records.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
let store: WooServer;
test.beforeAll(async () => {
  store = await openWooServer();
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: `127.0.0.1:${store.port}` });
});
test.afterAll(async () => {
  await shop.close();
  await store.stop();
});

type Piece = { name: string; weight: string | null };
const pieces = async (search: string) =>
  (await (await shop.artisan.get(`/api/products?search=${search}`)).json()) as Piece[];

/** Products of the store with a picture each. */
const products = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    wooProduct(index + 1, { images: [wooImage(index + 1, store.pictureUrl(index + 1))] }),
  );

/** Fills in the box with the keys of the store. */
async function typeKeys(box: Locator): Promise<void> {
  await box.getByLabel("Store address").fill(store.url);
  await box.getByLabel("Consumer key").fill(store.credentials.consumerKey);
  await box.getByLabel("Consumer secret").fill(store.credentials.consumerSecret);
  await expect(box.getByRole("button", { name: "Import from WooCommerce" })).toBeEnabled();
}

const wooBox = (page: Page) => page.getByRole("region", { name: "WooCommerce", exact: true });

test("resumes an import that was cancelled on the migrate screen @desktop", async ({ page }) => {
  store.records.products = products(30);
  // The run waits for its pictures as long as the store asks it to.
  const busy = { kind: "status" as const, status: 429, retryAfter: "60" };
  store.failures = [{ at: /\/uploads\//, failure: busy }];
  await openDesk(page, shop, "/migrate");
  const card = page.getByRole("region", { name: "Automated Website Migration (Legacy)" });
  await expect(card.getByLabel("Website URL")).toHaveValue(shop.baseURL);
  await card.getByLabel("Website URL").fill(store.url);
  await card.getByRole("button", { name: "Auto-Import Products" }).click();
  const cancel = card.getByRole("button", { name: "Cancel import" });
  await expect(card.locator(".import-title")).toContainText("Importing", { timeout: 40_000 });
  await cancel.click();
  await expect(card.getByText("Import canceled:")).toBeVisible({ timeout: 40_000 });
  expect(await pieces("piece")).toEqual([]);
  store.failures = [];
  await card.getByRole("button", { name: "Continue where it stopped" }).click();
  await expect(card.getByText("Imported from")).toBeVisible({ timeout: 40_000 });
  await expect(card.getByRole("button", { name: "Added 30" })).toBeVisible();
  expect(await pieces("piece")).toHaveLength(30);
});

test.describe("a store that does not reveal its unit of weight", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /4\d\d/ });

  test("asks for the unit, and imports pieces with their weights", async ({ page }) => {
    store.settings.weightUnit = null;
    store.records.products = [wooProduct(900, { name: "Ember ring", weight: "0.5" })];
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    const box = wooBox(page);
    await typeKeys(box);
    await expect(box.getByLabel("Weight unit")).toHaveCount(0);
    await box.getByRole("button", { name: "Import from WooCommerce" }).click();
    const unit = box.getByLabel("Weight unit");
    await expect(unit).toBeVisible({ timeout: 40_000 });
    await expect(unit.getByRole("option")).toHaveText([
      "Choose a unit",
      "Grams",
      "Kilograms",
      "Pounds",
      "Ounces",
    ]);
    expect(await pieces("ember")).toEqual([]);
    await unit.selectOption("Ounces");
    await expect(box.getByRole("button", { name: "Import from WooCommerce" })).toBeEnabled();
    await box.getByRole("button", { name: "Import from WooCommerce" }).click();
    await expect(box.getByText("Imported from")).toBeVisible({ timeout: 40_000 });
    await expect(notice(page)).toContainText("Pieces: 1 added.");
    expect(await pieces("ember")).toMatchObject([{ name: "Ember ring", weight: "14.17" }]);
    await box.getByRole("button", { name: "Import from WooCommerce" }).click();
    await expect(notice(page)).toContainText("Pieces: 1 unchanged.", { timeout: 40_000 });
  });
});
