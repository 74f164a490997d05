import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

test.use(WITH_MOTION);

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const panelOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const addPiece = (name: string) =>
  create(shop.artisan, "/api/products", { name, price: "90.00", stock: 1, weight: "2.5" });

test("requires name and price, and shows errors beside their fields @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = panelOf(page, "Add New Product");
  await expect(panel.getByLabel("Product Name")).toHaveAttribute("required", "");
  await expect(panel.getByLabel("Price")).toHaveAttribute("step", "0.01");
  await expect(panel.locator("#product-weight")).toHaveAttribute("step", "0.01");
  await panel.getByRole("button", { name: "Create Product" }).click();
  await expect(panel.getByText("Product Name is required")).toBeVisible();
  await expect(panel.getByText("Price is required")).toBeVisible();
  await expect(panel.getByLabel("Product Name")).toBeFocused();
  await expectAccessible(page);
  await panel.getByLabel("Price").fill("12.345");
  await expect(
    panel.getByText("Price must be a number of at least 0 with at most two decimals"),
  ).toBeVisible();
});

test("saves all fields of a piece, empty ones as null @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin?edit=new");
  const panel = panelOf(page, "Add New Product");
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

test("reserves a piece until a day, or makes it to order @desktop", async ({ page }) => {
  const { id } = await addPiece("Afton Pendant");
  await openDesk(page, shop, `/admin?edit=${id}`);
  const panel = panelOf(page, "Afton Pendant");
  await panel.getByLabel("Availability").selectOption("Reserved");
  await panel.getByLabel("Reserved for").fill("Ruth");
  await panel.getByLabel("Reserved until").fill("2030-11-28");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(notice(page)).toContainText("Product updated successfully!");
  const read = async () => (await shop.artisan.get(`/api/products/${id}`)).json();
  expect(await read()).toMatchObject({
    availability: "reserved",
    reservedFor: "Ruth",
    // The last second of that day in the shop's own time zone.
    reservedUntil: "2030-11-29T04:59:59.000Z",
  });
  await page.getByRole("button", { name: "Afton Pendant", exact: true }).click();
  await expect(panel.getByLabel("Reserved until")).toHaveValue("2030-11-28");
  await panel.getByLabel("Availability").selectOption("Made to order");
  await panel.getByLabel("Lead time").fill("4 weeks");
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(read).toMatchObject({ availability: "made_to_order", leadTime: "4 weeks" });
});

test("places a piece in the hero section when it is saved @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin?search=turquoise");
  await page.getByRole("button", { name: "Turquoise Oval Pendant", exact: true }).click();
  const panel = panelOf(page, "Turquoise Oval Pendant");
  await panel.getByRole("switch", { name: "Use as hero" }).click();
  await panel.getByRole("button", { name: "Save Changes" }).click();
  await expect(notice(page)).toContainText("Hero section updated successfully");
  const sections = (await (await shop.artisan.get("/api/hero-sections")).json()) as {
    key: string;
  }[];
  expect(sections.find(({ key }) => key === "hero")).toMatchObject({
    title: "Turquoise Oval Pendant",
    ctaText: "Shop Collection",
    ctaLink: "/products",
  });
});

test("asks before closing the panel with unsaved changes, and only then @desktop", async ({
  page,
}) => {
  const { id } = await addPiece("Batesville Cuff");
  await openDesk(page, shop, "/admin?search=batesville");
  await page.getByRole("button", { name: "Batesville Cuff", exact: true }).click();
  const panel = panelOf(page, "Batesville Cuff");
  await panel.getByLabel("Product Name").focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.getByRole("button", { name: "Batesville Cuff", exact: true }).click();
  await panel.getByLabel("Product Name").fill("Batesville Wide Cuff");
  await panel.getByRole("button", { name: "Cancel" }).click();
  const ask = page.getByRole("dialog", { name: "Close without saving?" });
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await panel.getByLabel("Product Name").press("Escape");
  await expect(ask).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ask).toBeHidden();
  await expect(panel.getByLabel("Product Name")).toHaveValue("Batesville Wide Cuff");
  await page.goBack();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  await expect(panel.getByLabel("Product Name")).toHaveValue("Batesville Wide Cuff");
  await panel.getByRole("button", { name: "Close" }).click();
  await ask.getByRole("button", { name: "Discard changes" }).click();
  await expect(panel).toBeHidden();
  expect(await (await shop.artisan.get(`/api/products/${id}`)).json()).toMatchObject({
    name: "Batesville Cuff",
  });
});

test("the panel traps the focus and returns it, and Ctrl S saves @desktop", async ({ page }) => {
  await addPiece("Nellysford Chain");
  await openDesk(page, shop, "/admin?search=nellysford");
  const edit = page.getByRole("button", { name: "Nellysford Chain", exact: true });
  await edit.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page, "Nellysford Chain");
  await expect(panel.getByLabel("Product Name")).toBeVisible();
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
});

test("deletes a piece from its panel, with Undo @phone", async ({ page }) => {
  await addPiece("Schuyler Pin");
  await openDesk(page, shop, "/admin?search=schuyler");
  await page.getByRole("button", { name: "Schuyler Pin", exact: true }).click();
  const panel = panelOf(page, "Schuyler Pin");
  await panel.getByRole("button", { name: "Delete" }).click();
  await expect(notice(page)).toContainText("Product deleted successfully!");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Schuyler Pin" })).toBeVisible();
});
