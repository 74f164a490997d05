import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { signIn } from "./open-own-shop.ts";

/** Opens Products without its scripts. @returns what lets them come */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page.request);
  await page.goto("/admin", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  return release;
}

test.describe("keys pressed before the scripts have come", { tag: "@desktop" }, () => {
  test("open the palette, with what was typed after them", async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("moonstone");
    release();
    const field = page.getByRole("combobox", { name: "Find anything" });
    await expect(field).toHaveValue("moonstone");
    await expect(page.getByRole("option", { name: /^Moonstone Cabochon Ring/ })).toBeVisible();
  });

  test("lead to the search, once", async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.keyboard.press("/");
    await page.keyboard.type("cuff");
    release();
    await expect(page.getByLabel("Search pieces")).toHaveValue("cuff");
    await expect(page.locator(".row-name")).toHaveText(["Forged Gold Cuff"]);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    await expect(page.getByLabel("Search pieces")).toHaveValue("cuff");
  });
});
