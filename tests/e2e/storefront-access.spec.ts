import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { openPage } from "./open-page.ts";

const SCREENS = ["/", "/about", "/pages/care-guide"];

for (const path of SCREENS) {
  test(`${path} is accessible, with text twice as large too, and logs nothing to the console`, async ({
    page,
    isMobile,
  }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await openPage(page, path);
    // The posts come after their moment of quiet squares.
    if (path === "/") await page.getByRole("list", { name: "From Instagram" }).waitFor();
    await expectAccessible(page);
    expect(messages).toEqual([]);
    await expectLargeText(page);
    const opener = page
      .getByRole("banner")
      .getByRole("button", { name: isMobile ? "Menu" : "Search" });
    await expect(opener).toBeInViewport();
  });
}

test.describe("the 404", () => {
  test.use({ allowedErrors: /404/ });

  test("is accessible", async ({ page }) => {
    await openPage(page, "/nowhere");
    await expectAccessible(page);
  });
});

test.describe("dialogs and toasts", () => {
  test("the search is accessible", async ({ page }) => {
    await openPage(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await expectAccessible(page);
  });

  test("the menu is accessible", { tag: "@phone" }, async ({ page }) => {
    await openPage(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a toast is accessible", async ({ page }) => {
    await openPage(page, "/about");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Successfully subscribed!").waitFor();
    await expectAccessible(page);
  });
});

test.describe("reduced motion", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("turns off transitions, animations and skeletons", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // A millisecond is a switch, not a movement.
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(moving).toEqual([]);
  });
});
