import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const rowOf = (page: Page, name: string) =>
  page.locator("tr[data-row]").filter({ has: page.getByRole("button", { name, exact: true }) });
const priceOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Change the price of ${name}` });
const fieldOf = (page: Page, name: string) => page.getByLabel(`Price of ${name}, US dollars`);
const read = async (id: number) => (await shop.artisan.get(`/api/products/${id}`)).json();
const addPiece = (name: string, rest = {}) =>
  create(shop.artisan, "/api/products", { name, price: "90.00", stock: 1, ...rest });

const nameOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Searches in the list that is open. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByLabel("Search pieces").fill(text);
  await expect(page).toHaveURL(new RegExp(`search=${text}`));
}

test.describe("a price in its row", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /503/ });

  test("is changed by keyboard, Tab goes to the next, and what is refused is restored", async ({
    page,
  }) => {
    const first = await addPiece("Rivanna Cuff");
    const second = await addPiece("Rivanna Bangle");
    await openDesk(page, shop, "/admin/dashboard?tab=pieces&search=rivanna&sort=name&order=desc");
    await priceOf(page, "Rivanna Cuff").press("Enter");
    const field = fieldOf(page, "Rivanna Cuff");
    await expect(field).toBeFocused();
    await page.keyboard.type("ninety");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Enter a price like 195.00.")).toBeVisible();
    await expectAccessible(page);
    await field.fill("$1,195");
    await page.keyboard.press("Tab");
    await expect(priceOf(page, "Rivanna Cuff")).toContainText("$1,195.00");
    await expect(fieldOf(page, "Rivanna Bangle")).toBeFocused();
    await page.keyboard.type("200");
    await page.keyboard.press("Escape");
    await expect(priceOf(page, "Rivanna Bangle")).toBeFocused();
    await expect(priceOf(page, "Rivanna Bangle")).toContainText("$90.00");
    await expect.poll(() => read(first.id)).toMatchObject({ price: "1195.00" });
    expect(await read(second.id)).toMatchObject({ price: "90.00", version: 1 });

    await page.route("**/api/products/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 503, json: { message: "Closed for stocktaking.", error: "" } })
        : route.fallback(),
    );
    await priceOf(page, "Rivanna Bangle").click();
    await fieldOf(page, "Rivanna Bangle").fill("120");
    await page.keyboard.press("Enter");
    await expect(notice(page)).toContainText("Closed for stocktaking.");
    await expect(priceOf(page, "Rivanna Bangle")).toContainText("$90.00");
  });
});

test("rows have keys, a menu and a status that never contradicts their state @desktop", async ({
  page,
}) => {
  for (const name of ["Elk Ring", "Elk Pin"]) await addPiece(name);
  await openDesk(page, shop, "/admin?search=elk&sort=name");
  await test.step("J, K, X and Enter", () => moveByKeys(page));
  await test.step("the menu of a piece", () => useMenu(page));
  await test.step("the status", () => changeStatuses(page));
});

async function moveByKeys(page: Page): Promise<void> {
  await expect(nameOf(page, "Elk Pin")).toBeVisible();
  await page.keyboard.press("j");
  await expect(nameOf(page, "Elk Pin")).toBeFocused();
  await page.keyboard.press("j");
  await expect(nameOf(page, "Elk Ring")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByLabel("Select Elk Ring")).toBeChecked();
  await page.keyboard.press("k");
  await expect(nameOf(page, "Elk Pin")).toBeFocused();
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog", { name: "Elk Pin" });
  await expect(editor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
}

async function useMenu(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "Options for Elk Pin" });
  await more.click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "View" })).toBeFocused();
  // Letters with another key are the browser's.
  for (const modifier of ["Control", "Meta", "Alt"]) await page.keyboard.press(`${modifier}+d`);
  await expect(menu).toBeVisible();
  await expect(page.getByRole("button", { name: /^Elk Pin/ })).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  // Upward from no entry it begins at the last.
  await menu.focus();
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.getByRole("menuitem", { name: "Record order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/new\?piece=\d+/);
  await expect(page.getByText("Elk Pin").first()).toBeVisible();
  await expect(page.getByLabel("Price, US dollars")).toHaveValue("90.00");
  await page.goBack();
  await more.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await more.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  const editor = page.getByRole("dialog", { name: "Elk Pin" });
  await expect(editor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
}

async function changeStatuses(page: Page): Promise<void> {
  const reservedFor = { availability: "reserved", reservedFor: "Ana" };
  const reserved = await addPiece("Massanutten Ring", reservedFor);
  const hidden = await addPiece("Massanutten Pin", { isActive: false });
  await addPiece("Massanutten Chain", { stock: 0 });
  await searchFor(page, "massanutten");
  const status = (name: string) => page.getByLabel(`Status of ${name}`);
  await expect(status("Massanutten Ring")).toHaveValue("reserved");
  await expect(rowOf(page, "Massanutten Ring")).toContainText("Reserved for Ana");
  await expect(status("Massanutten Pin")).toHaveValue("available");
  await status("Massanutten Pin").selectOption("Sold");
  await expect.poll(() => read(hidden.id)).toMatchObject({ isActive: false, stock: 0 });
  await expect(status("Massanutten Chain")).toHaveValue("sold");
  await status("Massanutten Ring").selectOption("Available");
  await expect
    .poll(() => read(reserved.id))
    .toMatchObject({ availability: "available", reservedFor: null, stock: 1 });
  await expect(rowOf(page, "Massanutten Ring")).not.toContainText("Reserved for");
}

test("the dashboard leads to the pieces of orders, and has the list and editor of Products @desktop", async ({
  page,
}) => {
  await addPiece("Afton Studs");
  await addPiece("Humpback Bangle", { isActive: false });
  await openDesk(page, shop, "/admin/dashboard");
  const photo = page.getByRole("link", { name: /^Edit / }).first();
  const ordered = (await photo.getAttribute("aria-label"))?.replace("Edit ", "") ?? "";
  await photo.click();
  await expect(page.getByRole("dialog", { name: ordered })).toBeVisible();

  await page.goto(`${shop.baseURL}/admin/dashboard?tab=pieces`);
  await expect(page.getByRole("heading", { level: 1, name: "Jewelry Pieces" })).toBeVisible();
  await page.getByRole("button", { name: /^Hidden \d/ }).click();
  await searchFor(page, "afton");
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/tab=pieces$/);
  await expect(page.getByLabel("Search pieces")).toHaveValue("");
  await page.getByLabel("Search pieces").fill("afton");
  // Until the list is the searched one, its rows are dimmed.
  await expect(nameOf(page, "Forged Gold Cuff")).toBeHidden();
  await nameOf(page, "Afton Studs").click();
  const editor = page.getByRole("dialog", { name: "Afton Studs" });
  await expect(editor.getByLabel("Materials")).toHaveCount(1);
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/tab=pieces/);
  await expect(nameOf(page, "Afton Studs")).toBeFocused();
});
