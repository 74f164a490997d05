import type { Page } from "@playwright/test";

/**
 * In the browser: whether scripts have hydrated what they will: of a screen of the desk its main element, of a
 * public page its islands in view. The page script itself has run when a document is there.
 */
export function isHydrated(): boolean {
  const isDesk = "__reactRouterContext" in window;
  const roots = [...document.querySelectorAll(isDesk ? "main" : "[data-on=visible] > .island")];
  if (isDesk && roots.length === 0) return false;
  return roots.every((root) => Object.keys(root).some((key) => key.startsWith("__react")));
}

/** Waits until the scripts of a page of the shop have hydrated it, so that a test sees what they do. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
