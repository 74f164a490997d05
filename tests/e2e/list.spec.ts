import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { collections, countLoads, openFilters, pieces, search } from "./list-parts.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test.describe("the list", { tag: "@desktop" }, () => {
  test("shows pieces before one row of stories once it is filtered, and is accessible", async ({
    page,
  }) => {
    await openPage(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "All pieces" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await openPage(page, "/collections?category=12");
    await expect(pieces(page).locator("h3 a").first()).toBeInViewport();
    const cards = collections(page).getByRole("article");
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await expectAccessible(page);
    await openFilters(page);
    await expectAccessible(page);
  });

  test("filters without reloading the page, with all filters in the URL, and logs nothing", async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await openPage(page, "/collections");
    const loads = countLoads(page);
    await openFilters(page);
    await page.getByRole("radio", { name: "Rings", exact: true }).check();
    await expect(page).toHaveURL(/\?category=12$/);
    await page.getByRole("radio", { name: "Over $1,000" }).check();
    await expect(page).toHaveURL(/\?category=12&price=1000%2B$/);
    await expect(pieces(page).getByRole("listitem").getByRole("link")).toContainText([
      "Sapphire Solitaire",
      "Emerald Trilogy Ring",
    ]);
    await page.getByRole("checkbox", { name: "White Gold", exact: true }).check();
    await expect(page).toHaveURL(/tagIds=\d+$/);
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveText([
      "Sapphire Solitaire",
      "Not quite the one?",
    ]);
    expect(loads).toEqual([]);

    // A chip takes one away, the link all of them.
    const chips = page.getByRole("button", { name: /^Remove filter: / });
    await expect(chips).toHaveCount(3);
    await page.getByRole("button", { name: "Remove filter: Over $1,000" }).click();
    await expect(page).toHaveURL(/\?category=12&tagIds=\d+$/);
    await expect(chips).toHaveCount(2);
    await page.getByRole("link", { name: "Clear all" }).first().click();
    await expect(page).toHaveURL(/\/collections$/);
    await expect(chips).toHaveCount(0);
    expect(loads).toEqual([]);
    expect(messages).toEqual([]);
  });

  test("keeps its state through a reload and restores it with Back", async ({ page }) => {
    await openPage(page, "/collections");
    await search(page).fill("hammered");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\?search=hammered$/);
    await expect(page.getByRole("button", { name: "Remove filter: hammered" })).toBeVisible();
    await page.reload();
    await expect(search(page)).toHaveValue("hammered");
    await expect(page.getByRole("button", { name: "Remove filter: hammered" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/collections$/);
    await expect(search(page)).toHaveValue("");
    await expect(page.getByRole("button", { name: /^Remove filter/ })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/collections$/);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
  });

  test("is used by keyboard", async ({ page }) => {
    await openPage(page, "/products");
    const filters = page.getByRole("button", { name: "Filters" });
    await filters.focus();
    await page.keyboard.press("Enter");
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("radio", { name: "All Categories" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?category=6$/);
    await expect(page.getByRole("radio", { name: "Bracelets" })).toBeFocused();
    const chip = page.getByRole("button", { name: "Remove filter: Bracelets" });
    await chip.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products$/);
    await expect(chip).toBeHidden();
    await pieces(page).getByRole("link").first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products\/\d+$/);
  });
});
