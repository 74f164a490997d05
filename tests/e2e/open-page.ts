import type { Page } from "@playwright/test";

/** Goes to a page and waits until its scripts have taken it over, so that a test sees what they do. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}
