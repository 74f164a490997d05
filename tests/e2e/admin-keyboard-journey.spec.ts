import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never reaches it.");
}

test(
  "a piece is added, found again and reserved by keyboard alone",
  { tag: "@desktop" },
  async ({ page }) => {
    await openDesk(page, shop, "/admin");
    const { keyboard } = page;

    // The keys work once the list is there.
    await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
    await keyboard.press("n");
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    await expect(panel.getByLabel("Product Name")).toBeFocused();
    await keyboard.type("Keyed Brooch");
    await keyboard.press("Tab");
    await keyboard.type("240");
    await expect(panel.getByRole("radio", { name: "Pins" })).toBeChecked();
    await keyboard.press("Control+s");
    const live = page.getByRole("dialog", { name: "Keyed Brooch is live" });
    await expect(live).toBeVisible();
    await keyboard.press("Escape");
    await expect(live).toBeHidden();

    await keyboard.press("/");
    await keyboard.type("keyed");
    await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(1);
    const state = page.getByRole("button", { name: "Change the state of Keyed Brooch" });
    await tabTo(page, state);
    await keyboard.press("Enter");
    const states = page.getByRole("dialog", { name: /Keyed Brooch/ });
    await tabTo(page, states.getByRole("radio", { checked: true }));
    await keyboard.press("ArrowDown");
    await expect(states.getByRole("radio", { name: /Reserved/ })).toBeChecked();
    await tabTo(page, states.getByLabel("For"));
    await keyboard.type("Ana");
    await tabTo(page, states.getByRole("button", { name: "Save" }));
    await keyboard.press("Enter");
    await expect(state).toContainText("Reserved for Ana");
    await expect(state).toBeFocused();
  },
);
