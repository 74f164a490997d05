import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { showFilters } from "./piece-rows.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const names = (page: Page) => page.locator(".row-name").allTextContents();
const filters = (page: Page) => page.getByRole("list", { name: "Filters" });
const more = (page: Page, name: string) =>
  page.getByRole("button", { name: `Options for ${name}` });

test("narrows the list by state and by what is missing @phone", async ({ page }) => {
  const bare = { name: "Unpictured", price: "0", isActive: false };
  await create(shop.artisan, "/api/products", bare);
  await openDesk(page, shop, "/admin");
  const states = page.getByRole("list", { name: "States" });
  await states.getByRole("button", { name: /^Sold/ }).click();
  await expect(page).toHaveURL(/state=sold/);
  await expect(states.getByRole("button", { name: /^Sold 1/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => names(page)).toHaveLength(1);
  await states.getByRole("button", { name: /^All/ }).click();
  await showFilters(page);
  await filters(page).getByRole("button", { name: "Needs work 1" }).click();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
  await page.getByLabel("Category").selectOption({ label: "Rings" });
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await expectAccessible(page);
  await filters(page).getByRole("button", { name: "Remove filter: Rings" }).click();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
});

test("duplicates a piece at once, and Undo takes the copy back @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin?search=laurel");
  await more(page, "Laurel Brooch").click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "View" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("d");
  await expect(notice(page)).toContainText("Laurel Brooch (copy) is hidden for now.");
  const editor = page.getByRole("dialog", { name: "Laurel Brooch (copy)" });
  await expect(editor.getByLabel("Product Name")).toHaveValue("Laurel Brooch (copy)");
  const found = async () =>
    (await (await shop.artisan.get("/api/products?search=laurel&sort=newest")).json()) as object[];
  expect((await found())[0]).toMatchObject({ name: "Laurel Brooch (copy)", isActive: false });
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(editor).toBeHidden();
  await expect.poll(found).toHaveLength(1);
});

test("opens a new order, the page and the editor of a piece from its menu @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?search=cuff");
  await more(page, "Forged Gold Cuff").click();
  await page.getByRole("menuitem", { name: "Record order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/new\?piece=\d+/);
  await page.goBack();
  await more(page, "Forged Gold Cuff").press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(more(page, "Forged Gold Cuff")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: "Forged Gold Cuff" })).toBeVisible();
});

test("a phone begins with the pieces, and keeps the rest a press away @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin");
  const first = page.locator("tr[data-row]").first();
  await expect(first.getByRole("button", { name: /^Options for/ })).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(280);
  await expectNoSideScroll(page);
  await expect(first.locator(":is(button, select):visible")).toHaveCount(3);

  // One target opens the piece: its price, too.
  const brooch = page.locator("tr[data-row]").filter({ hasText: "Laurel Brooch" });
  await brooch.getByText("$820.00").tap({ force: true });
  const editor = page.getByRole("dialog", { name: "Laurel Brooch" });
  await editor.getByRole("button", { name: "Cancel" }).tap();

  await more(page, "Laurel Brooch").tap();
  const sheet = page.getByRole("dialog", { name: "Menu of Laurel Brooch" });
  for (const name of ["Edit", "Hide", "Delete"]) {
    await expect(sheet.getByRole("menuitem", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await sheet.getByRole("menuitem", { name: "Change price" }).tap();
  const price = page.getByLabel("Price of Laurel Brooch, US dollars");
  await expect(price).toBeFocused();
  await price.fill("eight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a price like 195.00.")).toBeVisible();
  await price.fill("830");
  await page.getByRole("button", { name: "Save" }).tap();
  await expect(brooch).toContainText("$830.00");
  await expect(more(page, "Laurel Brooch")).toBeFocused();

  const card = page.getByRole("region", { name: "Database" });
  await expect(card.getByRole("heading", { name: "Today’s numbers" })).toBeVisible();
  await expect(card.getByText("Orders Today")).toBeVisible();
  await expect(card.getByRole("button", { name: "Rebuild Index" })).toBeVisible();
});
