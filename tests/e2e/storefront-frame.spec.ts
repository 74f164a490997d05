import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test.describe("on a computer", { tag: "@desktop" }, () => {
  test("the header is skipped by the first tab stop, has room for all categories, and stays", async ({
    page,
    context,
  }) => {
    await openPage(page, "/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);

    const bar = page.getByRole("navigation", { name: "Categories" });
    for (const width of [768, 999, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      for (const link of await bar.getByRole("link").all()) await expect(link).toBeInViewport();
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      await expectNoSideScroll(page);
    }
    const banner = page.getByRole("banner");
    const brand = banner.getByRole("link", { name: "Fernhill Goldsmith™" });
    await expect(banner.getByRole("button", { name: "Search" })).toHaveCount(1);
    await page.mouse.wheel(0, 3000);
    await expect(brand).toBeInViewport();

    // A press that opens a new tab is left to the browser.
    const opened = context.waitForEvent("page");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Collections" });
    await link.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/collections$/);
    await expect(page).toHaveURL(/\/about(?:#main)?$/);
  });

  test("counts a page that was rendered in advance once it is shown", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
    );
    let reported = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/shown-pages")) reported += 1;
    });
    await openPage(page, "/about");
    expect(reported).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
    await expect.poll(() => reported).toBe(1);
  });
});

test("the header stays at the top, with one search @phone", async ({ page }) => {
  await openPage(page, "/about");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("button", { name: "Search" })).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(banner.getByRole("link", { name: "Fernhill Goldsmith™" })).toBeInViewport();
});
