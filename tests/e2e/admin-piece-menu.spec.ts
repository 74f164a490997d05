import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
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

test("narrows the list by state and by what is missing", async ({ page }) => {
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
  for (const label of ["No photo", "At $0.00", "Not listed anywhere"]) {
    await filters(page).getByRole("button", { name: label }).click();
    await expect.poll(() => names(page)).toEqual(["Unpictured"]);
    await filters(page).getByRole("button", { name: label }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
  }
  await page.getByLabel("Category").selectOption({ label: "Rings" });
  await filters(page).getByRole("button", { name: "No photo" }).click();
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await expectAccessible(page);
  await filters(page).getByRole("button", { name: "Remove filter: Rings" }).click();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
});

test("duplicates a piece from its menu without its photos", async ({ page }) => {
  await openDesk(page, shop, "/admin?search=laurel");
  await more(page, "Laurel Brooch").click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "View" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Duplicate Laurel Brooch" });
  await dialog.getByRole("switch", { name: "Copy the photos" }).click();
  await dialog.getByRole("button", { name: "Duplicate" }).click();
  await expect(notice(page)).toContainText("Laurel Brooch (copy) is hidden for now.");
  const editor = page.getByRole("dialog", { name: "Laurel Brooch (copy)" });
  await expect(editor.getByLabel("Product Name")).toHaveValue("Laurel Brooch (copy)");
  const [copy] = (await (
    await shop.artisan.get("/api/products?search=laurel&sort=newest")
  ).json()) as object[];
  expect(copy).toMatchObject({ name: "Laurel Brooch (copy)", images: [], isActive: false });
});

test("opens a new order, the page and the editor of a piece from its menu", async ({ page }) => {
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
