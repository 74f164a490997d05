import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const SCREEN = "/admin/settings/categories";

/** What a visitor's page says, without a session. */
const pageText = async (path: string) => (await fetch(shop.baseURL + path)).text();

test("hides a category from menus, filters and the home page at once @desktop", async ({
  page,
}) => {
  expect(await pageText("/")).toContain("category=11");
  await openDesk(page, shop, SCREEN);
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Show Pins" }).click();
  await expect(notice(page)).toContainText("Pins hidden");
  expect(await pageText("/")).not.toContain("category=11");
  expect(await pageText("/collections")).not.toContain('name="category" value="11"');
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "Show Pins" })).toBeChecked();
  expect(await pageText("/")).toContain("category=11");
});

test("moves a category by its grip with the arrow keys @desktop", async ({ page }) => {
  await openDesk(page, shop, SCREEN);
  const grip = page.getByRole("button", { name: "Move Silver" });
  await grip.focus();
  await page.keyboard.press("Home");
  await expect(notice(page)).toContainText("Silver moved");
  await expect(page.getByRole("listitem").filter({ hasText: "Silver" })).toBeVisible();
  await expect(page.locator(".category-list > li").first()).toContainText("Silver");
  const home = await pageText("/");
  expect(home.indexOf("category=13")).toBeLessThan(home.indexOf("category=6"));
  await page.keyboard.press("End");
  await expect(page.locator(".category-list > li").last()).toContainText("Silver");
});

test("moves a category by dragging its grip", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, SCREEN);
  const from = await page.getByRole("button", { name: "Move Bracelets" }).boundingBox();
  const to = await page.getByRole("button", { name: "Move Gold" }).boundingBox();
  if (!from || !to) throw new Error("The grips must be visible.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(notice(page)).toContainText("Bracelets moved");
  await expect(page.locator(".category-list > li").nth(2)).toContainText("Bracelets");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".category-list > li").first()).toContainText("Bracelets");
});

test.describe("names", () => {
  test.use({ allowedErrors: /409|400/ });

  test("adds, renames and deletes a category @desktop", async ({ page }) => {
    await openDesk(page, shop, SCREEN);
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
    expect(await pageText("/")).toContain("Amulets");
    await page.getByRole("button", { name: "Edit Amulets" }).click();
    await page.getByRole("button", { name: "Delete this category" }).click();
    const ask = page.getByRole("dialog", { name: "Delete Amulets?" });
    await ask.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(notice(page)).toContainText("“Amulets” deleted");
    expect(await pageText("/")).not.toContain("Amulets");
  });

  test("says which pieces use a category before it is deleted @desktop", async ({ page }) => {
    await openDesk(page, shop, SCREEN);
    await page.getByRole("button", { name: "Edit Rings" }).click();
    await page.getByRole("button", { name: "Delete this category" }).click();
    const ask = page.getByRole("dialog", { name: "Delete Rings?" });
    await ask.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(notice(page)).toContainText(/“Rings” is used by \d+ pieces/);
    await expectAccessible(page);
  });
});
