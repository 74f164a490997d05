import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { create, type OwnShop, openOwnShop } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("a card links to its collection by picture, title and Explore Item @desktop", async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto("/collections");
  const one = card(page, "Dark silver");
  const links = one.locator("a");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", "/collections/dark-silver");
  }
  await expect(one.getByRole("link", { name: "Explore Item" })).toBeVisible();
  await expect(one.getByRole("time")).toHaveText(/^[A-Z][a-z]+\s\d{1,2},\s\d{4}$/);
  await expect(one.getByText("Fernhill Atelier")).toBeVisible();
  await expect(one.getByText("Draft")).toHaveCount(0);
});

test.describe("its picture", () => {
  test.use({ allowedErrors: /404|A picture did not load/ });

  test("shows a loading state, then the picture @desktop", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/media\//, async (route) => {
      await held.promise;
      await route.fulfill({
        contentType: "image/svg+xml",
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>`,
      });
    });
    await page.goto("/collections", { waitUntil: "domcontentloaded" });
    const first = page.getByRole("article").first();
    await expect(first.getByText("Loading...")).toBeVisible();
    // An animation that ended and is kept would stay as long as the picture waits.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    held.resolve();
    await expect(first.getByText("Loading...")).toHaveCount(0);
  });

  test("is replaced by the title and the business's name when it fails @desktop", async ({
    page,
  }) => {
    await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
    await page.goto("/collections");
    const one = card(page, "Stones that change when you move");
    await expect(one.getByText("Stones that change when you mo...")).toBeVisible();
    await expect(one.getByText("Fernhill Goldsmith Jewelry")).toBeVisible();
  });
});

test.describe("long texts and no picture", () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
  });
  test.afterAll(() => shop.close());

  test("clamps title and description to two and three lines, and names a missing picture", async ({
    page,
  }) => {
    const title = "A title that goes on and on ".repeat(8).trim();
    await create(shop.artisan, "/api/blog-posts", {
      title,
      slug: "long",
      description: "Words without end. ".repeat(60),
      isPublished: true,
    });
    await page.goto(`${shop.baseURL}/collections`);
    const one = card(page, title);
    await expect(one.getByText(`${title.slice(0, 30)}...`, { exact: true })).toBeVisible();
    const lines = (selector: string) =>
      one.locator(selector).evaluate((element) => {
        const { lineHeight } = getComputedStyle(element);
        return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
      });
    expect(await lines("h3")).toBe(2);
    expect(await lines(".catalog-card-description")).toBe(3);
  });
});
