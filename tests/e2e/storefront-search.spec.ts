import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";

const CATEGORIES = "Bracelets Earrings Gold Necklaces Pendants Pins Rings Silver".split(" ");

const openSearch = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  return page.getByRole("dialog", { name: "Search Items" });
};

test.describe("Search Items", { tag: "@desktop" }, () => {
  test("has a field, two selects and two buttons", async ({ page }) => {
    await openPage(page, "/");
    const dialog = await openSearch(page);
    const field = dialog.getByPlaceholder("Search for jewelry items, craftsmanship...");
    await expect(field).toBeFocused();
    await expect(dialog.getByLabel("Category").getByRole("option")).toHaveText([
      "All Categories",
      ...CATEGORIES,
    ]);
    await expect(dialog.getByLabel("Price Range").getByRole("option")).toHaveText([
      "Any Price",
      "Under $100",
      "$100 - $300",
      "$300 - $600",
      "$600 - $1,000",
      "Over $1,000",
    ]);
    await expect(dialog.getByRole("button", { name: "Search Items" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Clear" })).toBeVisible();
  });

  test("opens a URL with trimmed values that are not defaults, and closes", async ({ page }) => {
    await openPage(page, "/about");
    const dialog = await openSearch(page);
    await dialog.getByRole("combobox", { name: "Search" }).fill("  hammered ");
    await dialog.getByLabel("Category").selectOption("Rings");
    await dialog.getByLabel("Price Range").selectOption("$600 - $1,000");
    await dialog.getByRole("button", { name: "Search Items" }).click();
    await expect(page).toHaveURL(/\/collections\?search=hammered&category=12&price=600-1000$/);
    await expect(dialog).toBeHidden();
  });

  test("omits what was not chosen", async ({ page }) => {
    await openPage(page, "/");
    const dialog = await openSearch(page);
    await dialog.getByLabel("Price Range").selectOption("Over $1,000");
    await dialog.getByRole("combobox", { name: "Search" }).press("Enter");
    await expect(page).toHaveURL(/\/collections\?price=1000%2B$/);
  });

  test("does nothing when nothing or blanks are entered", async ({ page }) => {
    await openPage(page, "/about");
    const dialog = await openSearch(page);
    await dialog.getByRole("button", { name: "Search Items" }).click();
    await dialog.getByRole("combobox", { name: "Search" }).fill("   ");
    await dialog.getByRole("button", { name: "Search Items" }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });

  test("Clear empties every field and opens /collections", async ({ page }) => {
    await openPage(page, "/collections?search=hammered&category=12&price=600-1000");
    const dialog = await openSearch(page);
    await expect(dialog.getByRole("combobox", { name: "Search" })).toHaveValue("hammered");
    await expect(dialog.getByLabel("Category")).toHaveValue("12");
    await expect(dialog.getByLabel("Price Range")).toHaveValue("600-1000");
    await dialog.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/collections$/);
    await openSearch(page);
    await expect(dialog.getByRole("combobox", { name: "Search" })).toHaveValue("");
    await expect(dialog.getByLabel("Category")).toHaveValue("all");
    await expect(dialog.getByLabel("Price Range")).toHaveValue("any");
  });

  test("closes by Escape, its button and a press outside, and returns the focus", async ({
    page,
  }) => {
    await openPage(page, "/about");
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(640, 780),
    ]) {
      const dialog = await openSearch(page);
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test("traps the focus", async ({ page }) => {
    await openPage(page, "/about");
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
    await expect(dialog).toBeVisible();
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the menu lists Home, all pieces and the eight categories", async ({ page }) => {
    await openPage(page, "/collections?category=13");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText(["Home", "All pieces", ...CATEGORIES]);
    await expect(menu.locator("[aria-current=page]")).toHaveText(["Silver"]);
    await menu.getByRole("link", { name: "Pendants" }).tap();
    await expect(page).toHaveURL(/\/collections\?category=10$/);
    await expect(menu).toBeHidden();
  });

  test("the search opens a field that sends the trimmed term alone", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).tap();
    const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
    await expect(field).toBeFocused();
    await field.press("Enter");
    await field.fill("   ");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/$/);
    await expect(field).toBeVisible();
    await field.fill(" moonstone ");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/collections\?search=moonstone$/);
    await expect(field).toBeHidden();
  });

  test("the field closes by its button", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).tap();
    await page.getByRole("button", { name: "Close search" }).tap();
    await expect(page.getByRole("banner").getByRole("combobox", { name: "Search" })).toBeHidden();
  });
});
