import type { Page } from "@playwright/test";

/**
 * In the browser: whether scripts have hydrated what they will: of a screen of the desk its main element, of a
 * public page its islands in view. The page script itself has run when a document is there.
 */
export function isHydrated(): boolean {
  const hasReact = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__react"));
  if ("__reactRouterContext" in window) return hasReact(document.querySelector("main"));
  const places = document.querySelectorAll("[data-on=visible] > .island");
  return [...places].every((place) => hasReact(place));
}

/** Waits until the scripts of a page of the shop have hydrated it, so that a test sees what they do. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
