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

test("a list keeps its search in the URL, starts over, and has keys of its own @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await openDesk(page, shop, "/admin");
  await ready(page);
  await test.step("a dialog outlives the search that navigates", () => openHelpEarly(page));
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
  await expect(page.getByLabel("Search pieces")).toHaveValue("");
  await test.step("a reload keeps search, filters and order", () => reloadSearch(page));
  await test.step("single keys can be switched off", () => switchKeysOff(page));
});

async function openHelpEarly(page: Page): Promise<void> {
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
  await expect(help).toContainText("New piece");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
}

async function reloadSearch(page: Page): Promise<void> {
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
}

async function switchKeysOff(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search pieces")).toBeFocused();
  await page.keyboard.type("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Search pieces").fill("");
  await page.getByRole("heading", { name: "Products" }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await help.getByRole("switch", { name: "Single keys" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
}

test.describe("a table that could not be loaded", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503/ });

  test("shows the reason, is there after Try again, and hides and deletes many at once", async ({
    page,
  }) => {
    await page.route("**/api/inventory?*", (route) =>
      route.fulfill({ status: 503, json: { message: "Closed for stocktaking.", error: "" } }),
    );
    await openDesk(page, shop, "/admin?search=earrings");
    await expect(page.getByText("503: Closed for stocktaking.")).toBeVisible();
    await page.unroute("**/api/inventory?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table", { name: "Products" })).toBeVisible();
    await ready(page);
    const found = await names(page);
    expect(found.length).toBeGreaterThan(1);
    await test.step("hide", () => hideAll(page, found));
    await test.step("delete", () => deleteAll(page, found));
  });
});

const bar = (page: Page) => page.getByRole("region", { name: "Selected pieces" });

async function hideAll(page: Page, found: string[]): Promise<void> {
  await showBoxes(page);
  for (const name of found) await page.getByLabel(`Select ${name}`).check();
  await expect(bar(page)).toContainText(`${found.length} selected`);
  const hidden = () => page.locator("tr[data-row]").filter({ hasText: "Hidden" }).count();
  await bar(page).getByRole("button", { name: "Hide selected" }).click();
  await expect(notice(page)).toContainText(`${found.length} pieces hidden`);
  await expect.poll(hidden).toBe(found.length);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(hidden).toBe(0);
}

async function deleteAll(page: Page, found: string[]): Promise<void> {
  await showBoxes(page);
  await page.getByLabel(`Select ${found[0]}`).check();
  await bar(page).getByRole("button", { name: "Select all" }).click();
  await expect(bar(page)).toContainText(`${found.length} selected`);
  await bar(page).getByRole("button", { name: "Delete selected" }).click();
  await expect(notice(page)).toContainText(`${found.length} pieces moved to Trash`);
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names(page)).toHaveLength(found.length);
}
