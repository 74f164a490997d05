import { expect, test } from "#tests/support/browser-test.ts";
import { create, type OwnShop, openOwnShop, signIn } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test("the artisan edits a draft and a hidden piece from their cards @desktop", async ({ page }) => {
  const draft = { title: "Fern season", slug: "fern-season", description: "Ferns." };
  await create(shop.artisan, "/api/blog-posts", draft);
  await create(shop.artisan, "/api/products", {
    name: "Fern ring",
    price: "90.00",
    isActive: false,
  });
  await signIn(page.request, shop.baseURL);

  await page.goto(`${shop.baseURL}/collections`);
  const card = page.getByRole("article").filter({ hasText: "Fern season" });
  const badge = await card.getByText("Draft", { exact: true }).boundingBox();
  const title = await card.locator(".picture-placeholder b").boundingBox();
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await card.getByRole("link", { name: "Edit: Fern season" }).click();
  await expect(page.getByRole("dialog").getByLabel("Title")).toHaveValue("Fern season");

  await page.goto(`${shop.baseURL}/products`);
  await page.getByRole("link", { name: "Edit: Fern ring" }).click();
  await expect(page.getByRole("dialog").getByLabel("Name").first()).toHaveValue("Fern ring");
});

test("an anonymous visitor sees neither", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(`${shop.baseURL}/products`);
  await expect(page.getByText("Fern ring")).toHaveCount(0);
});
