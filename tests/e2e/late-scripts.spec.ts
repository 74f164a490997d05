import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

/** What the page asked for, in the order in which it did. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const search = (page: Page) => page.locator("#list-search");

const isScript = (path: string) => path.endsWith(".js");

test("loads scripts after styles and the first pictures", { tag: "@desktop" }, async ({ page }) => {
  await stubPictures(page);
  const asked = watchRequests(page);
  await openPage(page, "/products");
  const firstScript = asked.findIndex(isScript);
  const before = asked.slice(0, firstScript);
  expect(before.filter((path) => path.startsWith("/media/")).length).toBeGreaterThanOrEqual(4);
  expect(asked.slice(firstScript).filter((path) => path.endsWith(".css"))).toEqual([]);
});

test("loads scripts at once on a press while the first pictures load", async ({ page }) => {
  // Time stands still, so that nothing but the press can bring them.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const held = Promise.withResolvers<void>();
  await page.route(/\/media\//, async (route) => {
    await held.promise;
    await route.abort();
  });
  const asked = watchRequests(page);
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.some((path) => path.startsWith("/media/"))).toBe(true);
  expect(asked.filter(isScript)).toEqual([]);
  await page.mouse.click(1, 1);
  await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(3);
  held.resolve();
});

test.describe("on a slow connection, before the scripts are loaded", { tag: "@desktop" }, () => {
  let scripts: PromiseWithResolvers<void>;
  test.beforeEach(async ({ page }) => {
    scripts = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto("/products", { waitUntil: "domcontentloaded" });
  });

  test("applies a selected order once they are loaded", async ({ page }) => {
    await page.getByLabel("Sort by").selectOption("title");
    await search(page).fill("hammered");
    scripts.resolve();
    await expect(page).toHaveURL(/\/products\?search=hammered&sort=title$/);
    await expect(page.getByLabel("Sort by")).toHaveValue("title");
    await expect(search(page)).toHaveValue("hammered");
  });

  test("keeps the text being typed, and does not submit it early", async ({ page }) => {
    await search(page).fill("ri");
    scripts.resolve();
    await waitUntilHydrated(page);
    await expect(search(page)).toHaveValue("ri");
    await expect(page).toHaveURL(/\/products$/);
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/products\?search=ri$/);
  });
});
