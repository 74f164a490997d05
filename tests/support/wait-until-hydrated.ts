import type { Page } from "@playwright/test";

/** In the browser: whether the scripts of a page of the shop have taken it over. */
export function isHydrated(): boolean {
  const main = document.querySelector("main");
  const isOurs = main !== null && "__reactRouterContext" in window;
  return !isOurs || Object.keys(main).some((key) => key.startsWith("__react"));
}

/** Waits until the scripts of a page of the shop have taken it over, so that a test sees what they do. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
