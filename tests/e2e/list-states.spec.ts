import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { openFilters, pieces, search } from "./list-parts.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test.beforeEach(({ page }) => stubPictures(page));

test("filters from one price to another, until a band is chosen @desktop", async ({ page }) => {
  const [from, to] = [
    page.getByLabel("From", { exact: true }),
    page.getByLabel("To", { exact: true }),
  ];
  await openPage(page, "/products?price=0-100");
  await openFilters(page);
  await from.fill("$1,000");
  await from.press("Enter");
  await expect(page).toHaveURL("/products?priceMin=1000");
  await to.fill("1,500.00");
  await to.press("Tab");
  await expect(page).toHaveURL("/products?priceMin=1000&priceMax=1500");
  await expect(from).toHaveValue("1000");
  await page.goBack();
  await expect(to).toHaveValue("");
  await page.goForward();
  await expect(to).toHaveValue("1500");
  await page.getByRole("radio", { name: "Under $100" }).check();
  await expect(page).toHaveURL("/products?price=0-100");
  await expect(to).toHaveValue("");
  await to.fill("a lot");
  await to.press("Enter");
  await expect(page.locator(":invalid:focus")).toHaveValue("a lot");
  await expect(page).toHaveURL("/products?price=0-100");
  await expect(page.getByRole("radio", { name: "Under $100" })).toBeChecked();
  // In filters that are closed it keeps nobody from searching.
  await page.getByRole("button", { name: /^Filters/ }).click();
  await search(page).fill("opal");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/products?unmatched=opal&price=0-100");
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the sheet filters at once, shows the count, and returns the focus", async ({ page }) => {
    await openPage(page, "/products");
    const button = page.getByRole("button", { name: /^Filters/ });
    await button.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Show 24 pieces" })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("radio", { name: "Rings", exact: true }).check();
    await expect(sheet.getByRole("button", { name: "Show 6 pieces" })).toBeVisible();
    await expect(page).toHaveURL(/\?category=12$/);
    await sheet.getByRole("link", { name: "Clear all" }).click();
    await expect(sheet.getByRole("button", { name: "Show 24 pieces" })).toBeVisible();
    await expect(sheet.getByRole("radio", { name: "All Categories" })).toBeChecked();
    // A price that is none keeps nobody from searching once the sheet is closed.
    await sheet.getByLabel("To", { exact: true }).fill("a lot");
    await sheet.getByRole("button", { name: "Show 24 pieces" }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await search(page).fill("forged");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/search=forged/);
    await page.getByRole("button", { name: "Remove filter: forged" }).click();
    await expect(page).toHaveURL(/\/products$/);

    // From far down it scrolls to the start of the results.
    await pieces(page).getByRole("link", { name: "Forged Link Bracelet" }).scrollIntoViewIfNeeded();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await expect(pieces(page).getByRole("link", { name: "Amethyst Fringe" })).toBeInViewport();
  });

  test("has no horizontal scroll and is accessible with text twice as large", async ({ page }) => {
    await openPage(page, "/collections?tagIds=2&search=18k");
    await expectLargeText(page);
  });
});

test.describe("while loading and without an answer", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503|Failed to load resource|ERR_FAILED|The list answered/ });

  test("shows that it loads, the last of two changes, and what the address says", async ({
    page,
  }) => {
    await openPage(page, "/products");
    const sortBy = (order: string) =>
      page.getByRole("combobox", { name: "Sort by" }).selectOption(order);
    const names = pieces(page).getByRole("heading", { level: 3 });
    const held = Promise.withResolvers<void>();
    await page.route(/\/products\?sort=oldest/, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await sortBy("Oldest");
    await expect(page.getByText("Loading...").first()).toBeAttached();
    await expect(page.locator("#pieces")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#pieces")).toHaveJSProperty("inert", true);
    // The last of two changes wins, whichever is answered first.
    await sortBy("Title A-Z");
    await expect(page).toHaveURL(/\?sort=title$/);
    held.resolve();
    await expect(page.locator("#pieces")).toHaveAttribute("aria-busy", "false");
    await expect(names).toHaveCount(25);
    await expect(names.first()).toHaveText("Amethyst Fringe Necklace");
    await expect(page).toHaveURL(/\?sort=title$/);

    let asked = 0;
    await page.unroute(/\/products\?sort=oldest/);
    await page.route(/\/products\?/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, body: "busy" }) : route.continue();
    });
    await sortBy("Oldest");
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await expect.poll(() => asked).toBe(2);
    await expect(names).toHaveCount(25);
  });
});

test.describe("without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("filter, chips and sorting work as plain forms, and lead to a piece", async ({ page }) => {
    await page.goto("/collections");
    await page.getByRole("radio", { name: "Rings", exact: true }).check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title A-Z");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/category=12/);
    await expect(page).toHaveURL(/sort=title/);
    await expect(pieces(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      "Emerald Trilogy Ring",
    );
    const first = page.locator(".tile picture img").first();
    await expect(first).toBeVisible();
    await expect(first).toHaveCSS("opacity", "1");
    await page.getByRole("button", { name: "Remove filter: Rings" }).click();
    await expect(page).toHaveURL(/\/collections\?sort=title$/);
    await search(page).fill("labradorite");
    await search(page).press("Enter");
    await page.getByRole("link", { name: "Clear all" }).first().click();
    await expect(page.getByRole("button", { name: /^Remove filter/ })).toHaveCount(0);
    await pieces(page).getByRole("link", { name: "Labradorite Teardrop" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labradorite Teardrop");
    await expect(
      page.getByRole("link", { name: "Inquire About This Piece" }).first(),
    ).toHaveAttribute("href", /^mailto:hello@fernhill-goldsmith\.example\?subject=/);
    // Nothing is kept or shared without scripts.
    await expect(page.getByRole("button", { name: /^(Keep|Share)/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Kept pieces" })).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });
});
