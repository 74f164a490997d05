import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { collections, pieces, search } from "./list-parts.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test.describe("the sheet on a phone", { tag: "@phone" }, () => {
  test("filters at once, shows the count, and returns the focus", async ({ page }) => {
    await openPage(page, "/collections");
    const button = page.getByRole("button", { name: /^Filters/ });
    await button.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Show 24 pieces" })).toBeVisible();
    await sheet.getByRole("radio", { name: "Rings", exact: true }).check();
    await expect(sheet.getByRole("button", { name: "Show 6 pieces" })).toBeVisible();
    await expect(page).toHaveURL(/\?category=12$/);
    await sheet.getByRole("link", { name: "Clear all" }).click();
    await expect(sheet.getByRole("button", { name: "Show 24 pieces" })).toBeVisible();
    await expect(sheet.getByRole("radio", { name: "All Categories" })).toBeChecked();
    await sheet.getByRole("button", { name: "Show 24 pieces" }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("scrolls to the start of the results from far down", async ({ page }) => {
    await openPage(page, "/products");
    await pieces(page).getByRole("link", { name: "Forged Link Bracelet" }).scrollIntoViewIfNeeded();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await expect(pieces(page).getByRole("link", { name: "Amethyst Fringe" })).toBeInViewport();
  });

  test("has no horizontal scroll and is accessible with text twice as large", async ({ page }) => {
    for (const path of ["/collections?tagIds=2&search=18k", "/products"]) {
      await openPage(page, path);
      await expectLargeText(page);
    }
  });
});

test.describe("while loading", () => {
  test("shows skeletons and announces that it is loading", async ({ page }) => {
    await openPage(page, "/products");
    const held = Promise.withResolvers<void>();
    await page.route(/\.data\?/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page.getByText("Loading...").first()).toBeAttached();
    await expect(pieces(page)).toHaveAttribute("aria-busy", "true");
    await expect(pieces(page).getByRole("link")).toHaveCount(0);
    held.resolve();
    await expect(pieces(page)).toHaveAttribute("aria-busy", "false");
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
  });
});

test.describe("without a response", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503|Failed to load resource|ERR_FAILED/ });

  test("each section reports it and can be loaded again, and the rest of the page stays", async ({
    page,
  }) => {
    await openPage(page, "/products");
    await page.route(/\/products\.data\?/, (route) => route.fulfill({ status: 503, body: "busy" }));
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(collections(page).getByText("Failed to fetch collections: 503")).toBeVisible();
    await expect(pieces(page).getByText("Failed to fetch pieces: 503")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(search(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/products\.data\?/);
    await collections(page).getByRole("button", { name: "Try again" }).click();
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
    await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
  });

  test("reports a network failure", async ({ page }) => {
    await openPage(page, "/collections");
    await page.route(/\/collections(\.data)?\?/, (route) => route.abort());
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page.getByText("Failed to fetch collections: no answer")).toBeVisible();
    await expect(page.getByText("We can’t reach the shop.").first()).toBeVisible();
  });
});

test.describe("without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("filter, chips and sorting work as plain forms", async ({ page }) => {
    await page.goto("/collections");
    await page.getByRole("radio", { name: "Rings", exact: true }).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/category=12/);
    await expect(page).toHaveURL(/sort=title/);
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      "Emerald Trilogy Ring",
    );
    await page.getByRole("button", { name: "Remove filter: Rings" }).click();
    await expect(page).toHaveURL(/\/collections\?sort=title$/);
    await search(page).fill("opal");
    await search(page).press("Enter");
    await expect(pieces(page).getByRole("link", { name: "Opal Bezel Necklace" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).first().click();
    await expect(page.getByRole("button", { name: /^Remove filter/ })).toHaveCount(0);
  });
});
