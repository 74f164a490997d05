import type { Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";

/** With text twice as large the page is no wider than the window, and accessible. */
export async function expectLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectNoSideScroll(page);
  await expectAccessible(page);
}
