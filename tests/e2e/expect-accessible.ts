import { expect, type Page } from "@playwright/test";
import { runAxe } from "./run-axe.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds nothing against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page in a preview frame is inert once its scripts have run; until then its landmarks repeat the desk's.
  for (const preview of await page.locator(".preview-frame:visible").all()) {
    const body = preview.locator("iframe").contentFrame().locator("body");
    await expect(body).toHaveJSProperty("inert", true);
  }
  const violations = await runAxe(page, { type: "tag", values: WCAG });
  expect(violations.map(({ rule, found }) => `${rule}: ${found.join(" | ")}`)).toEqual([]);
}
