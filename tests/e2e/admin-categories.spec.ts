import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

/** What a visitor's page says, without a session. */
const pageText = async (path: string) => (await fetch(shop.baseURL + path)).text();
const rows = (page: Page) => page.locator(".category-list > li");

test("hides a category, and moves it by keyboard and by its grip @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/categories");
  expect(await pageText("/")).toContain("category=11");
  await page.getByRole("switch", { name: "Show Pins" }).click();
  await expect(notice(page)).toContainText("Pins hidden");
  expect(await pageText("/")).not.toContain("category=11");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "Show Pins" })).toBeChecked();
  expect(await pageText("/")).toContain("category=11");

  await page.getByRole("button", { name: "Move Silver" }).focus();
  await page.keyboard.press("Home");
  await expect(notice(page)).toContainText("Silver moved");
  await expect(rows(page).first()).toContainText("Silver");
  await page.keyboard.press("End");
  await expect(rows(page).last()).toContainText("Silver");

  await drag(page, "Move Bracelets", "Move Gold");
  await expect(notice(page)).toContainText("Bracelets moved");
  await expect(rows(page).nth(2)).toContainText("Bracelets");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).first()).toContainText("Bracelets");
});

async function drag(page: Page, what: string, where: string): Promise<void> {
  const from = await page.getByRole("button", { name: what }).boundingBox();
  const to = await page.getByRole("button", { name: where }).boundingBox();
  if (!from || !to) throw new Error("The grips must be visible.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

test.describe("names", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });

  test("of categories are added, changed, refused and deleted, but not while pieces use them", async ({
    page,
  }) => {
    await openDesk(page, shop, "/admin/settings/categories");
    await page.getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await page.getByRole("textbox", { name: "New category" }).fill("Charms");
    await page.getByRole("button", { name: "Add category" }).click();
    await expect(notice(page)).toContainText("Charms added");
    await page.getByRole("button", { name: "Edit Charms" }).click();
    const panel = page.getByRole("dialog", { name: "Edit Charms" });
    await expectAccessible(page);
    await panel.getByLabel("Name").fill("rings");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(notice(page)).toContainText("There is already a category named “Rings”.");
    await panel.getByLabel("Name").fill("Amulets");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel).toBeHidden();
    await askToDelete(page, "Amulets");
    await expect(notice(page)).toContainText("“Amulets” deleted");
    await expect(rows(page).filter({ hasText: "Amulets" })).toHaveCount(0);

    await askToDelete(page, "Rings");
    await expect(notice(page)).toContainText(/“Rings” is used by \d+ pieces/);
    await expectAccessible(page);
  });
});

async function askToDelete(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("button", { name: "Delete this category" }).click();
  const ask = page.getByRole("dialog", { name: `Delete ${name}?` });
  await ask.getByRole("button", { name: "Delete", exact: true }).click();
}
