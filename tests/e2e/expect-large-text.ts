import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";

/** With text twice as large the page is no wider than the window, and accessible. */
export async function expectLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(room);
  await expectAccessible(page);
}
