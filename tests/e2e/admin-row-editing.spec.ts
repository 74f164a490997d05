import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
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

test("a price is changed in its row by keyboard, and Tab goes to the next @desktop", async ({
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
});

test.describe("a price that is refused", () => {
  test.use({ allowedErrors: /503/ });
  test("is restored in its row, with the reason @desktop", async ({ page }) => {
    await addPiece("Doyles Ring");
    await openDesk(page, shop, "/admin?search=doyles");
    await page.route("**/api/products/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 503, json: { message: "Closed for stocktaking.", error: "" } })
        : route.fallback(),
    );
    await priceOf(page, "Doyles Ring").click();
    await fieldOf(page, "Doyles Ring").fill("120");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Closed for stocktaking.",
    );
    await expect(priceOf(page, "Doyles Ring")).toContainText("$90.00");
  });
});

test("J and K move through the rows, X selects and Enter opens @desktop", async ({ page }) => {
  for (const name of ["Elk Ring", "Elk Pin"]) await addPiece(name);
  await openDesk(page, shop, "/admin?search=elk&sort=name");
  const name = (piece: string) => page.getByRole("button", { name: piece, exact: true });
  await expect(name("Elk Pin")).toBeVisible();
  await page.keyboard.press("j");
  await expect(name("Elk Pin")).toBeFocused();
  await page.keyboard.press("j");
  await expect(name("Elk Ring")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByLabel("Select Elk Ring")).toBeChecked();
  await page.keyboard.press("k");
  await expect(name("Elk Pin")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Elk Pin" })).toBeVisible();
});

test("the status of a row never contradicts its state @desktop", async ({ page }) => {
  const reserved = await addPiece("Massanutten Ring", {
    availability: "reserved",
    reservedFor: "Ana",
  });
  const hidden = await addPiece("Massanutten Pin", { isActive: false });
  await addPiece("Massanutten Chain", { stock: 0 });
  await openDesk(page, shop, "/admin?search=massanutten");
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
});

test("the dashboard's tab has the same list and editor as Products @desktop", async ({ page }) => {
  await addPiece("Afton Studs");
  await addPiece("Humpback Bangle", { isActive: false });
  await openDesk(page, shop, "/admin/dashboard?tab=pieces");
  await expect(page.getByRole("heading", { level: 1, name: "Jewelry Pieces" })).toBeVisible();
  await page.getByRole("button", { name: /^Hidden \d/ }).click();
  await page.getByLabel("Search pieces").fill("afton");
  await expect(page).toHaveURL(/search=afton/);
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/tab=pieces$/);
  await expect(page.getByLabel("Search pieces")).toHaveValue("");
  await page.getByLabel("Search pieces").fill("afton");
  // Until the list is the searched one, its rows are dimmed.
  await expect(page.getByRole("button", { name: "Forged Gold Cuff", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Afton Studs", exact: true }).click();
  const editor = page.getByRole("dialog", { name: "Afton Studs" });
  await expect(editor.getByLabel("Materials")).toHaveCount(1);
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/tab=pieces/);
  await expect(page.getByRole("button", { name: "Afton Studs", exact: true })).toBeFocused();
});

test("the photos of orders lead to their piece's editor @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard");
  const photo = page.getByRole("link", { name: /^Edit / }).first();
  const name = (await photo.getAttribute("aria-label"))?.replace("Edit ", "") ?? "";
  await photo.click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
});
