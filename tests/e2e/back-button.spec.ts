import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { findProduct } from "./find-product.ts";
import { openFilters, pieces } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Closing a dialog otherwise than by Back leaves its history entry a moment later. */
const leftDialog = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.isDialog === true)).toBe(false);

test("Back closes the photo viewer, then leads to the list at its place @phone", async ({
  page,
}) => {
  await openPage(page, "/products?sort=title");
  const link = pieces(page).getByRole("link", { name: "Hammered Gold Band" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  const viewer = page.getByRole("dialog", { name: "Photos of Hammered Gold Band" });
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await page.getByRole("link", { name: /View full screen/ }).click();
    await expect(viewer).toBeVisible();
    await close();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await expect(page.getByRole("link", { name: /View full screen/ })).toBeFocused();
    await leftDialog(page);
  }
  await page.goBack();
  for (const isLast of [false, true]) {
    await expect(page).toHaveURL(/\/products\?sort=title$/);
    await expect(link).toBeInViewport();
    await expect.poll(() => scrollOf(page)).toBe(before);
    if (isLast) return;
    await link.click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.getByRole("link", { name: "Back to Items" }).first().click();
  }
});

test("Back from a page that a dialog led to skips the closed dialog, and Forward too @desktop", async ({
  page,
}) => {
  await openPage(page, "/about");
  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  await opener.click();
  await page.getByRole("dialog").getByLabel("Category").selectOption("Pendants");
  await page.getByRole("button", { name: "Search Items" }).click();
  await expect(page).toHaveURL(/\/collections\?category=10$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/collections\?category=10$/);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("Back closes the menu; Back to Items leads to all where no list led to the piece", async ({
    page,
  }) => {
    const { id } = await findProduct(page, "Hammered Gold Band");
    await openPage(page, "/products?category=12");
    await openPage(page, "/about");
    await openPage(page, `/products/${id}`);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.getByRole("link", { name: "Back to Items" }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("Back closes the filter sheet and keeps the filters, then takes them away", async ({
    page,
  }) => {
    await openPage(page, "/about");
    await openPage(page, "/products");
    const sheet = page.getByRole("dialog", { name: "Filters" });
    // Closed by its button, it leaves nothing behind.
    await page.getByRole("button", { name: /^Filters/ }).click();
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await expect(sheet).toBeHidden();
    await leftDialog(page);
    await page.getByRole("button", { name: /^Filters/ }).click();
    await sheet.getByRole("radio", { name: "Rings", exact: true }).check();
    await expect(page).toHaveURL(/\?category=12$/);
    await sheet.getByRole("radio", { name: "Over $1,000" }).check();
    await expect(page).toHaveURL(/\?category=12&price=1000%2B$/);
    await expect(sheet.getByRole("button", { name: "Show 3 pieces" })).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    for (const left of [/\?category=12&price=1000%2B$/, /\?category=12$/, /\/products$/]) {
      await expect(page).toHaveURL(left);
      await expect(sheet).toBeHidden();
      await page.goBack();
    }
    await expect(page).toHaveURL(/\/about$/);
  });

  test("Back finds a row that scrolls sideways where it was left", async ({ page }) => {
    await openPage(page, "/collections");
    await openFilters(page);
    // What a filter brings takes the place of what was there.
    await page.getByRole("checkbox", { name: "Available only" }).check();
    await expect(page).toHaveURL(/available=1$/);
    await page.getByRole("button", { name: /^Show \d+ pieces$/ }).click();
    const leftOf = () => page.locator(".card-row").evaluate((row) => row.scrollLeft);
    await page.locator(".card-row").evaluate((row) => row.scrollBy(row.scrollWidth, 0));
    await expect.poll(leftOf).toBeGreaterThan(100);
    const left = await leftOf();
    await page.goto("/about");
    await page.goBack();
    await expect.poll(leftOf).toBe(left);
  });
});
