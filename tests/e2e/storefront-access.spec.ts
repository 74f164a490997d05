import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const SCREENS = ["/", "/about", "/pages/care-guide"];

test.beforeEach(({ page }) => stubPictures(page));

/** Opens a page until nothing more of it comes. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  // The posts come after their moment of quiet squares.
  if (path === "/") await page.getByRole("list", { name: "From Instagram" }).waitFor();
}

test("pages, the menu and the search are accessible on a phone, with text twice as large @phone", async ({
  page,
}) => {
  for (const path of SCREENS) {
    await openWhole(page, path);
    await expectLargeText(page);
    const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
    await expect(menu).toBeInViewport();
  }
  await openPage(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await expectAccessible(page);
});

test.describe("on a computer", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  test("pages, the search, a toast and the 404s are accessible, and nothing is logged or moves", async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    for (const path of SCREENS) {
      await openWhole(page, path);
      await expectAccessible(page);
    }
    await openPage(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    // As for all who want little movement.
    expect(await findMoving(page)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Successfully subscribed!").waitFor();
    await expectAccessible(page);
    expect(messages).toEqual([]);
    for (const path of ["/nowhere", "/products/999999"]) {
      await openPage(page, path);
      await expectAccessible(page);
    }
  });
});

/** The elements that are animated for longer than a millisecond: that is a switch, not a movement. */
const findMoving = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
