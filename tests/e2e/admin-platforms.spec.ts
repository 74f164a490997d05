import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { openWooServer, type WooServer } from "#tests/support/woo/open-woo-server.ts";
import { startStoreEvents, type StoreEvents } from "#tests/support/woo/store-events.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
let store: WooServer;
let trade: StoreEvents;
test.beforeAll(async () => {
  store = await openWooServer();
  trade = startStoreEvents(store);
  shop = await openOwnShop("sample", { OUTBOUND_ALLOW: `127.0.0.1:${store.port}` });
});
test.afterAll(async () => {
  await shop.close();
  await store.stop();
});

async function hearAll(): Promise<void> {
  for (const { topic, deliveryId, signature, body } of trade.deliveries.splice(0)) {
    const to = String(store.records.webhooks[0]?.["delivery_url"]);
    const answer = await fetch(to.replace(/^https?:\/\/[^/]+/, shop.baseURL), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-WC-Webhook-Topic": topic,
        "X-WC-Webhook-Delivery-ID": deliveryId,
        "X-WC-Webhook-Signature": signature,
      },
      body: Buffer.from(body),
    });
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`);
  }
}

test.describe("WooCommerce", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /422/ });

  test("is connected, kept in sync, and its orders are accepted", async ({ page }) => {
    test.setTimeout(180_000);
    await openDesk(page, shop, "/admin/platforms");
    await expect(page.getByRole("heading", { name: "Platforms" })).toBeVisible();
    await test.step("it is connected once its keys are correct", () => connect(page));
    const product = await test.step("differences are resolved", () => resolve(page));
    await test.step("the next choice waits for the one before", () => chooseTwice(page));
    await test.step("a long sync is shown as running", () => syncForLong(page));
    await test.step("an order is accepted, a double sale listed", () => accept(page, product));
  });
});

async function connect(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect WooCommerce" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect WooCommerce" });
  await dialog.getByRole("button", { name: "Connect" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  const { storeUrl, consumerKey, consumerSecret } = apiKeysOf(store);
  await dialog.getByLabel("Store address").fill(storeUrl);
  await dialog.getByLabel("Consumer key").fill(consumerKey);
  await dialog.getByLabel("Consumer secret").fill("cs_wrong");
  await dialog.getByRole("button", { name: "Connect" }).click();
  await expect(dialog.getByRole("alert")).toContainText("refused the keys");
  await expectAccessible(page);
  await dialog.getByLabel("Consumer secret").fill(consumerSecret);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await expect(notice(page)).toContainText("WooCommerce is connected");
  await expect(page.getByRole("heading", { name: "WooCommerce", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect(notice(page)).toContainText("Everything is in sync");
}

type Product = Record<string, unknown>;

/** Lists a piece, and sends it again once it was changed there. @returns it as the store has it */
async function resolve(page: Page): Promise<Product> {
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  const name = (await row.first().getByRole("heading").textContent()) ?? "";
  const piece = row.filter({ hasText: name });
  await piece.getByRole("button", { name: "List it" }).click();
  await expect(piece).toContainText("Listed");
  const made: Product = store.records.products.at(-1) ?? {};
  expect(made["name"]).toBe(name.replace(" (opens there)", ""));
  trade.edit(Number(made["id"]), { price: "1.00", regular_price: "1.00" });
  await hearAll();
  await page.reload();
  await expect(piece).toContainText("Out of sync");
  await expect(piece).toContainText("$1.00 there");
  await expectAccessible(page);
  await piece.getByRole("button", { name: "Send" }).click();
  await expect(notice(page)).toContainText("is in sync");
  await expect(piece).not.toContainText("Out of sync");
  return made;
}

async function chooseTwice(page: Page): Promise<void> {
  const schedule = page.getByLabel("How often");
  const before = await schedule.inputValue();
  const other = before === "daily" ? "hourly" : "daily";
  const held = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(/\/api\/platforms\/\d+$/, async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    sent.push(route.request().postDataJSON().settings.schedule);
    await held.promise;
    return route.continue();
  });
  await schedule.selectOption(other);
  await schedule.selectOption(before);
  await expect(schedule).toHaveValue(before);
  await expect.poll(() => sent).toEqual([other]);
  held.resolve();
  await expect.poll(() => sent).toEqual([other, before]);
  await expect(schedule).toHaveValue(before);
  await page.unroute(/\/api\/platforms\/\d+$/);
}

async function syncForLong(page: Page): Promise<void> {
  const own = /\/api\/platforms\/\d+$/;
  const sync = /\/api\/platforms\/\d+\/sync$/;
  await page.route(sync, async (route) => {
    const answer = await route.fetch();
    const log = (await answer.json()) as object;
    await page.route(own, answerSyncing);
    await route.fulfill({
      response: answer,
      json: { ...log, status: "running", completedAt: null },
    });
  });
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect(notice(page)).toContainText("This takes a while");
  await expect(page.getByRole("button", { name: "Syncing…" })).toBeDisabled();
  const runsAgain = page.waitForRequest(/\/api\/sync-logs\?/);
  await page.unroute(own);
  await runsAgain;
  await expect(page.getByRole("button", { name: "Sync now" })).toBeEnabled();
  await page.unroute(sync);
}

async function accept(page: Page, product: Product): Promise<void> {
  trade.buy(Number(product["id"]), 1, { customer_note: "For Sunday" });
  await hearAll();
  // A second customer had it in the basket already.
  Object.assign(product, { stock_quantity: 1 });
  trade.buy(Number(product["id"]));
  await hearAll();
  await page.goto(`${shop.baseURL}/admin/platforms`);
  await page.getByRole("button", { name: "Add to your orders 1001" }).click();
  await expect(notice(page)).toContainText("Added as order");
  await expect(page.getByText("Sold twice")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.baseURL}/admin/dashboard`);
  const group = page.locator("section", {
    has: page.getByRole("heading", { name: /Sold twice/ }),
  });
  await expect(group).toContainText("WooCommerce order 1002 of Ada Wright");
  await expect(group).toContainText(/Order \d+ of Ada Wright|WooCommerce order 1001/);
  await group.getByRole("button", { name: /^Mark as settled/ }).click();
  await expect(group).toHaveCount(0);
}

