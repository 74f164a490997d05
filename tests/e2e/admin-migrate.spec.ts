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

const collections = async () =>
  ((await (await shop.artisan.get("/api/blog-posts")).json()) as unknown[]).length;

test("/migrate is accessible and has no horizontal scroll", async ({ page }) => {
  await openDesk(page, shop, "/migrate");
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test("previews, runs and undoes a conversion", { tag: "@desktop" }, async ({ page }) => {
  const before = await collections();
  await openDesk(page, shop, "/migrate");
  const card = page.getByRole("region", { name: "Product to Collection Migration" });
  await expect(card).toContainText("24 existing products");
  await card.getByRole("button", { name: "Preview" }).click();
  await expect(card).toContainText("24 collections will be created");
  await expect(card).toContainText("Handcrafted Silver Earrings Collection");
  expect(await collections()).toBe(before);
  await card.getByRole("button", { name: "Convert Products to Collections" }).click();
  await expect(notice(page)).toContainText("Migration Successful!");
  await expect(notice(page)).toContainText(
    "Converted 24 products into collection entries and created 0 tags.",
  );
  expect(await collections()).toBe(before + 24);
  await card.getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("24 collections moved to the trash");
  await expect(card).toContainText("The conversion was undone.");
  expect(await collections()).toBe(before);
});

test.describe("a refused import", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /500|422/ });

  test("is reported under the specified titles", async ({ page }) => {
    await page.route("**/api/migrate-products-to-blog", (route) =>
      route.fulfill({ status: 500, body: "<html>broken</html>" }),
    );
    await page.route("**/api/products", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 422,
            json: { message: "No room on the disk.", error: "No room on the disk." },
          })
        : route.continue(),
    );
    await openDesk(page, shop, "/migrate");
    await page.getByRole("button", { name: "Convert Products to Collections" }).click();
    await expect(notice(page).getByRole("alert")).toContainText("Migration Failed");
    await expect(notice(page)).toContainText("Unable to migrate products to collection entries.");
    await page.getByLabel("Product Name").fill("Star Stud");
    await page.getByLabel("Price").fill("45");
    await page.getByRole("button", { name: "Add Product" }).click();
    await expect(notice(page).getByRole("alert")).toContainText("Failed to add product");
    await expect(notice(page)).toContainText("422: No room on the disk.");
    await expect(page.getByLabel("Product Name")).toHaveValue("Star Stud");
  });
});

test("adds a piece by hand, validated, to the current products @desktop", async ({ page }) => {
  await openDesk(page, shop, "/migrate");
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
  await form.getByRole("button", { name: "Add Product" }).click();
  await expect(notice(page)).toContainText("Product added successfully!");
  await expect(form.getByLabel("Product Name")).toHaveValue("");
  const [added] = (await (
    await shop.artisan.get("/api/products?search=lantern")
  ).json()) as object[];
  expect(added).toMatchObject({ price: "64.50", categoryId: 11, stock: 1, isActive: true });
  const current = page.getByRole("region", { name: "Current Products" });
  await current.getByLabel("Category").selectOption("Pins");
  const card = current.getByRole("listitem").filter({ hasText: "Lantern Pin" });
  await expect(card).toContainText("Pins");
  await expect(card).toContainText("$64.50");
  await expect(card).toContainText("A small light for a lapel.");
  await expect(current.getByText("Sapphire Solitaire")).toHaveCount(0);
});

test("an empty shop explains how to start @desktop", async ({ page }) => {
  await page.route("**/api/products?*", (route) => route.fulfill({ json: [] }));
  await openDesk(page, shop, "/migrate");
  await expect(page.getByRole("region", { name: "Current Products" })).toContainText(
    "No products found. Start adding your authentic products above.",
  );
});
