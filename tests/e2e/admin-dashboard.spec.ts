import { readFile } from "node:fs/promises";
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

test("its tabs are selected by arrow keys, and a double tap on a row's button moves that order only @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard");
  const toDo = page.getByRole("tab", { name: /To-Do List/ });
  await expect(toDo).toHaveAttribute("aria-selected", "true");
  await toDo.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Jewelry Pieces" })).toBeFocused();
  await expect(page).toHaveURL(/tab=pieces/);
  await expect(page.getByRole("tabpanel", { name: "Jewelry Pieces" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Data Management" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toDo).toBeFocused();

  await expect(toDo).toContainText("3 pending");
  const first = page.getByRole("button", { name: "Start Preparation" }).first();
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  if (!box) throw new Error("The button is not shown.");
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") changes.push(request.url());
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(notice(page)).toContainText("Order status updated successfully");
  await page.mouse.click(x, y);
  await expect(toDo).toContainText("2 pending");
  expect(changes).toHaveLength(1);
});

test("renames, features and hides a piece, which visitors no longer see @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard?tab=pieces&search=ember");
  await page.getByRole("button", { name: "Ember Bar Pin", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Ember Bar Pin" });
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await dialog.getByLabel("Name").fill("");
  await expect(save).toBeDisabled();
  await dialog.getByLabel("Name").fill("Ember Pin");
  await dialog.getByLabel("Price").fill("");
  await expect(save).toBeDisabled();
  await dialog.getByLabel("Price").fill("545");
  await dialog.getByRole("switch", { name: "Use as featured" }).click();
  await dialog.getByRole("switch", { name: "Listed in the shop" }).click();
  await save.click();
  await expect(notice(page)).toContainText("Product updated successfully!");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Ember Pin", exact: true })).toBeVisible();
  const found = await shop.artisan.get("/api/products?search=ember");
  expect(await found.json()).toMatchObject([{ name: "Ember Pin", price: "545.00" }]);
  const sections = (await (await shop.artisan.get("/api/hero-sections")).json()) as object[];
  expect(sections).toContainEqual(expect.objectContaining({ key: "featured", title: "Ember Pin" }));
  const visitor = await (await fetch(`${shop.baseURL}/api/products?search=ember`)).json();
  expect(visitor).toEqual([]);
});

test("data is cleaned of duplicates and exported, and texts of the home page are changed, not left unsaved @desktop", async ({
  page,
}) => {
  for (const name of ["Twin Ring", "twin  ring"]) {
    await create(shop.artisan, "/api/products", { name, price: "120" });
  }
  await openDesk(page, shop, "/admin/dashboard?tab=data");
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clean Up Duplicates" }).click();
  await expect(page.getByText(/one other goes to the trash/)).toBeVisible();
  await page.getByRole("button", { name: "Merge duplicates" }).click();
  await expect(notice(page)).toContainText("Duplicates cleaned up successfully");
  const count = async () =>
    ((await (await shop.artisan.get("/api/products?search=twin")).json()) as unknown[]).length;
  expect(await count()).toBe(1);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(count).toBe(2);

  await exportEach(page);

  await page.locator("#hero-title").fill("Made by one pair of hands");
  await page.getByRole("button", { name: "Save section hero" }).click();
  await expect(notice(page)).toContainText("Hero section updated successfully");
  const home = await (await fetch(shop.baseURL)).text();
  expect(home).toMatch(/<h1[^>]*>Made by one pair of hands<\/h1>/);

  await page.locator("#featured-title").fill("Not yet saved");
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/admin/trash"]')?.click();
  });
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page.locator("#featured-title")).toHaveValue("Not yet saved");
});

/** Each export downloads a file of its own, with the pieces. */
async function exportEach(page: Page): Promise<void> {
  const part = page.getByRole("region", { name: "Export", exact: true });
  const press = async (label: string) => {
    const role = label === "Archive" ? "link" : "button";
    const button = part.getByRole(role, { name: label, exact: true });
    await expect(button).toBeEnabled();
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const bytes = await readFile(await download.path());
    await expect(button).toBeEnabled();
    return { name: download.suggestedFilename(), bytes, text: bytes.toString("utf8") };
  };
  const workbook = await press("Export Data");
  expect(workbook.name).toBe("designer-goldsmith-data.xlsx");
  expect(workbook.bytes.subarray(0, 2).toString()).toBe("PK");
  await expect(notice(page)).toContainText("Data exported successfully");
  for (const [label, header] of [
    ["Shopify", "Title"],
    ["WooCommerce", "ID,Type,SKU"],
    ["Etsy", "TITLE,DESCRIPTION,PRICE"],
  ] as const) {
    const csv = await press(`${label} CSV`);
    expect(csv.name).toBe(`${label.toLowerCase()}-products.csv`);
    expect(csv.text.replace(/^\uFEFF/, "")).toMatch(new RegExp(`^${header}`));
    expect(csv.text).toContain("Twin Ring");
  }
  const redirects = await press("Redirects CSV");
  expect(redirects.name).toBe("redirects.csv");
  expect(redirects.text).toMatch(/^Old path,New address\r\n/);
  expect((await press("Redirects for nginx")).name).toBe("redirects.conf");
  const archive = await press("Archive");
  expect(archive.name).toMatch(/\.tar$/);
  expect(archive.text).toContain("Twin Ring");
}
