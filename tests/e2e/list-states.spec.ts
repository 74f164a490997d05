import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { openFilters, pieces, search } from "./list-parts.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test("filters from one price to another, until a band is chosen", async ({ page, isMobile }) => {
  await openPage(page, "/products?price=0-100");
  await openFilters(page);
  await page.getByLabel("From", { exact: true }).fill("$1,000");
  await page.getByLabel("From", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/products?priceMin=1000");
  await page.getByLabel("To", { exact: true }).fill("1,500.00");
  await page.getByLabel("To", { exact: true }).press("Tab");
  await expect(page).toHaveURL("/products?priceMin=1000&priceMax=1500");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("1000");
  // On a phone Back closes the sheet first.
  if (!isMobile) {
    await page.goBack();
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
    await page.goForward();
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("1500");
  }
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Under $100" }).check();
  await expect(page).toHaveURL("/products?price=0-100");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  await page.getByLabel("To", { exact: true }).fill("a lot");
  await page.getByLabel("To", { exact: true }).press("Enter");
  await expect(page.locator(":invalid:focus")).toHaveValue("a lot");
  await expect(page).toHaveURL("/products?price=0-100");
  // In filters that are closed it keeps nobody from searching.
  await openPage(page, "/products");
  await openFilters(page);
  await page.getByLabel("To", { exact: true }).fill("a lot");
  if (isMobile) await page.keyboard.press("Escape");
  else await page.getByRole("button", { name: /^Filters/ }).click();
  await search(page).fill("opal");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/search=opal/);
});

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
    await page.route(/\/products\?/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page.getByText("Loading...").first()).toBeAttached();
    await expect(page.locator("#pieces")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#pieces")).toHaveJSProperty("inert", true);
    held.resolve();
    await expect(page.locator("#pieces")).toHaveAttribute("aria-busy", "false");
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
  });

  test("the last of two changes wins, whichever is answered first @desktop", async ({ page }) => {
    await openPage(page, "/products");
    const held = Promise.withResolvers<void>();
    await page.route(/sort=oldest/, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await expect(page).toHaveURL(/\?sort=title$/);
    held.resolve();
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      "Amethyst Fringe Necklace",
    );
    await expect(page).toHaveURL(/\?sort=title$/);
  });
});

test.describe("without an answer", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503|Failed to load resource|ERR_FAILED|The list answered/ });

  test("follows the address, which says what is the case", async ({ page }) => {
    await openPage(page, "/products");
    let asked = 0;
    await page.route(/\/products\?/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, body: "busy" }) : route.continue();
    });
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest");
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await expect.poll(() => asked).toBe(2);
    await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
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
