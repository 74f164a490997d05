import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { databaseFile } from "#database/database-file.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
/** Another machine that says what metals cost. */
let answer = "";
const machine = createServer((_, response) => response.end(answer));
let host: string;
test.beforeAll(async () => {
  await once(machine.listen(0, "127.0.0.1"), "listening");
  host = `127.0.0.1:${(machine.address() as AddressInfo).port}`;
  shop = await openOwnShop("sample", { OUTBOUND_ALLOW: host });
});
test.afterAll(async () => {
  await shop.close();
  machine.close();
});

const priceOf = async (id: number) =>
  ((await (await shop.artisan.get(`/api/products/${id}`)).json()) as { price: string }).price;

test.use({ allowedErrors: /422/ });

test("metal prices are entered, change those of pieces, and are fetched from a web address @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await shop.artisan.put("/api/metal-prices", { data: { gold: "2000", silver: "30" } });
  await openDesk(page, shop, "/admin/metal-prices");
  await test.step("prices are changed, and taken back", () => changePrices(page));
  await shop.artisan.put("/api/metal-prices", { data: { gold: "2500" } });
  await test.step("an address is chosen by keyboard", () => choosePrices(page));
  await test.step("a price that is far off is confirmed", () => confirmPrice(page));
});

async function changePrices(page: Page): Promise<void> {
  const piece = { price: "500.00", stock: 1, metals: "22k yellow gold 10 g" };
  const { id } = await create(shop.artisan, "/api/products", { ...piece, name: "Marigold Ring" });
  const other = await create(shop.artisan, "/api/products", { ...piece, name: "Marigold Cuff" });
  const gold = page.getByRole("textbox", { name: "Gold" });
  await expect(gold).toHaveValue("2000.00");
  await expect(page.getByRole("radio", { name: "Troy ounce" })).toBeChecked();
  await gold.fill("2500");
  // 10 g × 0.916 × $500 ÷ 31.1034768 g
  const row = page.getByRole("row").filter({ hasText: "Marigold Ring" });
  await expect(row).toContainText("$147.25");
  await expect(row).toContainText("$645.00");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByLabel("Which pieces").selectOption("Only 22k yellow gold");
  await page.getByLabel("Change the price of Marigold Cuff").uncheck();
  await page.getByRole("button", { name: "Change 1 price" }).click();
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await expect(question).toContainText("Gold is $2,500.00 per troy ounce.");
  await question.getByRole("button", { name: "Yes, it’s right" }).click();
  await expect(notice(page)).toContainText("1 price changed");
  expect([await priceOf(id), await priceOf(other.id)]).toEqual(["645.00", "500.00"]);
  const history = page.getByRole("region", { name: "Price history" });
  await expect(history).toContainText(
    "Gold $2,000.00 to $2,500.00. 1 price, $145.00 more in total.",
  );
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(history).toContainText("Undone");
  expect(await priceOf(id)).toBe("500.00");
}

async function choosePrices(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Get prices online" }).click();
  await page.getByRole("textbox", { name: "Web address" }).fill("http://10.0.0.8/prices");
  await page.keyboard.press("Enter");
  await expect(page.getByText("10.0.0.8 is a private address")).toBeVisible();
  answer = `Date,Gold (${"USD per troy ounce ".repeat(4)})\n2026-11-24,2500.00`;
  await page.getByRole("textbox", { name: "Web address" }).fill(`http://${host}/`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /: 2500.00$/ })).toBeVisible();
  await expectNoSideScroll(page);
  answer = JSON.stringify({ base: "USD", rates: { XAU: 0.0004, XAG: "n/a" } });
  await page.getByRole("textbox", { name: "Web address" }).fill(`http://${host}/?key=s3cret`);
  await page.keyboard.press("Enter");
  const value = page.getByRole("button", { name: "XAU: 0.0004" });
  await value.focus();
  await page.keyboard.press("Enter");
  await expect(value).toHaveAccessibleName("XAU: 0.0004, chosen for gold");
  await expect(page.getByText("Reads as $2,500.00 per troy ounce")).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Fetch prices" }).click();
  await expect(page.getByText(`Fetched from ${host}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Gold" })).toHaveValue("2500.00");
}

async function confirmPrice(page: Page): Promise<void> {
  await shop.artisan.put("/api/metal-prices", { data: { gold: "2000" } });
  addWaitingPrice(shop.dataDir);
  await page.reload();
  const waiting = page.getByRole("region", { name: "Gold to confirm" });
  await expect(waiting).toContainText("Is gold $3,000.00 per troy ounce right?");
  await expect(waiting).toContainText("The last price was $2,000.00 per troy ounce");
  await expect(page.getByText("Fetching failed today. Nothing answers.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await waiting.getByRole("button", { name: "Yes, use it" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Gold" })).toHaveValue("3000.00");
}

/** As the daily fetch leaves it: a failure for one metal, and a price that is far off. */
function addWaitingPrice(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
  const now = new Date().toISOString();
  database.prepare("insert into waiting_metal_prices values ('gold', 3000000000000, ?)").run(now);
  database
    .prepare("update metal_price_source set failure = 'Nothing answers.', failed_at = ?")
    .run(now);
  database.close();
}
