import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { countRowRenders, takeRowRenders } from "./count-row-renders.ts";
import { findProduct } from "./find-product.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

/** From before the first byte of the page on, every unasked-for movement is written down. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
}

/** Scrolls to the end and waits for every picture on the way. */
async function seeAllPictures(page: Page): Promise<void> {
  for (const image of await page.locator("main picture img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
      .toBe(true);
  }
}

test("no page has a layout shift while its pictures load", async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  await stubPictures(page);
  const { id } = await findProduct(page, "Labradorite Teardrop");
  const readShifts = await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
  });
  // A piece has its gallery beside or above its text, the lists have more or less in a row.
  for (const address of [...(isMobile ? ["/"] : []), "/collections", `/products/${id}`]) {
    asked.length = 0;
    await openPage(page, address);
    await seeAllPictures(page);
    expect(await readShifts(), address).toBeLessThan(0.001);
  }
  // The main picture of a piece is asked for first, and once.
  const shown = await page
    .locator(".gallery-main img")
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(asked[0]).toBe(shown);
  expect(asked.filter((address) => address === shown)).toHaveLength(1);
});

test("a picture shows once it has loaded, and is not rendered again @phone", async ({ page }) => {
  await stubPictures(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/media/**", async (route) => {
    await released;
    await route.fallback();
  });
  await countRowRenders(page, ".tile picture");
  await openPage(page, "/products");
  const image = page.locator('.tile picture img[loading="lazy"]').first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveCSS("opacity", "0");
  // The word that it is loading comes after a while.
  await expect(page.locator(".picture-loading").first()).toBeAttached();
  await takeRowRenders(page);
  release();
  await expect(image).toHaveCSS("opacity", "1");
  await seeAllPictures(page);
  expect(await takeRowRenders(page)).toBe(0);
});

test.describe("with motion", { tag: "@phone" }, () => {
  test.use(WITH_MOTION);

  test("pictures fade in near the view, and load farther away without it", async ({ page }) => {
    await stubPictures(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/media/**", async (route) => {
      await released;
      await route.fallback();
    });
    await page.addInitScript(() => {
      const faded: number[] = [];
      Object.assign(window, { faded });
      addEventListener("transitionrun", ({ target }) => {
        if (!(target instanceof HTMLImageElement)) return;
        faded.push(target.getBoundingClientRect().top / innerHeight);
      });
    });
    await openPage(page, "/products");
    await expect(page.locator(".tile img[data-loading]").first()).toBeAttached();
    release();
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    const faded = await page.evaluate(() => Reflect.get(window, "faded") as number[]);
    expect(faded.length).toBeGreaterThan(0);
    expect(Math.max(...faded)).toBeLessThan(1.3);
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use({ deviceScaleFactor: 3 });

  test("the picture of a card has at most 40 kB", async ({ page }) => {
    await stubPictures(page);
    await openPage(page, "/products");
    await seeAllPictures(page);
    const shown = await page
      .locator(".tile picture img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.every((path) => path.endsWith("/640.avif"))).toBe(true);
    // Asked for again: a body that the page received is only within reach while the page lives.
    for (const path of new Set(shown)) {
      const picture = await page.request.get(path);
      expect(picture.status(), path).toBe(200);
      expect((await picture.body()).length, path).toBeLessThanOrEqual(40_000);
    }
  });
});
