import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { findProduct } from "./find-product.ts";
import { pieces } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const search = (page: Page) => page.locator("#list-search");

test.beforeEach(({ page }) => stubPictures(page));

test("asks for one script, and for React only with a press that needs it @desktop", async ({
  page,
}) => {
  const { id } = await findProduct(page, "Labradorite Teardrop");
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  for (const path of ["/", "/collections", `/products/${id}`]) {
    scripts.length = 0;
    await page.goto(path, { waitUntil: "load" });
    expect(scripts, path).toEqual([expect.stringMatching(/\/page-script-[\w-]+\.js$/)]);
  }
  scripts.length = 0;
  await page.getByRole("link", { name: "Inquire About This Piece" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(scripts).toContainEqual(expect.stringMatching(/\/react-[\w-]+\.js$/));
});

test("before the script is loaded a list keeps what is typed and chosen, and applies it then @desktop", async ({
  page,
}) => {
  let scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const openWithoutScript = async () => {
    await page.goto("/products", { waitUntil: "commit" });
    await search(page).waitFor();
  };
  await openWithoutScript();
  await page.getByLabel("Sort by").selectOption("title");
  await search(page).fill("hammered");
  scripts.resolve();
  await expect(page).toHaveURL(/\/products\?search=hammered&sort=title$/);
  await expect(page.getByLabel("Sort by")).toHaveValue("title");
  await expect(search(page)).toHaveValue("hammered");

  // What is only typed is not submitted early.
  scripts = Promise.withResolvers<void>();
  await openWithoutScript();
  await search(page).fill("ri");
  scripts.resolve();
  await page.waitForLoadState("domcontentloaded");
  await expect(search(page)).toHaveValue("ri");
  await expect(page).toHaveURL(/\/products$/);
  await search(page).press("Enter");
  await expect(page).toHaveURL(/\/products\?search=ri$/);
});

test.describe("where scripts cannot be loaded", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_FAILED|dynamically imported module|404/ });

  test("pages work by documents", async ({ page }) => {
    await page.route(/page-script.*\.js$/, (route) => route.abort());
    await page.goto("/products", { waitUntil: "domcontentloaded" });
    await search(page).fill("opal");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/products\?search=opal/);
    await expect(pieces(page).getByRole("link", { name: "Opal Bezel Necklace" })).toBeVisible();
    await page.getByRole("button", { name: "Remove filter: opal" }).click();
    await expect(page).toHaveURL(/\/products\??$/);
    await page.waitForLoadState();
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog", { name: "Search Items" })).toBeVisible();
  });

  test("a press waits for its script and shows it; one that is gone loads the page anew, once", async ({
    page,
  }) => {
    const { id } = await findProduct(page, "Labradorite Teardrop");
    const held = Promise.withResolvers<void>();
    const viewerScript = /viewer.island.*\.js$/;
    await page.route(viewerScript, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openPage(page, `/products/${id}`);
    const photo = page.getByRole("link", { name: /View full screen/ });
    await photo.click();
    await expect(photo).toHaveAttribute("aria-busy", "true");
    // A second one changes nothing.
    await photo.click();
    held.resolve();
    await expect(page.getByRole("dialog", { name: /^Photos of/ })).toHaveCount(1);
    await expect(photo).not.toHaveAttribute("aria-busy");

    await page.unroute(viewerScript);
    await page.route(viewerScript, (route) => route.fulfill({ status: 404 }));
    await openPage(page, `/products/${id}`);
    const reloaded = page.waitForEvent("load");
    await photo.click();
    await reloaded;
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await photo.click();
    await expect(page).toHaveURL(/\/media\/.+\.jpg$/);
  });
});
