import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /500|422/ });

test("pieces are converted to collections and back, and one is added by hand @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/migrate");
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await test.step("a piece is validated, refused and added", () => addPiece(page));
  await test.step("a conversion is previewed, fails, is run and undone", () => convert(page));
});

async function addPiece(page: Page): Promise<void> {
  const form = page.getByRole("region", { name: "Manual Product Addition" });
  await expect(form.getByRole("heading", { name: "Add Authentic Product" })).toBeVisible();
  await expect(form.getByLabel("Stock Quantity")).toHaveValue("1");
  await form.getByRole("button", { name: "Add Product" }).click();
  await expect(form).toContainText("Product Name is required");
  await expect(form).toContainText("Price is required");
  await form.getByLabel("Product Name").fill("Lantern Pin");
  await form.getByLabel("Category").selectOption("Pins");
  await form.getByLabel("Price").fill("64.5");
  await form.getByLabel("Image URL").fill("lantern.jpg");
  await form.getByLabel("Description").fill("A small light for a lapel.");
  await form.getByRole("button", { name: "Add Product" }).click();
  await expect(form).toContainText("Enter an address that begins with https://.");
  await form.getByLabel("Image URL").fill("");
  const reason = "No room on the disk.";
  await page.route("**/api/products", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 422, json: { message: reason, error: reason } })
      : route.continue(),
  );
  await form.getByRole("button", { name: "Add Product" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Failed to add product");
  await expect(notice(page)).toContainText("422: No room on the disk.");
  await expect(form.getByLabel("Product Name")).toHaveValue("Lantern Pin");
  await page.unroute("**/api/products");
  await form.getByRole("button", { name: "Add Product" }).click();
  await expect(notice(page)).toContainText("Product added successfully!");
  await expect(form.getByLabel("Product Name")).toHaveValue("");
  const added = (await (await shop.artisan.get("/api/products?search=lantern")).json()) as object[];
  expect(added).toMatchObject([{ price: "64.50", categoryId: 11, stock: 1, isActive: true }]);
  const current = page.getByRole("region", { name: "Current Products" });
  await current.getByLabel("Category").selectOption("Pins");
  const card = current.getByRole("listitem").filter({ hasText: "Lantern Pin" });
  await expect(card).toContainText("Pins");
  await expect(card).toContainText("$64.50");
  await expect(card).toContainText("A small light for a lapel.");
  await expect(current.getByText("Sapphire Solitaire")).toHaveCount(0);
}

const collections = async () =>
  ((await (await shop.artisan.get("/api/blog-posts")).json()) as unknown[]).length;

async function convert(page: Page): Promise<void> {
  const before = await collections();
  const card = page.getByRole("region", { name: "Product to Collection Migration" });
  await expect(card).toContainText("25 existing products");
  await card.getByRole("button", { name: "Preview" }).click();
  await expect(card).toContainText("25 collections will be created");
  await expect(card).toContainText("Handcrafted Silver Earrings Collection");
  expect(await collections()).toBe(before);
  await page.route("**/api/migrate-products-to-blog", (route) =>
    route.fulfill({ status: 500, body: "<html>broken</html>" }),
  );
  await card.getByRole("button", { name: "Convert Products to Collections" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Migration Failed");
  await expect(notice(page)).toContainText("Unable to migrate products to collection entries.");
  await page.unroute("**/api/migrate-products-to-blog");
  await card.getByRole("button", { name: "Convert Products to Collections" }).click();
  await expect(notice(page)).toContainText("Migration Successful!");
  await expect(notice(page)).toContainText(
    "Converted 25 products into collection entries and created 0 tags.",
  );
  expect(await collections()).toBe(before + 25);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("25 collections moved to the trash");
  await expect(card).toContainText("The conversion was undone.");
  expect(await collections()).toBe(before);
}
