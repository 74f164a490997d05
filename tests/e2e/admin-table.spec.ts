import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { showBoxes } from "./piece-rows.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const names = (page: Page) => page.locator(".row-name").allTextContents();
const ready = (page: Page) =>
  expect(page.getByRole("table", { name: "Products" })).toHaveAttribute("aria-busy", "false");

test("keeps search text, filters and order in the URL through a reload @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin");
  await page.getByLabel("Search pieces").fill("ring");
  await expect(page).toHaveURL(/search=ring/);
  await page.getByLabel("Category").selectOption({ label: "Rings" });
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await ready(page);
  const shown = ["Emerald Trilogy Ring", "Sapphire Solitaire", "Moonstone Cabochon Ring"];
  await expect.poll(() => names(page)).toEqual(shown);
  await page.reload();
  await ready(page);
  await expect.poll(() => names(page)).toEqual(shown);
  await expect(page.getByLabel("Search pieces")).toHaveValue("ring");
});

test("a search without results offers to start over", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin?search=zzzz&status=hidden");
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
  await expect(page.getByLabel("Search pieces")).toHaveValue("");
});

test("hides and deletes many pieces at once, each with Undo @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin?search=earrings");
  await ready(page);
  const found = await names(page);
  expect(found.length).toBeGreaterThan(1);
  await showBoxes(page);
  for (const name of found) await page.getByLabel(`Select ${name}`).check();
  const bar = page.getByRole("region", { name: "Selected pieces" });
  await expect(bar).toContainText(`${found.length} selected`);
  const rows = page.locator("tr[data-row]");
  const hidden = () => rows.filter({ hasText: "Hidden" }).count();

  await bar.getByRole("button", { name: "Hide selected" }).click();
  await expect(notice(page)).toContainText(`${found.length} pieces hidden`);
  await expect.poll(hidden).toBe(found.length);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(hidden).toBe(0);

  await showBoxes(page);
  await page.getByLabel(`Select ${found[0]}`).check();
  await bar.getByRole("button", { name: "Select all" }).click();
  await expect(bar).toContainText(`${found.length} selected`);
  await bar.getByRole("button", { name: "Delete selected" }).click();
  await expect(notice(page)).toContainText(`${found.length} pieces moved to Trash`);
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names(page)).toHaveLength(found.length);
});

test.describe("a table that cannot be loaded", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503/ });
  test("shows the reason, with Try again", async ({ page }) => {
    await page.route("**/api/inventory?*", (route) =>
      route.fulfill({ status: 503, json: { message: "Closed for stocktaking.", error: "" } }),
    );
    await openDesk(page, shop, "/admin");
    await expect(page.getByText("503: Closed for stocktaking.")).toBeVisible();
    await page.unroute("**/api/inventory?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
  });
});

test("a dialog opened before a typed search navigates stays open @desktop", async ({ page }) => {
  await page.clock.install();
  await openDesk(page, shop, "/admin");
  await ready(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel("Search pieces").fill("zzzz");
  await page.getByRole("heading", { name: "Products" }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help).toBeVisible();
  await expect(page).not.toHaveURL(/search=zzzz/);
  await page.clock.resume();
  await expect(page).toHaveURL(/search=zzzz/);
  await expect(page.getByText("No pieces found")).toBeVisible();
  // The navigation's effects run after the URL has changed, and before this is done.
  await expectAccessible(page);
  await expect(help).toBeVisible();
});

test("keyboard shortcuts open a new piece, the search and their help @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin");
  await ready(page);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search pieces")).toBeFocused();
  await page.keyboard.type("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Search pieces").fill("");
  await page.getByRole("heading", { name: "Products" }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help).toContainText("New piece");
  await expectAccessible(page);
  await help.getByRole("switch", { name: "Single keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
});
