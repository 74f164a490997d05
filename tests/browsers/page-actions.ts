import { expect, vi } from "vitest";
import { isHydrated } from "#tests/support/wait-until-hydrated.ts";
import type { Browser, PageElement } from "./browser.ts";

/** Words as XPath has them; none of the journeys' holds a quotation mark. */
const isCalled = (name: string) =>
  `(normalize-space(.)=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)})`;

export const link = (name: string) => `//a[${isCalled(name)}]`;
export const button = (name: string) => `//*[self::button or @role='button'][${isCalled(name)}]`;
export const heading = (text: string) => `//h1[normalize-space(.)=${JSON.stringify(text)}]`;
export const field = (label: string) =>
  `//*[self::input or self::textarea or self::select or @role='textbox']` +
  `[@aria-label=${JSON.stringify(label)} or @id=//label[normalize-space(.)=${JSON.stringify(label)}]/@for]`;

/** Waits for a visible element. Throws, with the address, when none appears within 15 seconds. */
export async function see(browser: Browser, xpath: string): Promise<PageElement> {
  let found: PageElement[] = [];
  await expect
    .poll(
      async () => {
        // A page that is being replaced has no elements to look at.
        found = await browser.find(xpath).catch(() => []);
        return found.length;
      },
      { timeout: 15_000, message: xpath },
    )
    .toBeGreaterThan(0);
  return found[0] as PageElement;
}

export async function press(browser: Browser, xpath: string): Promise<void> {
  // While one page turns into the next, a press meets neither.
  await expect.poll(() => browser.evaluate(IS_TURNING)).toBe(false);
  await onceTaken(browser, xpath, (element) => element.press());
}

export async function fill(browser: Browser, xpath: string, text: string): Promise<void> {
  await onceTaken(browser, xpath, (element) => element.fill(text));
}

/** An element that is still moving, or was just replaced, refuses an action: it is tried again. */
async function onceTaken(
  browser: Browser,
  xpath: string,
  act: (element: PageElement) => Promise<void>,
): Promise<void> {
  await vi.waitFor(async () => act(await see(browser, xpath)), { timeout: 30_000, interval: 200 });
}

/** Opens a page and waits until its scripts have taken it over. */
export async function open(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await expect.poll(() => browser.evaluate(IS_HYDRATED)).toBe(true);
}

export async function expectPath(browser: Browser, path: RegExp): Promise<void> {
  await expect.poll(() => browser.evaluate("location.pathname + location.search")).toMatch(path);
}

const IS_HYDRATED = `(${String(isHydrated)})()`;
const IS_TURNING = 'document.documentElement.matches(":active-view-transition")';
