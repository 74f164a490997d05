import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "./browser.ts";
import { BROWSERS } from "./installed-browsers.ts";
import { open } from "./page-actions.ts";
import { startSampleShop } from "./start-sample-shop.ts";

let shop: Awaited<ReturnType<typeof startSampleShop>>;
beforeAll(async () => {
  shop = await startSampleShop();
});
afterAll(() => shop.close());

/** Every kind of public page. */
const PAGES = [
  "/",
  "/products",
  "/products?search=gold",
  "/products/23",
  "/collections",
  "/collections/dark-silver",
  "/about",
  "/pages/care-guide",
  "/ring-size",
  "/shortlist",
];

const NEXT = "/robots.txt";

// Chromium without a window has no such cache.
const firefox = BROWSERS.find(({ name }) => name === "Firefox")?.open;

test.skipIf(!firefox)("back and forward show every public page as it was left", async () => {
  const browser = await firefox?.({ width: 390, height: 844 });
  if (!browser) return;
  try {
    const marks: unknown[] = [];
    for (const page of PAGES) {
      const address = await leave(browser, page);
      await go(browser, "back", address);
      marks.push(await browser.evaluate("window.mark"));
      await go(browser, "forward", shop.baseURL + NEXT);
      marks.push(await browser.evaluate("window.mark"));
    }
    expect(marks).toEqual(PAGES.flatMap((page) => [page, "next"]));
    // A page that cannot be kept loses its mark.
    const about = await leave(browser, "/about", 'addEventListener("unload", () => undefined)');
    await go(browser, "back", about);
    expect(await browser.evaluate("window.mark")).toBeUndefined();
  } finally {
    await browser.close();
  }
});

const IS_LOADED = `[...document.querySelectorAll("[data-loading]")].every(
  (picture) => picture.getBoundingClientRect().top > innerHeight,
)`;

/** Marks a page and goes on to another document, marked too. @returns the address that it was left at */
async function leave(browser: Browser, page: string, before = "undefined"): Promise<string> {
  await open(browser, shop.baseURL + page);
  // A page that is left while its pictures are on their way is not kept.
  await expect.poll(() => browser.evaluate(IS_LOADED), { timeout: 15_000 }).toBe(true);
  await browser.evaluate(`(${before}, window.mark = ${JSON.stringify(page)})`);
  const address = await browser.evaluate("location.href");
  await browser.open(shop.baseURL + NEXT);
  await browser.evaluate('window.mark = "next"');
  return String(address);
}

/** Waits for the address: between two documents there may be an empty one. */
async function go(browser: Browser, way: "back" | "forward", to: string): Promise<void> {
  await browser.evaluate(`void setTimeout(() => history.${way}())`);
  await expect
    .poll(() => browser.evaluate("location.href").catch(() => undefined), { timeout: 10_000 })
    .toBe(to);
  await expect.poll(() => browser.evaluate("document.readyState")).toBe("complete");
}
