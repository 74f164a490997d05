import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

const piece = (name: string, price: string) =>
  `<h1>${name}</h1><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    offers: { "@type": "Offer", price, priceCurrency: "USD" },
  })}</script>`;

const PAGES: Record<string, string> = {
  "/": "<a href=/ember>Ember</a> <a href=/moon>Moon</a> <a href=/unsure>Star</a> <a href=/unsure-2>Sun</a> <a href=/unsure-3>Sky</a>",
  "/ember": piece("Ember ring", "120.00"),
  "/moon": piece("Moon pin", "85.00"),
  "/unsure": "<main><h1>Star stud</h1><p class=price>$40.00</p></main>",
  "/unsure-2": "<main><h1>Sun stud</h1><p class=price>$41.00</p></main>",
  "/unsure-3": "<main><h1>Sky stud</h1><p class=price>$42.00</p></main>",
};

let site: Server;
let siteUrl: string;
let shop: OwnShop;
test.beforeAll(async () => {
  site = createServer(({ url = "/" }, response) => {
    const page = PAGES[url];
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html" }).end(page ?? "Not here");
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://127.0.0.1:${port}`;
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: `127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await shop.close();
  site.close();
});

const names = async () =>
  ((await (await shop.artisan.get("/api/products?sort=title")).json()) as { name: string }[]).map(
    ({ name }) => name,
  );

test.use({ allowedErrors: /4\d\d|50\d/ });

test("a website is previewed, imported, corrected and undone, and one that fails is reported @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/migrate");
  await expect(page.getByRole("region", { name: "Current Products" })).toContainText(
    "No products found. Start adding your authentic products above.",
  );
  await test.step("a website is imported, and the import undone", () => importWebsite(page));
  await create(shop.artisan, "/api/products", { name: "Old ring", price: "10.00" });
  await test.step("one that cannot be imported is reported", () => reportFailure(page));
  await test.step("so is a store without its keys", () => reportMissingKeys(page));
});

async function importWebsite(page: Page): Promise<void> {
  const card = page.getByRole("region", { name: "Automated Website Migration (Legacy)" });
  const url = card.getByLabel("Website URL");
  await expect(url).toHaveValue(shop.baseURL);
  await url.fill("");
  await expect(card.getByRole("button", { name: "Auto-Import Products" })).toBeDisabled();
  await url.fill(siteUrl);
  await card.getByRole("button", { name: "Preview" }).click();
  await expect(card.getByRole("button", { name: "New 2" })).toBeVisible({ timeout: 40_000 });
  await expect(card.getByRole("button", { name: "To review 3" })).toBeVisible();
  expect(await names()).toEqual([]);
  await card.getByRole("button", { name: "Auto-Import Products" }).click();
  await expect(notice(page)).toContainText("Successfully imported 2 products!", {
    timeout: 40_000,
  });
  await expect(card.getByText("Imported from")).toBeVisible();
  await expect(card.getByText("3 pieces: No product data found")).toBeVisible();
  await expectAccessible(page);
  const star = card.locator(".review-item").filter({ hasText: "Star stud" });
  await star.getByLabel("Price").fill("44.50");
  await star.getByRole("button", { name: "Accept Star stud" }).click();
  await expect(notice(page)).toContainText("Star stud is in your shop");
  expect(await names()).toEqual(["Ember ring", "Moon pin", "Star stud"]);
  await card.getByRole("button", { name: "Accept all 2" }).click();
  await expect(notice(page)).toContainText("2 pieces accepted");
  await expect(card.getByRole("button", { name: "Accept all 2" })).toBeHidden();
  expect(await names()).toEqual(["Ember ring", "Moon pin", "Sky stud", "Star stud", "Sun stud"]);
  await card.getByRole("button", { name: "Undo this import" }).click();
  await expect(notice(page)).toContainText("Import undone");
  expect(await names()).toEqual([]);
}

async function reportFailure(page: Page): Promise<void> {
  // An address within, which nobody allowed.
  await page.getByLabel("Website URL").fill("http://127.0.0.1:9/");
  await page.getByRole("button", { name: "Auto-Import Products" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Import failed", {
    timeout: 40_000,
  });
  await page.getByRole("button", { name: "Re-Import Products with Images" }).click();
  const dialog = page.getByRole("dialog", { name: "Re-import all products?" });
  await expect(dialog).toContainText("You can restore the old ones from the trash for 30 days.");
  await dialog.getByRole("button", { name: "Clear and re-import" }).click();
  await expect(notice(page).getByRole("alert").filter({ hasText: "Error" })).toBeVisible();
  expect(await names()).toEqual([]);
  await page.getByRole("button", { name: "Restore all of them" }).click();
  await expect(notice(page)).toContainText("All pieces are back");
  expect(await names()).toEqual(["Old ring"]);
}

async function reportMissingKeys(page: Page): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/dashboard?tab=data`);
  const woo = page.getByRole("region", { name: "WooCommerce", exact: true });
  await expect(woo.getByRole("button", { name: "Import from WooCommerce" })).toBeDisabled();
  await woo.getByLabel("Store address").fill(siteUrl);
  await woo.getByLabel("Consumer key").fill("ck_one");
  await woo.getByRole("button", { name: "Preview" }).click();
  await expect(notice(page).getByRole("alert")).toContainText(
    "Failed to import WooCommerce products",
  );
  await expect(woo).toContainText("Give both keys");
}
