import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { pieces } from "./list-parts.ts";
import { create, type OwnShop, openOwnShop } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

const MANY = 60;

async function namesOf(page: Page) {
  const headings = await pieces(page).getByRole("heading", { level: 3 }).allTextContents();
  return headings.slice(0, -1);
}

test.describe("a long list", () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
    for (let number = 1; number <= MANY; number += 1) {
      const name = `Piece ${String(number).padStart(3, "0")}`;
      await create(shop.artisan, "/api/products", { name, price: number });
    }
  });
  test.afterAll(() => shop.close());
  test.beforeEach(async ({ page }) => {
    await stubPictures(page);
    await openPage(page, `${shop.baseURL}/products?sort=title`);
  });

  test("shows 24, then appends 24 in place, with their count", async ({ page }) => {
    await expect(pieces(page).getByText("24 of 60 pieces shown")).toBeAttached();
    const more = pieces(page).getByRole("link", { name: "Show more" });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await more.click();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    await expect(page).toHaveURL(/\?sort=title$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(pieces(page).getByRole("link", { name: "Piece 025" })).toBeFocused();
    await more.click();
    await expect(pieces(page).getByText("60 pieces shown")).toBeAttached();
    await expect(more).toHaveCount(0);
    const all = Array.from({ length: MANY }, (_, i) => `Piece ${String(i + 1).padStart(3, "0")}`);
    expect(await namesOf(page)).toEqual(all);
    await expectAccessible(page);
  });

  test("restores appended pages and the scroll position after Back and after a reload", async ({
    page,
  }) => {
    await pieces(page).getByRole("link", { name: "Show more" }).click();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    const link = pieces(page).getByRole("link", { name: "Piece 040" });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Piece 040");
    await page.goBack();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.reload();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("cards far below the view are left alone until they come near @phone", async ({ page }) => {
    const keep = (name: string) => page.getByRole("button", { name: `Keep ${name}` });
    await expect(keep("Piece 001")).toBeVisible();
    await expect(keep("Piece 024")).toHaveCount(0);
    await pieces(page).getByRole("link", { name: "Piece 024" }).scrollIntoViewIfNeeded();
    await expect(keep("Piece 024")).toBeVisible();
    await expect(keep("Piece 024")).toHaveCount(1);
  });

  test("every page has a link and a URL", { tag: "@desktop" }, async ({ page }) => {
    const links = page.getByRole("navigation", { name: "Pages of pieces" }).getByRole("link");
    await expect(links).toHaveText(["1", "2", "3"]);
    await links.nth(2).click();
    await expect(page).toHaveURL(/\?sort=title&page=3#pieces$/);
    await expect(pieces(page).getByText("49 to 60 of 60 pieces shown")).toBeAttached();
    expect((await namesOf(page)).at(0)).toBe("Piece 049");
    await openPage(page, `${shop.baseURL}/products?sort=title&page=99`);
    await expect(pieces(page).getByText("49 to 60 of 60 pieces shown")).toBeAttached();
  });

  test("another filter starts at the first page", { tag: "@desktop" }, async ({ page }) => {
    await pieces(page).getByRole("link", { name: "Show more" }).click();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
    await expect(page).toHaveURL(/\/products$/);
    await expect(pieces(page).getByText("24 of 60 pieces shown")).toBeAttached();
  });

  test("lays out a name of thirty words and a missing picture @desktop", async ({ page }) => {
    const long = Array.from({ length: 30 }, (_, word) => `Word${word + 1}`).join(" ");
    const { id } = await create(shop.artisan, "/api/products", {
      name: long,
      price: "12345678.90",
      categoryId: 12,
    });
    await openPage(page, `${shop.baseURL}/products?category=12`);
    const tile = pieces(page).getByRole("listitem").first();
    await expect(tile.getByText(`${long.slice(0, 30)}...`)).toBeVisible();
    await expect(tile.getByText("Fernhill Goldsmith Jewelry")).toBeVisible();
    await expectNoSideScroll(page);
    await openPage(page, `${shop.baseURL}/products/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(long);
    await expect(page.getByText("$12,345,678.90", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
    for (let number = 1; number <= 30; number += 1) {
      await create(shop.artisan, "/api/products", { name: `Piece ${number}`, price: number });
    }
  });
  test.afterAll(() => shop.close());

  test("Show more is a link to the next page", async ({ page }) => {
    await page.goto(`${shop.baseURL}/products`);
    await pieces(page).getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(/\/products\?page=2$/);
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(7);
  });
});
