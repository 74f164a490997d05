import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

const openSearch = async (page: Page) => {
  await page.waitForLoadState();
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  return page.getByRole("dialog", { name: "Search Items" });
};

test.beforeEach(({ page }) => stubPictures(page));

test.describe("Search Items", { tag: "@desktop" }, () => {
  test("traps the focus, closes in three ways, and does nothing with nothing", async ({ page }) => {
    await openPage(page, "/about");
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(640, 780),
    ]) {
      const dialog = await openSearch(page);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("combobox", { name: "Search" })).toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    const dialog = await openSearch(page);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press("Tab");
      // Between the last stop and the first lies the browser itself, seen as the body.
      const outside = await page.evaluate(
        () =>
          !document.activeElement?.closest("dialog") && document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
    await dialog.getByRole("button", { name: "Search Items" }).click();
    await dialog.getByRole("combobox", { name: "Search" }).fill("   ");
    await dialog.getByRole("button", { name: "Search Items" }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("opens a URL with trimmed values that are not defaults, and Clear empties all", async ({
    page,
  }) => {
    await openPage(page, "/about");
    const dialog = await openSearch(page);
    const field = dialog.getByRole("combobox", { name: "Search" });
    await dialog.getByLabel("Price Range").selectOption("Over $1,000");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/collections\?price=1000%2B$/);

    await openSearch(page);
    await field.fill("  hammered ");
    // Pressing a button below closes them, and moves the button.
    await expect(dialog.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await dialog.getByLabel("Category").selectOption("Rings");
    await dialog.getByLabel("Price Range").selectOption("$600 - $1,000");
    await dialog.getByRole("button", { name: "Search Items" }).click({ delay: 150 });
    await expect(page).toHaveURL(/\/collections\?search=hammered&category=12&price=600-1000$/);
    await expect(dialog).toBeHidden();

    await openSearch(page);
    await expect(field).toHaveValue("hammered");
    await expect(dialog.getByLabel("Category")).toHaveValue("12");
    await expect(dialog.getByLabel("Price Range")).toHaveValue("600-1000");
    await dialog.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/collections$/);
    await openSearch(page);
    await expect(field).toHaveValue("");
    await expect(dialog.getByLabel("Category")).toHaveValue("all");
    await expect(dialog.getByLabel("Price Range")).toHaveValue("any");
  });
});

test("the menu of a phone leads on, and its search sends the trimmed term alone @phone", async ({
  page,
}) => {
  await openPage(page, "/collections?category=13");
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.locator("[aria-current=page]")).toHaveText(["Silver"]);
  await menu.getByRole("link", { name: "Pendants" }).tap();
  await expect(page).toHaveURL(/\/collections\?category=10$/);
  await expect(menu).toBeHidden();
  // Until its styles are there, a page has the buttons of both sizes.
  await page.waitForLoadState();

  const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await opener.tap();
  await page.getByRole("button", { name: "Close search" }).tap();
  await expect(field).toBeHidden();
  await opener.tap();
  await expect(field).toBeFocused();
  await field.press("Enter");
  await field.fill("   ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\?category=10$/);
  await expect(field).toBeVisible();
  await field.fill(" moonstone ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/collections\?search=moonstone$/);
  await expect(field).toBeHidden();
});
