import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { collections, countLoads, openFilters, pieces, search } from "./list-parts.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test.describe("the list", () => {
  test("shows collections first, and pieces first on /products, each with its count", async ({
    page,
  }) => {
    for (const [path, order] of [
      ["/collections", ["Collections", "Pieces"]],
      ["/blog", ["Collections", "Pieces"]],
      ["/products", ["Pieces", "Collections"]],
    ] as const) {
      await openPage(page, path);
      const titles = page.getByRole("navigation", { name: "Sections of this list" });
      await expect(titles.getByRole("link")).toHaveText([
        new RegExp(`^${order[0]}\\d+$`),
        new RegExp(`^${order[1]}\\d+$`),
      ]);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
        ...order,
      ]);
      await expect(page.getByRole("main").getByText("10 collections and 24 pieces")).toBeAttached();
    }
  });

  test("leads to all pieces, and shows pieces before a row of stories once it is filtered", async ({
    page,
  }) => {
    await openPage(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "All pieces" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await openPage(page, "/collections?category=12");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Pieces",
      "Collections",
    ]);
    await expect(pieces(page).locator("h3 a").first()).toBeInViewport();
    const cards = collections(page).getByRole("article");
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await expectAccessible(page);
  });

  test("has one canonical page, whatever its filters", { tag: "@desktop" }, async ({ page }) => {
    for (const [path, canonical] of [
      ["/collections?category=12&sort=title", /^http:\/\/[^/]+\/collections$/],
      ["/blog?tagIds=1", /^http:\/\/[^/]+\/collections$/],
      ["/products?search=hammered", /^http:\/\/[^/]+\/products$/],
    ] as const) {
      await openPage(page, path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
    }
  });

  test("logs nothing to the console and hydrates without differences", async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    for (const path of ["/collections", "/products?category=12&search=hammered", "/blog?page=9"]) {
      await page.goto(path, { waitUntil: "networkidle" });
    }
    expect(messages).toEqual([]);
  });

  test("has labeled controls, with the shop's price bands and orders @desktop", async ({
    page,
  }) => {
    await openPage(page, "/collections");
    await expect(search(page)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sort by" }).getByRole("option")).toHaveText([
      "Newest",
      "Oldest",
      "Title A-Z",
      "Price low to high",
      "Price high to low",
    ]);
    await openFilters(page);
    const category = page.getByRole("group", { name: "Category" });
    await expect(category.getByRole("radio")).toHaveCount(9);
    const price = page.getByRole("group", { name: "Price Range" });
    await expect(price.locator("label")).toContainText([
      "Any Price",
      "Under $100",
      "$100 - $300",
      "$300 - $600",
      "$600 - $1,000",
      "Over $1,000",
    ]);
    await expect(page.getByRole("group", { name: "Tags" }).getByRole("checkbox")).not.toHaveCount(
      0,
    );
  });

  test("filters without reloading the page, with all filters in the URL", async ({ page }) => {
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
  });

  test("sorts by title, oldest and newest", { tag: "@desktop" }, async ({ page }) => {
    await openPage(page, "/products");
    const names = () => pieces(page).getByRole("heading", { level: 3 }).allTextContents();
    const newest = (await names()).slice(0, 24);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await expect(page).toHaveURL(/\?sort=title$/);
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      "Amethyst Fringe Necklace",
    );
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      String(newest.at(-1)),
    );
  });

  test("keeps its state through a reload and restores it with Back @desktop", async ({ page }) => {
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

  test("restores the scroll position after Back from a piece", async ({ page }) => {
    await openPage(page, "/products");
    const link = pieces(page).getByRole("link", { name: "Forged Link Bracelet" });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forged Link Bracelet");
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("removes filters one by one and all at once @phone", async ({ page }) => {
    await openPage(page, "/collections?search=18k&category=12&price=1000%2B&sort=title");
    const chips = page.getByRole("button", { name: /^Remove filter: / });
    await expect(chips).toHaveCount(3);
    await page.getByRole("button", { name: "Remove filter: Over $1,000" }).click();
    await expect(page).toHaveURL(/\?search=18k&category=12&sort=title$/);
    await page.getByRole("button", { name: "Remove filter: Rings" }).click();
    await expect(page).toHaveURL(/\?search=18k&sort=title$/);
    await expect(chips).toHaveCount(1);
    await page.getByRole("link", { name: "Clear all" }).first().click();
    await expect(page).toHaveURL(/\/collections\?sort=title$/);
    await expect(chips).toHaveCount(0);
  });

  test("reports that no piece matches the filters, and starts over @desktop", async ({ page }) => {
    await openPage(page, "/collections?search=zeppelin");
    await expect(collections(page).getByText("No collections found")).toBeVisible();
    await expect(pieces(page).getByText("No pieces found")).toBeVisible();
    await expectAccessible(page);
    await pieces(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/collections$/);
    await expect(pieces(page).getByText("24 pieces")).toBeVisible();
  });

  test("corrects a typo and reports it", { tag: "@desktop" }, async ({ page }) => {
    await openPage(page, "/products?search=saphire");
    await expect(page.getByText("Showing results for “sapphire”.")).toBeVisible();
    await expect(pieces(page).getByRole("link", { name: "Sapphire Solitaire" })).toBeVisible();
  });

  test("sorts a search by relevance", { tag: "@desktop" }, async ({ page }) => {
    await openPage(page, "/products");
    await search(page).fill("emerald");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\?search=emerald$/);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("");
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      "Emerald Trilogy Ring",
    );
  });

  test("ends with a link to ask for what is not listed", { tag: "@desktop" }, async ({ page }) => {
    await openPage(page, "/products");
    await expect(page.getByRole("heading", { name: "Not quite the one?" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask about custom work" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
  });

  test("is accessible, with the filters open too", async ({ page }) => {
    await openPage(page, "/collections?tagIds=2");
    await expectAccessible(page);
    await openFilters(page);
    await expectAccessible(page);
  });

  test.describe("on a desktop", { tag: "@desktop" }, () => {
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
});