test("platforms of a feed and of a file are kept up to date @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/platforms");
  await test.step("a feed's address is changed, and the feed removed", () => changeFeed(page));
  await page.goto(`${shop.baseURL}/admin/platforms`);
  await page.getByRole("button", { name: "Connect Etsy" }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  expect((await file).suggestedFilename()).toBe("pieces-etsy.csv");
  await page.getByRole("button", { name: "I’ve uploaded it" }).click();
  await expect(notice(page)).toContainText("Etsy is up to date");
  await expect(page.getByRole("listitem").filter({ hasText: "Listed" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

const atShop = (url: string) => shop.baseURL + new URL(url).pathname;

async function changeFeed(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect Google Merchant" }).click();
  const address = page.getByRole("textbox", { name: "Feed address" });
  await expect(address).toHaveValue(/\/feeds\/[\w-]+\/google\.xml$/);
  await expect(page.getByText("Google asks for a checkout.")).toBeVisible();
  const first = await address.inputValue();
  expect((await page.request.get(atShop(first))).status()).toBe(200);
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(notice(page)).toContainText("Address copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(address).not.toHaveValue(first);
  expect((await page.request.get(atShop(first))).status()).toBe(404);
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(notice(page)).toContainText("Google Merchant is disconnected");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Open Google Merchant" })).toBeVisible();
}

async function answerSyncing(route: Route): Promise<void> {
  const answer = await route.fetch();
  const platform = (await answer.json()) as object;
  await route.fulfill({ response: answer, json: { ...platform, isSyncing: true } });
}
