import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("shows rings that can be resized to a size, and says so @phone", async ({ page }) => {
  const ring = { price: "500.00", stock: 1, ringSize: 9 };
  await create(shop.artisan, "/api/products", { ...ring, name: "Fern Band" });
  const resized = { ...ring, name: "Oak Band", ringSize: 8, ringSizeFrom: 7.5, ringSizeTo: 10 };
  await create(shop.artisan, "/api/products", resized);
  await openPage(page, `${shop.baseURL}/products?ringSize=9`);
  const tiles = page.getByRole("region", { name: /^Pieces/ }).getByRole("listitem");
  await expect(tiles.filter({ hasText: "Oak Band" })).toContainText("Can be sized to 9");
  await expect(tiles.filter({ hasText: "Fern Band" })).not.toContainText("Can be sized");
  await expectAccessible(page);
  await openPage(page, `${shop.baseURL}/products`);
  await expect(page.getByText("Can be sized")).toHaveCount(0);
});
