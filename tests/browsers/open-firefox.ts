import puppeteer, { type ElementHandle } from "puppeteer-core";
import { vi } from "vitest";
import type { Browser, WindowSize } from "./browser.ts";

/**
 * The library misses the load of a page once one has come back from the back/forward cache. Between two documents
 * there may be an empty one.
 */
const IS_LOADED =
  '!window.isLeft && location.href !== "about:blank" && document.readyState === "complete"';

/** Opens Firefox without a window, over WebDriver BiDi. */
export async function openFirefox(program: string, size: WindowSize): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    defaultViewport: size,
  });
  const page = await firefox.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    open: async (url) => {
      // Leaving a page cuts off its requests, and Firefox reports each as an error.
      await page.waitForNetworkIdle({ idleTime: 250, timeout: 15_000 });
      await page.evaluate(`void (window.isLeft = true, setTimeout(() => (location = "${url}")))`);
      await vi.waitUntil(() => page.evaluate(IS_LOADED).catch(() => false), { timeout: 30_000 });
    },
    back: async () => void (await page.evaluate("void setTimeout(() => history.back())")),
    find: async (xpath) => {
      const found = await page.$$(`xpath/${xpath}`);
      const visible = await Promise.all(found.map((element) => element.isVisible()));
      return found
        .filter((_, at) => visible[at])
        .map((element) => ({
          press: async () => {
            await showWhole(element);
            await element.click();
          },
          fill: async (text) => {
            await showWhole(element);
            await element.click({ count: 3 });
            await element.press("Backspace");
            await element.type(text);
          },
          pressEnter: () => element.press("Enter"),
          text: () => element.evaluate((node) => (node as HTMLElement).innerText),
        }));
    },
    chooseFiles: async (selector, files) => {
      const input = await page.waitForSelector(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(...files);
    },
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    evaluate: (expression) => page.evaluate(expression),
    errors: () => Promise.resolve(errors),
    close: () => firefox.close(),
  };
}

/** In the middle: at the foot of a page it may stand beneath a bar, which would be pressed instead. */
const showWhole = (element: ElementHandle): Promise<void> =>
  element.evaluate((node) => node.scrollIntoView({ block: "center" }));
