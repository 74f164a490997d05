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

test("duplicates a piece from its menu without its photos @phone", async ({ page }) => {
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
  await page.getByRole("button", { name: "Figures and database" }).tap();
  await expect(page.getByText("Orders Today")).toBeVisible();
  await expect(page.getByRole("button", { name: "Rebuild Index" })).toBeVisible();

  await more(page, "Forged Gold Cuff").tap();
  const sheet = page.getByRole("dialog", { name: "Menu of Forged Gold Cuff" });
  await expect(sheet.getByRole("combobox", { name: "Status of Forged Gold Cuff" })).toBeVisible();
  await expect(sheet.getByText("Listed", { exact: true })).toBeVisible();
  for (const name of ["Edit", "Hide", "Delete"]) {
    await expect(sheet.getByRole("menuitem", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await sheet.getByRole("menuitem", { name: "Change state" }).tap();
  await expect(page.getByRole("dialog", { name: "State of Forged Gold Cuff" })).toBeVisible();
  await page.keyboard.press("Escape");
  await more(page, "Forged Gold Cuff").tap();
  await sheet.getByRole("menuitem", { name: "Change price" }).tap();
  await expect(page.getByLabel("Price of Forged Gold Cuff, US dollars")).toBeFocused();
});
