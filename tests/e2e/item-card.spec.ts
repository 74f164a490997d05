import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { findProduct } from "./find-product.ts";
import { collections, pieces } from "./list-parts.ts";
import { create, type OwnShop, openOwnShop, signIn } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

const GRAY = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>`;

test.describe("a picture", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404|A picture did not load/ });

  test("shows that it loads; one that fails is replaced by words, and logged", async ({ page }) => {
    const logged: string[] = [];
    page.on("pageerror", (error) => logged.push(error.message));
    const held = Promise.withResolvers<{ isThere: boolean }>();
    await page.route(/\/media\//, async (route) => {
      const { isThere } = await held.promise;
      await route.fulfill(isThere ? { contentType: "image/svg+xml", body: GRAY } : { status: 404 });
    });
    const { id } = await findProduct(page, "Oval Signet Ring");
    await page.goto("/collections", { waitUntil: "domcontentloaded" });
    const first = page.getByRole("article").first();
    await expect(first.getByText("Loading...")).toBeVisible();
    // An animation that ended and is kept would stay as long as the picture waits.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    held.resolve({ isThere: true });
    await expect(first.getByText("Loading...")).toHaveCount(0);

    await page.unroute(/\/media\//);
    await page.route(/\/media\//, (route) => route.fulfill({ status: 404 }));
    await openPage(page, "/collections");
    const one = card(page, "Stones that change when you move");
    await expect(one.getByText("Stones that change when you mo...")).toBeVisible();
    await expect(one.getByText("Fernhill Goldsmith Jewelry")).toBeVisible();
    await openPage(page, `/products/${id}`);
    const main = page.getByRole("link", { name: /View full screen/ });
    await expect(main.getByText("Oval Signet Ring")).toBeVisible();
    await expect(main.locator("svg[data-category=gold]")).toBeVisible();
    expect(logged.join()).toContain("A picture did not load");
  });
});

test.describe("in a shop of its own", () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
  });
  test.afterAll(() => shop.close());

  test("lists say that they are empty or failed, then show long texts and a draft @phone", async ({
    page,
  }) => {
    const mend = breakCollections(shop);
    await page.goto(`${shop.baseURL}/products`);
    await expect(collections(page).getByText("Failed to fetch collections: 500")).toBeVisible();
    await expect(pieces(page).getByText("No pieces yet")).toBeVisible();
    await expectAccessible(page);
    mend();
    await collections(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
    await expect(collections(page).getByText("No collections yet")).toBeVisible();
    await expectAccessible(page);

    const title = "A title that goes on and on ".repeat(8).trim();
    const description = "Words without end. ".repeat(60);
    const story = { title, slug: "long", description, isPublished: true };
    await create(shop.artisan, "/api/blog-posts", story);
    const draft = { title: "Fern season", slug: "fern-season", description: "Ferns." };
    await create(shop.artisan, "/api/blog-posts", draft);
    await signIn(page.request, shop.baseURL);
    await page.goto(`${shop.baseURL}/collections`);
    await expectClamped(page, title);
    await expectBadgeAbove(page, draft.title);
    await card(page, draft.title).getByRole("link", { name: "Edit: Fern season" }).click();
    await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("Fern season");
  });
});

/** Takes the collections out of reach. @returns brings them back */
function breakCollections(shop: OwnShop): () => void {
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec("alter table collections rename to collections_away");
  // What was asked for before would hold until something changes.
  database.exec("update catalogue_revisions set revision = revision + 1");
  return () => {
    database.exec("alter table collections_away rename to collections");
    database.close();
  };
}

/** Title and description take two and three lines, and the missing picture is named. */
async function expectClamped(page: Page, title: string): Promise<void> {
  const one = card(page, title);
  await expect(one.getByText(`${title.slice(0, 30)}...`, { exact: true })).toBeVisible();
  const lines = (selector: string) =>
    one.locator(selector).evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
    });
  expect(await lines("h3")).toBe(2);
  expect(await lines(".catalog-card-description")).toBe(3);
}

/** The badge of a draft does not cover the words in the place of its picture. */
async function expectBadgeAbove(page: Page, title: string): Promise<void> {
  const one = card(page, title);
  const badge = await one.getByText("Draft", { exact: true }).boundingBox();
  const words = await one.locator(".picture-placeholder b").boundingBox();
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
}
