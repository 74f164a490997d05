import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";

test("suggests while typing, and selects by arrow keys @desktop", async ({ page, isMobile }) => {
  test.skip(isMobile, "A phone has a field of its own.");
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("dialog").getByRole("combobox", { name: "Search" });
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially("perals");
  const list = page.getByRole("listbox", { name: "Suggestions" });
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

test("stays at the option that was moved to when others are found @desktop", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/suggestions\?q=pearls$/, async (route) => {
    await held.promise;
    const found = await (await route.fetch()).json();
    await route.fulfill({ json: { ...found, pieces: found.pieces.toReversed() } });
  });
  await openPage(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("dialog").getByRole("combobox", { name: "Search" });
  await field.pressSequentially("pearl");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  const first = await options.first().textContent();
  await field.pressSequentially("s");
  await field.press("ArrowDown");
  held.resolve();
  await expect(options.first()).not.toHaveText(first ?? "");
  await expect(options.filter({ hasText: first ?? "" })).toHaveAttribute("aria-selected", "true");
});

test(
  "searches by Enter without a selection, and highlights matches",
  { tag: "@desktop" },
  async ({ page, isMobile }) => {
    await openPage(page, "/");
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Search" }).click();
    const where = isMobile ? banner : page.getByRole("dialog");
    const field = where.getByRole("combobox", { name: "Search" });
    await field.pressSequentially(" hammer ");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await field.press("Enter");
    await expect(page).toHaveURL(/\/collections\?search=hammer$/);
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden();
    await expect(page.getByRole("main").locator("h3 mark").first()).toHaveText(/^hammer/i);
  },
);
