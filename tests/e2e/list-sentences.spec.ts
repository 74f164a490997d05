import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { collections, openFilters, pieces, search } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.beforeEach(({ page }) => stubPictures(page));

test("a sentence becomes filters that can be removed and shared", async ({ page }) => {
  await openPage(page, "/products");
  await search(page).fill("do you have a silver ring under $150?");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/\/products\?category=12&priceMax=149.99&tagIds=\d+$/);
  await expect(search(page)).toHaveValue("");
  const chips = page.getByRole("button", { name: /^Remove filter: / });
  await expect(chips).toHaveText(["Rings", "Under $150", "Silver"]);
  const names = pieces(page).getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Oxidized Braid Ring", "Not quite the one?"]);
  await expectAccessible(page);

  await openFilters(page);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("149.99");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "$100 - $300" }).check();
  await expect(page).toHaveURL(/\/products\?category=12&price=100-300&tagIds=\d+$/);
  await expect(names.first()).toHaveText("Moonstone Cabochon Ring");
});

test("what is left of a sentence is searched for, beside its filters @desktop", async ({
  page,
}) => {
  await page.goto("/products?search=something+hammered+over+1k");
  await expect(page).toHaveURL(/\/products\?search=hammered&priceMin=1000.01$/);
  await page.getByRole("button", { name: "Remove filter: Over $1,000" }).click();
  await expect(page).toHaveURL(/\/products\?search=hammered$/);
  await expect(search(page)).toHaveValue("hammered");
});

test("what of a sentence matches nothing is left out and named", async ({ page }) => {
  await openPage(page, "/collections");
  await search(page).fill("gift under $200 for my sister who likes silver");
  await search(page).press("Enter");
  await expect(
    page.getByText("Silver under $200. Nothing matched “gift for my sister”."),
  ).toBeVisible();
  await expect(pieces(page).getByRole("listitem").first()).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove filter: Under $200" }).click();
  await expect(page).toHaveURL(/\/collections\?category=13$/);
  await expect(page.getByText(/^Nothing matched/)).toHaveCount(0);
});

test("a search that finds nothing offers to make it, in the words of the search", async ({
  page,
}) => {
  for (const path of ["/collections", "/blog", "/products"]) {
    await openPage(page, `${path}?search=jade+cufflinks`);
    await expect(page.getByRole("main").locator("h3")).toHaveText(["No pieces found"]);
    await expect(page.getByRole("link", { name: "Ask me to make one" })).toHaveCount(1);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask me to make one" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toHaveValue(
    /jade cufflinks/,
  );
});

test("sorts by price, and shows available pieces only", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/products");
  const names = pieces(page).getByRole("heading", { level: 3 });
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price low to high");
  await expect(names.first()).toHaveText("Hammered Disc Earrings");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price high to low");
  await expect(page).toHaveURL(/\?sort=price-desc$/);
  await expect(names.first()).toHaveText("Forged Gold Cuff");

  await openFilters(page);
  await page.getByRole("checkbox", { name: "Available only" }).check();
  await expect(page).toHaveURL(/available=1/);
  await expect(pieces(page).getByText("Sold", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove filter: Available only" })).toBeAttached();
});

test("a section with nothing in it takes one line, and a count says what it counts @desktop", async ({
  page,
}) => {
  await openPage(page, "/collections?search=FG-SI-0101&price=0-100");
  const folded = collections(page).getByText("No collections found");
  await expect(folded).toBeVisible();
  expect((await folded.boundingBox())?.height).toBeLessThan(60);
  await expect(pieces(page).getByRole("link", { name: "Hammered Disc Earrings" })).toBeVisible();
  await expectAccessible(page);
  await folded.getByRole("link", { name: "Clear all" }).click();
  await expect(pieces(page).getByText("24 pieces")).toBeVisible();
});

test("suggestions understand a sentence as well @desktop", async ({ page, isMobile }) => {
  test.skip(isMobile, "A phone has a field of its own.");
  await openPage(page, "/products");
  await search(page).pressSequentially("silver ring under 150");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list).toContainText("Silver rings under $150");
  await expect(list.getByRole("group", { name: "Pieces" }).getByRole("option")).toHaveText([
    /^Oxidized Braid Ring/,
  ]);
  await expectAccessible(page);
});

test.describe("without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a sentence becomes filters too", async ({ page }) => {
    await page.goto("/collections");
    await search(page).fill("gold earrings between 100 and 500");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/collections\?category=7&priceMin=100&priceMax=500&tagIds=\d+$/);
    await page.getByRole("button", { name: "Remove filter: $100 - $500" }).click();
    await expect(page).toHaveURL(/\/collections\?category=7&tagIds=\d+$/);
  });
});
