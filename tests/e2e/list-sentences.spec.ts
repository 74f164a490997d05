import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { collections, openFilters, pieces, search } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.beforeEach(({ page }) => stubPictures(page));

test("a sentence becomes filters that can be changed @desktop", async ({ page }) => {
  await openPage(page, "/products");
  await search(page).fill("do you have a silver ring under $150?");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/\/products\?category=12&priceMax=149.99&tagIds=\d+$/);
  await expect(search(page)).toHaveValue("");
  const chips = page.getByRole("button", { name: /^Remove filter: / });
  await expect(chips).toHaveText(["Rings", "Under $150", "Silver"]);
  const names = pieces(page).getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Oxidized Braid Ring", "Not quite the one?"]);

  await openFilters(page);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("149.99");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "$100 - $300" }).check();
  await expect(page).toHaveURL(/\/products\?category=12&price=100-300&tagIds=\d+$/);
  await expect(names.first()).toHaveText("Moonstone Cabochon Ring");

  // A section with nothing in it takes one line.
  await openPage(page, "/collections?search=FG-SI-0101&price=0-100");
  const folded = collections(page).getByText("No collections found");
  expect((await folded.boundingBox())?.height).toBeLessThan(60);
  await expect(pieces(page).getByRole("link", { name: "Hammered Disc Earrings" })).toBeVisible();
  await folded.getByRole("link", { name: "Clear all" }).click();
  await expect(pieces(page).getByText("24 pieces")).toBeVisible();
});

test("what of a sentence matches nothing is named, and what nothing matches is offered to be made @phone", async ({
  page,
}) => {
  await openPage(page, "/collections");
  await search(page).fill("gift under $200 for my sister who likes silver");
  await search(page).press("Enter");
  await expect(
    page.getByText("Silver under $200. Nothing matched “gift for my sister”."),
  ).toBeVisible();
  await expect(pieces(page).getByRole("listitem").first()).toBeInViewport();
  await page.getByRole("button", { name: "Remove filter: Under $200" }).click();
  await expect(page).toHaveURL(/\/collections\?category=13$/);
  await expect(page.getByText(/^Nothing matched/)).toHaveCount(0);

  await page.getByRole("link", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL("/collections");
  await search(page).fill("jade cufflinks");
  await search(page).press("Enter");
  await expect(pieces(page).getByText("No pieces found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask me to make one" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Message" })).toHaveValue(
    /jade cufflinks/,
  );
});
