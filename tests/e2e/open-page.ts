import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

/** Goes to a page and waits until its scripts have taken it over, whatever else is still on its way. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await waitUntilHydrated(page);
}
