import { expect, type Page } from "@playwright/test";

export const pieces = (page: Page) => page.getByRole("region", { name: "Pieces" });
export const collections = (page: Page) => page.getByRole("region", { name: "Collections" });
export const search = (page: Page) => page.getByRole("main").getByLabel("Search", { exact: true });

/** Opens the filters where they are: a drawer, on a phone a sheet. */
export async function openFilters(page: Page) {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("radio", { name: "All Categories" })).toBeVisible();
}

/** Counts the pages that are loaded anew from now on. */
export function countLoads(page: Page) {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}
