import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.beforeEach(({ page }) => stubPictures(page));

const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  return page.getByRole("dialog").getByRole("combobox", { name: "Search" });
}

test("suggests while typing, and selects by arrow keys @desktop", async ({ page }) => {
  await openPage(page, "/about");
  const field = await openSearch(page);
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("perals");
  const list = suggestions(page);
  await expect(list).toContainText("Showing “pearls”.");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const pieces = list.getByRole("group", { name: "Pieces" }).getByRole("option");
  await expect(pieces.first()).toContainText("$");
  await expect(pieces.first().locator("mark")).toHaveText("Pearl");
  await expectAccessible(page);

  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toBeVisible();
  await field.pressSequentially(" drop");
  await expect(pieces).toHaveCount(1);
  await field.press("ArrowDown");
  await expect(pieces).toHaveAttribute("aria-selected", "true");
  const id = await pieces.getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pearl Drop Earrings");
});

test("stays at the option that was moved to when others are found, and searches by Enter @desktop", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/suggestions\?q=pearls$/, async (route) => {
    await held.promise;
    const found = await (await route.fetch()).json();
    await route.fulfill({ json: { ...found, pieces: found.pieces.toReversed() } });
  });
  await openPage(page, "/about");
  const field = await openSearch(page);
  await field.pressSequentially("pearl");
  const options = suggestions(page).getByRole("option");
  const first = await options.first().textContent();
  await field.pressSequentially("s");
  await field.press("ArrowDown");
  held.resolve();
  await expect(options.first()).not.toHaveText(first ?? "");
  await expect(options.filter({ hasText: first ?? "" })).toHaveAttribute("aria-selected", "true");

  // It understands a sentence as the list does.
  await field.fill("silver ring under 150");
  await expect(suggestions(page)).toContainText("Silver rings under $150");
  const pieces = suggestions(page).getByRole("group", { name: "Pieces" }).getByRole("option");
  await expect(pieces).toHaveText([/^Oxidized Braid Ring/]);

  // Without a selection Enter searches for the trimmed term.
  await field.fill("");
  await field.pressSequentially(" hammer ");
  await expect(suggestions(page)).toContainText(/hammer/i);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/collections\?search=hammer$/);
  await expect(suggestions(page)).toBeHidden();
  await expect(page.getByRole("main").locator("h3 mark").first()).toHaveText(/^hammer/i);
});
