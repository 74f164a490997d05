import type { Locator, Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

test.use(WITH_MOTION);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const panelOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const addPiece = (name: string) =>
  create(shop.artisan, "/api/products", { name, price: "90.00", stock: 1, weight: "2.5" });
const save = (panel: Locator) => panel.getByRole("button", { name: "Save Changes" }).click();

/** What the library of schemas says by itself. */
const LIBRARY = /Too small|Too big|Invalid (?:input|string|email|url)|expected (?:string|number)/i;

test("says what is missing beside its field, and saves all fields of a piece, empty ones as null @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = panelOf(page, "Add New Product");
  await openAllFields(panel);
  await createWithoutName(page, panel);
  await panel.getByLabel("Product Name").fill("Rivanna Band");
  // Suggested by the name; a choice by hand stands.
  await expect(panel.getByRole("radio", { name: "Rings", exact: true })).toBeChecked();
  await panel.getByRole("radio", { name: "No category" }).check();
  await panel.getByLabel("Price").fill("1250");
  await panel.getByLabel("Stock").fill("");
  await panel.getByLabel("SKU").fill("RV-1");
  await panel.getByLabel("Dimensions").fill("5 mm wide");
  await panel.getByLabel("Materials").fill("14k gold 3.5 g; two rubies");
  await expect(panel.getByLabel("Metals and their weight")).toHaveValue("14k gold 3.5 g");
  await panel.getByRole("button", { name: "Fill in from your words" }).click();
  await panel.getByLabel("Description").fill("A band. It is heavy.");
  await panel.getByRole("switch", { name: "Custom Design" }).click();
  await panel.getByRole("switch", { name: "Listed in the shop" }).click();
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(page)).toContainText("Product created successfully!");
  const [piece] = await (await shop.artisan.get("/api/products?search=rivanna")).json();
  expect(piece).toMatchObject({
    name: "Rivanna Band",
    price: "1250.00",
    categoryId: null,
    stock: 0,
    weight: null,
    sku: "RV-1",
    dimensions: "5 mm wide",
    metals: [{ alloy: "14k-gold", grams: "3.50" }],
    stones: [{ kind: "ruby", count: 2 }],
    width: "5 mm",
    isCustomDesign: true,
    isActive: false,
    availability: "available",
  });
});

async function createWithoutName(page: Page, panel: Locator): Promise<void> {
  await expect(panel.getByLabel("Product Name")).toHaveAttribute("required", "");
  await expect(panel.getByLabel("Price")).toHaveAttribute("step", "0.01");
  await expect(panel.locator("#product-weight")).toHaveAttribute("step", "0.01");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(panel.getByText("Product Name is required")).toBeVisible();
  await expect(panel.getByText("Price is required")).toBeVisible();
  await expect(page.getByText(LIBRARY)).toHaveCount(0);
  await expect(panel.getByLabel("Product Name")).toBeFocused();
  await expectAccessible(page);
  await panel.getByLabel("Price").fill("12.345");
  await expect(
    panel.getByText("Price must be a number of at least 0 with at most two decimals"),
  ).toBeVisible();
}

test("reads numbers as people write them, reserves a piece until a day, makes it to order and shows it as hero @desktop", async ({
  page,
}) => {
  const { id } = await addPiece("Afton Pendant");
  await openDesk(page, shop, `/admin?edit=${id}`);
  const panel = panelOf(page, "Afton Pendant");
  for (const label of ["Stock", "Price"]) {
    const field = panel.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await turnWheelOver(page, field);
    await expect(field).toHaveValue(before);
  }
  await panel.getByLabel("Price", { exact: true }).fill("$1,299.50");
  await panel.locator("#product-weight").fill("4,2 g");
  await panel.getByLabel("Stock", { exact: true }).fill("1,000");
  await panel.getByLabel("Availability").selectOption("Reserved");
  await panel.getByLabel("Reserved for").fill("Ruth");
  await panel.getByLabel("Reserved until").fill("2030-11-28");
  await save(panel);
  await expect(notice(page)).toContainText("Product updated successfully!");
  const read = async () => (await shop.artisan.get(`/api/products/${id}`)).json();
  expect(await read()).toMatchObject({
    price: "1299.50",
    weight: "4.20",
    stock: 1000,
    availability: "reserved",
    reservedFor: "Ruth",
    // The last second of that day in the shop's own time zone.
    reservedUntil: "2030-11-29T04:59:59.000Z",
  });
  await rowOf(page, "Afton Pendant").click();
  await expect(panel.getByLabel("Reserved until")).toHaveValue("2030-11-28");
  await panel.getByLabel("Availability").selectOption("Made to order");
  await panel.getByLabel("Lead time").fill("4 weeks");
  await panel.getByRole("switch", { name: "Use as hero" }).click();
  await save(panel);
  await expect(notice(page)).toContainText("Hero section updated successfully");
  expect(await read()).toMatchObject({ availability: "made_to_order", leadTime: "4 weeks" });
  expect(await (await shop.artisan.get("/api/hero-sections")).json()).toContainEqual(
    expect.objectContaining({
      key: "hero",
      title: "Afton Pendant",
      ctaText: "Shop Collection",
      ctaLink: "/products",
    }),
  );
});

async function turnWheelOver(page: Page, field: Locator): Promise<void> {
  await field.click();
  await field.hover();
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, -120);
}

test("the panel keeps the focus, asks before it closes with unsaved changes only, saves by Ctrl S and deletes @desktop", async ({
  page,
}) => {
  const { id } = await addPiece("Batesville Cuff");
  await openDesk(page, shop, "/admin?search=batesville");
  const edit = rowOf(page, "Batesville Cuff");
  await edit.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page, "Batesville Cuff");
  const name = panel.getByLabel("Product Name");
  await expect(name).toBeVisible();
  await panel.getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panel.getByRole("button", { name: "Delete" })).toBeFocused();
  await panel.getByLabel("Dimensions").fill("45 cm");
  await page.keyboard.press("Control+s");
  await expect(notice(page)).toContainText("Product updated successfully!");
  await expect(panel).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await name.focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await edit.click();
  await discardAtLast(page, panel);
  const stored = await (await shop.artisan.get(`/api/products/${id}`)).json();
  expect(stored).toMatchObject({ name: "Batesville Cuff" });

  await edit.click();
  await panel.getByRole("button", { name: "Delete" }).click();
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Batesville Cuff" })).toBeVisible();
});

/** Tries each way out of the panel. */
async function discardAtLast(page: Page, panel: Locator): Promise<void> {
  const name = panel.getByLabel("Product Name");
  await name.fill("Batesville Wide Cuff");
  await panel.getByRole("button", { name: "Cancel" }).click();
  const ask = page.getByRole("dialog", { name: "Close without saving?" });
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await name.press("Escape");
  await expect(ask).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ask).toBeHidden();
  await expect(name).toHaveValue("Batesville Wide Cuff");
  await page.goBack();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  await expect(name).toHaveValue("Batesville Wide Cuff");
  await panel.getByRole("button", { name: "Close" }).click();
  await ask.getByRole("button", { name: "Discard changes" }).click();
  await expect(panel).toBeHidden();
}
