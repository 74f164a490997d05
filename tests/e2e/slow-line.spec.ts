import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { pieces } from "./list-parts.ts";
import { signIn } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.use({
  allowedErrors:
    /Unable to preload CSS|Failed to fetch|Failed to load|did not load|Error loading route module|ERR_|404/,
});

const OFFLINE = "You have no internet connection";

/** Holds every request that matches until it is released. */
async function hold(page: Page, pattern: RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}

/** Lets the first requests that match go unanswered. */
async function failFirst(page: Page, pattern: RegExp, times: number): Promise<void> {
  await page.route(pattern, (route) => route.abort(), { times });
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const line = (page: Page) => page.locator(".pending-line");

/** Set in the document that is shown, so gone after a full navigation. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);

test(
  "a tap answers at once on a slow line, and nothing is lost on a failing one",
  { tag: "@phone" },
  async ({ page }) => {
    const routes = page.waitForResponse(/__manifest/);
    await openPage(page, "/products");
    await (await routes).finished();
    await mark(page);

    // A piece opens with what its tile knows while its data is on the way.
    const data = await hold(page, /products\/\d+\.data/);
    const scripts = page.waitForRequest(/\/assets\/.+\.css/);
    await page.mouse.wheel(0, 200);
    await scripts;
    const tile = pieces(page).getByRole("listitem").filter({ hasText: "Sapphire Solitaire" });
    await tile.getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Sapphire Solitaire");
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await expect(page).toHaveTitle(/^Sapphire Solitaire/);
    const main = page.getByRole("main");
    await expect(main).toHaveAttribute("aria-busy", "true");
    await expect(main).toContainText("$2,180.00");
    await expect(main).toContainText("Reserved");
    await expect(main.locator(".gallery-main img")).toHaveJSProperty("complete", true);
    await expect(line(page)).toBeVisible();
    await expect(page.getByText("Loading…")).toBeAttached();
    // The skeletons move for as long as they are there.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page);
    data.release();
    await expect(page.getByRole("link", { name: "Inquire About This Piece" })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();

    // So does what a press loads, such as the viewer.
    const viewer = await hold(page, /picture-viewer-.*\.js/);
    await page.getByRole("link", { name: /View full screen/ }).click();
    await expect(line(page)).toBeVisible();
    viewer.release();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(line(page)).toHaveCount(0);
    await page.goBack();
    await expect(pieces(page)).toBeVisible();

    // Another page keeps its link pressed, and shows the line.
    const slow = await hold(page, /care-guide\.data/);
    await footerLink(page, "Care Guide").click();
    await expect(footerLink(page, "Care Guide")).toHaveAttribute("data-pressed", "");
    await expect(line(page)).toBeVisible();
    slow.release();
    await expect(heading).toHaveText("Care Guide");
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator("[data-pressed]")).toHaveCount(0);

    // One failure goes unnoticed, two are followed by a full navigation.
    await failFirst(page, /size-guide\.data/, 1);
    await footerLink(page, "Size Guide").click();
    await expect(heading).toHaveText("Size Guide");
    expect(await isSameDocument(page)).toBe(true);
    await failFirst(page, /returns\.data/, 2);
    await footerLink(page, "Returns").click();
    await expect(heading).toHaveText("Returns");
    await expect.poll(() => isSameDocument(page)).toBe(false);

    // Scripts that a new version has replaced.
    await openPage(page, "/pages/returns");
    await mark(page);
    let isReplaced = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isReplaced = false;
    });
    await page.route(/\/assets\/.+\.js$/, (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await footerLink(page, "About").click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading).toBeVisible();
    await expect.poll(() => isSameDocument(page)).toBe(false);

    // Without a connection, for a page whose scripts are there and one whose are not.
    await openPage(page, "/pages/returns");
    await page.context().setOffline(true);
    for (const name of ["Shipping Info", "Collections"]) {
      await footerLink(page, name).click();
      await expect(page.getByRole("alert").first()).toContainText(OFFLINE);
      await expect(page.getByRole("alert").first()).toBeInViewport();
      await expect(line(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Try again" }).first().click();
      await expect(page.getByRole("alert").first()).toContainText(OFFLINE);
    }
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/collections$/);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
  },
);

test("the desk says so and goes on by itself too @phone", async ({ page, shop }) => {
  await signIn(page.request, shop.baseURL);
  await openPage(page, "/admin");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByRole("alert").first()).toContainText(OFFLINE);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});
