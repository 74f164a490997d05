import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { pieces } from "./list-parts.ts";
import { create, type OwnShop, openOwnShop } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

const MANY = 60;

const NAMES = Array.from({ length: MANY }, (_, i) => `Piece ${String(i + 1).padStart(3, "0")}`);

async function namesOf(page: Page) {
  const headings = await pieces(page).getByRole("heading", { level: 3 }).allTextContents();
  return headings.slice(0, -1);
}

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("a long list", { tag: "@phone" }, () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
    for (const [index, name] of NAMES.entries()) {
      await create(shop.artisan, "/api/products", { name, price: index + 1 });
    }
  });
  test.afterAll(() => shop.close());
  test.beforeEach(async ({ page }) => {
    await stubPictures(page);
    await openPage(page, `${shop.baseURL}/products?sort=title`);
  });

  test("shows 24 and appends 24 in place, which Back and a reload restore", async ({ page }) => {
    await expect(pieces(page).getByText("24 of 60 pieces shown")).toBeAttached();
    const more = pieces(page).getByRole("link", { name: "Show more" });
    await more.scrollIntoViewIfNeeded();
    const before = await scrollOf(page);
    await more.click();
    await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
    await expect(page).toHaveURL(/\?sort=title$/);
    expect(await scrollOf(page)).toBe(before);
    await expect(pieces(page).getByRole("link", { name: "Piece 025" })).toBeFocused();

    const link = pieces(page).getByRole("link", { name: "Piece 040" });
    await link.scrollIntoViewIfNeeded();
    const left = await scrollOf(page);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Piece 040");
    for (const restore of [() => page.goBack(), () => page.reload()]) {
      await restore();
      await expect(pieces(page).getByText("48 of 60 pieces shown")).toBeAttached();
      await expect.poll(() => scrollOf(page)).toBe(left);
    }

    await more.click();
    await expect(pieces(page).getByText("60 pieces shown")).toBeAttached();
    await expect(more).toHaveCount(0);
    expect(await namesOf(page)).toEqual(NAMES);
    await expectAccessible(page);
    // Another order starts at the first page.
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
    await expect(page).toHaveURL(/\/products$/);
    await expect(pieces(page).getByText("24 of 60 pieces shown")).toBeAttached();
  });

  test("cards far below the view are left alone until they come near", async ({ page }) => {
    const keep = (name: string) => page.getByRole("button", { name: `Keep ${name}` });
    await expect(keep("Piece 001")).toBeVisible();
    await expect(keep("Piece 024")).toHaveCount(0);
    await pieces(page).getByRole("link", { name: "Piece 024" }).scrollIntoViewIfNeeded();
    await expect(keep("Piece 024")).toBeVisible();
    await expect(keep("Piece 024")).toHaveCount(1);
  });
});
