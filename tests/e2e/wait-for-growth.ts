import type { Page } from "@playwright/test";

/** Waits until no photograph grows any more: while one does, the browser takes no presses. */
export async function waitForGrowth(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
}
