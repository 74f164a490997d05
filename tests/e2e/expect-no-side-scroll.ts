import { expect, type Page } from "@playwright/test";

/** The page is no wider than the window. On a phone innerWidth grows with the page; clientWidth does not. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBe(room);
}
