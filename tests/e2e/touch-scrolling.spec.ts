import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { isHydrated } from "#tests/support/wait-until-hydrated.ts";
import { signIn } from "./open-own-shop.ts";

/* No locators here: with the first one the test's own scripts hold back each touch of the page. */

/** What is on the screen once the scripts of a page run, as a CSS selector. */
const PUBLIC_PAGES = { "/": "main h1", "/products": ".tile", "/products/23": "main h1" };
const SCREENS = {
  "/admin": "tr[data-row] .row-name",
  "/admin?edit=5": "#product-name",
  "/admin/inquiries": "main h1",
  "/admin/collections?edit=1": ".rich-text-page",
};

/** Collects the listeners of whole pages that hold back each touch or turn of the wheel until they are done. */
async function watchBlockingListeners(page: Page): Promise<string[]> {
  const blocking: string[] = [];
  await page.exposeFunction("reportBlocking", (listener: string) => blocking.push(listener));
  await page.addInitScript(() => {
    const { reportBlocking } = window as unknown as { reportBlocking: (listener: string) => void };
    for (const target of [window, document]) {
      const add: EventTarget["addEventListener"] = target.addEventListener.bind(target);
      target.addEventListener = (...added: Parameters<typeof add>) => {
        const [type, , options] = added;
        const isBlocking = typeof options === "object" && options.passive === false;
        if (isBlocking && /^(?:touchstart|touchmove|wheel)$/.test(type)) {
          reportBlocking(`${location.pathname}: ${type}`);
        }
        add(...added);
      };
    }
  });
  return blocking;
}

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

test("public pages and the desk scroll without waiting for their scripts @phone", async ({
  page,
  shop,
}) => {
  const blocking = await watchBlockingListeners(page);
  await signIn(page.request, shop.baseURL);
  for (const [path, ready] of Object.entries({ ...PUBLIC_PAGES, ...SCREENS })) {
    await page.goto(shop.baseURL + path, { waitUntil: "load" });
    await expect.poll(() => page.evaluate(isHydrated), path).toBe(true);
    await expect.poll(() => page.evaluate(isThere, ready), path).toBe(true);
  }
  expect(blocking).toEqual([]);
});
