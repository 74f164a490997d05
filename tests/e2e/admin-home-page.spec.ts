import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const SCREEN = "/admin/settings/home";
const homeText = async () => (await fetch(shop.baseURL)).text();

test("moves and hides sections of the home page", async ({ page }) => {
  const before = await homeText();
  expect(before.indexOf('id="promo"')).toBeGreaterThan(before.indexOf('id="categories"'));
  await openDesk(page, shop, SCREEN);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Move Color band" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(notice(page)).toContainText("Color band moved");
  await expect(page.locator(".home-sections > li").nth(1)).toContainText("Color band");
  await page.getByRole("switch", { name: "Show Film" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  const after = await homeText();
  expect(after.indexOf('id="promo"')).toBeLessThan(after.indexOf('id="categories"'));
  expect(after).not.toContain('aria-label="Film"');
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "Show Film" })).toBeChecked();
  expect(await homeText()).toContain('aria-label="Film"');
});

test("previews the order before it is saved", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, SCREEN);
  const frame = page.frameLocator("iframe[title='Preview of the page']");
  await expect(frame.locator("#hero-title")).toBeVisible();
  await page.getByRole("switch", { name: "Show Top photo" }).click();
  await expect(frame.locator("#hero-title")).toHaveCount(0);
  expect(await homeText()).toContain('id="hero-title"');
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(frame.locator("#hero-title")).toBeVisible();
});

test("a home page without its top photo still has a heading @desktop", async ({ page }) => {
  const hidden = [{ key: "hero", hidden: true }];
  await shop.artisan.put("/api/settings", { data: { homeSections: hidden } });
  await openPage(page, `${shop.baseURL}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fernhill Goldsmith");
  await expectAccessible(page);
  await shop.artisan.put("/api/settings", { data: { homeSections: [] } });
});

test("each section leads to its screen", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, SCREEN);
  await page.getByRole("link", { name: /^Top photo/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Top photo" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Gold, made slowly");
  await page.getByRole("button", { name: /^Save section/ }).click();
  await expect(notice(page)).toContainText("Hero section updated successfully");
  await expectAccessible(page);
  expect(await homeText()).toContain("Gold, made slowly");
  await page.getByRole("link", { name: "Home page" }).first().click();
  await page.getByRole("link", { name: /^Film/ }).click();
  await expect(page.getByLabel("Title of the film")).toBeVisible();
  await expectAccessible(page);
});
