import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
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

test("metal prices are entered, change those of pieces, and come from a web address @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await shop.artisan.put("/api/metal-prices", { data: { gold: "2000", silver: "30" } });
  await openDesk(page, shop, "/admin/metal-prices");
  await test.step("prices are changed, and taken back", () => changePrices(page));
  await test.step("an address is tried by keyboard, and its prices saved", () => tryAddress(page));
  await test.step("a path is typed, and the address deleted", () => typePath(page));
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

async function tryAddress(page: Page): Promise<void> {
  const source = page.getByRole("region", { name: "Prices from a web address" });
  await source.getByText("Get prices online").focus();
  await page.keyboard.press("Enter");
  const address = source.getByRole("textbox", { name: "Web address" });
  await address.fill("http://10.0.0.8/prices");
  await page.keyboard.press("Enter");
  await expect(source.getByText(/^10\.0\.0\.8 is a private address/)).toBeVisible();
  answer = JSON.stringify({ base: "USD", rates: { XAG: "n/a", XAU: 0.0004, XPT: 0.001 } });
  await address.fill(`http://${host}/?key=s3cret`);
  await page.keyboard.press("Enter");
  await expect(source.getByText("Check each price before you save.")).toBeVisible();
  const gold = source.getByRole("textbox", { name: "Gold" });
  await expect(gold).toHaveValue("/rates/XAU");
  await expect(gold).toHaveAccessibleName("Gold $2,500.00 per troy ounce");
  await expect(source.getByRole("textbox", { name: "Silver" })).toHaveValue("");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await gold.press("Enter");
  await expect(notice(page)).toContainText("Metal prices saved");
  await expect(source).toContainText(`Prices are fetched from ${host} once a day.`);
  await expect(source).toContainText("Last fetched today.");
  await expect(page.getByRole("textbox", { name: "Gold" })).toHaveValue("2500.00");
}

async function typePath(page: Page): Promise<void> {
  const source = page.getByRole("region", { name: "Prices from a web address" });
  await source.getByRole("button", { name: "Show the prices" }).click();
  const silver = source.getByRole("textbox", { name: "Silver" });
  await silver.fill("/rates/XAG");
  await expect(silver).toHaveAccessibleDescription("“n/a” at /rates/XAG isn’t a price above 0.");
  await silver.fill("/rates/silver");
  await expect(silver).toHaveAccessibleDescription("Nothing is at /rates/silver.");
  await expectAccessible(page);
  await source.getByRole("button", { name: "Delete the web address" }).click();
  const question = page.getByRole("dialog", { name: "Delete the web address?" });
  await question.getByRole("button", { name: "Delete the web address" }).click();
  await expect(notice(page)).toContainText("Web address deleted");
  await expect(source.getByText("Get prices online")).toBeVisible();
}
