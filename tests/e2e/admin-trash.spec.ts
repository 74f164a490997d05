import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /409/ });

test("a deleted piece is restored, with another SKU where its own was taken, and the trash emptied @desktop", async ({
  page,
}) => {
  const lost = await create(shop.artisan, "/api/products", { name: "Lost Band", price: 90 });
  const first = await create(shop.artisan, "/api/products", {
    name: "First of its number",
    price: 90,
    sku: "X-1",
  });
  const gone = await create(shop.artisan, "/api/products", { name: "Gone Band", price: 90 });
  for (const { id } of [lost, first, gone]) await shop.artisan.delete(`/api/products/${id}`);
  await create(shop.artisan, "/api/products", { name: "Second", price: 90, sku: "X-1" });
  await openDesk(page, shop, "/admin/trash");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore Lost Band" }).click();
  await expect(notice(page)).toContainText("Lost Band is back");
  await expect(page.getByRole("row", { name: /Lost Band/ })).toHaveCount(0);
  expect((await shop.artisan.get(`/api/products/${lost.id}`)).status()).toBe(200);

  await page.getByRole("button", { name: "Restore First of its number" }).click();
  const dialog = page.getByRole("dialog", { name: "Restore First of its number" });
  await expect(dialog).toContainText("X-1");
  await dialog.getByLabel("Another SKU").fill("X-2");
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(notice(page)).toContainText("First of its number is back");
  const back = await (await shop.artisan.get(`/api/products/${first.id}`)).json();
  expect(back).toMatchObject({ sku: "X-2" });

  await page.getByRole("button", { name: "Empty trash" }).click();
  const question = page.getByRole("dialog", { name: "Empty the trash?" });
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(page.getByRole("row", { name: /Gone Band/ })).toBeVisible();
  await page.getByRole("button", { name: "Empty trash" }).click();
  await question.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
});
