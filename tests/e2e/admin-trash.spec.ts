import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.describe("Trash", () => {
  test("restores a deleted piece with one press @desktop", async ({ page }) => {
    const { id } = await create(shop.artisan, "/api/products", { name: "Lost Band", price: 90 });
    await shop.artisan.delete(`/api/products/${id}`);
    await openDesk(page, shop, "/admin/trash");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore Lost Band" }).click();
    await expect(notice(page)).toContainText("Lost Band is back");
    await expect(page.getByRole("row", { name: /Lost Band/ })).toHaveCount(0);
    expect((await shop.artisan.get(`/api/products/${id}`)).status()).toBe(200);
  });

  test.describe("when its SKU was taken in the meantime", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /409/ });
    test("offers another one", async ({ page }) => {
      const first = await create(shop.artisan, "/api/products", {
        name: "First of its number",
        price: 90,
        sku: "X-1",
      });
      await shop.artisan.delete(`/api/products/${first.id}`);
      await create(shop.artisan, "/api/products", { name: "Second", price: 90, sku: "X-1" });
      await openDesk(page, shop, "/admin/trash");
      await page.getByRole("button", { name: "Restore First of its number" }).click();
      const dialog = page.getByRole("dialog", { name: "Restore First of its number" });
      await expect(dialog).toContainText("X-1");
      await dialog.getByLabel("Another SKU").fill("X-2");
      await dialog.getByRole("button", { name: "Restore", exact: true }).click();
      await expect(notice(page)).toContainText("is back");
      const back = await (await shop.artisan.get(`/api/products/${first.id}`)).json();
      expect(back).toMatchObject({ sku: "X-2" });
    });
  });

  test("asks before emptying it @desktop", async ({ page }) => {
    const { id } = await create(shop.artisan, "/api/products", { name: "Gone Band", price: 90 });
    await shop.artisan.delete(`/api/products/${id}`);
    await openDesk(page, shop, "/admin/trash");
    await page.getByRole("button", { name: "Empty trash" }).click();
    const dialog = page.getByRole("dialog", { name: "Empty the trash?" });
    await dialog.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("row", { name: /Gone Band/ })).toBeVisible();
    await page.getByRole("button", { name: "Empty trash" }).click();
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("Subscribers", () => {
  test("are found, removed and restored @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/subscribers");
    await page.getByRole("searchbox", { name: "Search subscribers" }).fill("bookshop");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove hello@oldbookshop.example" }).click();
    await expect(notice(page)).toContainText("hello@oldbookshop.example removed");
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("rowheader", { name: "hello@oldbookshop.example" })).toBeVisible();
  });

  test("are exported as a CSV file", { tag: "@desktop" }, async ({ page }) => {
    await openDesk(page, shop, "/admin/subscribers");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await file).suggestedFilename()).toBe("subscribers.csv");
  });
});
