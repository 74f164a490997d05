import { expect, test } from "#tests/support/browser-test.ts";
import { create, type OwnShop, openOwnShop, signIn } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => stubPictures(page));

test("shows four further pictures as thumbnails, and all of them in the viewer", async ({
  page,
}) => {
  const answer = await shop.artisan.get("/api/products");
  const products = (await answer.json()) as { images: string[] }[];
  const images = [...new Set(products.flatMap((product) => product.images))].slice(0, 7);
  const piece = { name: "Seen from all sides", price: 10, images };
  const { id } = await create(shop.artisan, "/api/products", piece);
  await openPage(page, `${shop.baseURL}/products/${id}`);
  const thumbnails = page.getByRole("list", { name: "Photos" }).getByRole("link");
  await expect(thumbnails).toHaveCount(5);
  await expect(thumbnails.first()).toHaveAccessibleName("Photo 1 of 7");

  await thumbnails.nth(4).click();
  await expect(thumbnails.nth(4)).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: /View full screen/ }).click();
  const viewer = page.getByRole("dialog", { name: "Photos of Seen from all sides" });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status").filter({ hasText: "6 of 7" })).toBeVisible();
});

test("names pictures without a description after the piece @desktop", async ({ page }) => {
  const answer = await shop.artisan.get("/api/products?limit=1");
  const [piece] = (await answer.json()) as { images: string[] }[];
  const images = piece?.images ?? [];
  for (const url of images) {
    const path = url.replace(/\.\w+$/, "");
    const change = await shop.artisan.patch(`/api${path}`, { data: { alt: "" } });
    expect(change.status()).toBe(200);
  }
  const moon = { name: "Moon Ring", price: 10, description: "One.\n\nTwo.", images };
  const { id } = await create(shop.artisan, "/api/products", moon);
  await openPage(page, `${shop.baseURL}/products/${id}`);
  await expect(page.getByRole("img", { name: "Moon Ring", exact: true })).toBeVisible();
  const story = page.getByRole("region", { name: "The story of this piece" });
  await expect(story.getByRole("img", { name: "Moon Ring, view 2" })).toBeAttached();
});

test("lists only known details, and no thumbnails for one picture @desktop", async ({ page }) => {
  const bare = { name: "Bare", price: "5", weight: "12.50" };
  const { id } = await create(shop.artisan, "/api/products", bare);
  await openPage(page, `${shop.baseURL}/products/${id}`);
  await expect(page.getByRole("term")).toHaveText(["Weight"]);
  await expect(page.getByRole("definition")).toHaveText(["12.5 g"]);
  await expect(page.getByText("$5.00", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Photos" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /View full screen/ })).toHaveCount(0);
});

test("shows what follows the first paragraph as its story @desktop", async ({ page }) => {
  const messages = {
    name: "Told",
    price: 5,
    description: "The first.\n\nThe second.\n\nThe third.",
  };
  const { id } = await create(shop.artisan, "/api/products", messages);
  await openPage(page, `${shop.baseURL}/products/${id}`);
  const story = page.getByRole("region", { name: "The story of this piece" });
  await expect(story.getByRole("paragraph")).toHaveText(["The second.", "The third."]);
});

test.describe("hidden", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  test("is shown to the admin only, with its badge and an Edit link", async ({ page }) => {
    const hidden = { name: "Behind the curtain", price: 5, isActive: false };
    const { id } = await create(shop.artisan, "/api/products", hidden);
    const address = `${shop.baseURL}/products/${id}`;
    expect((await page.goto(address))?.status()).toBe(404);
    await signIn(page.request, shop.baseURL);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText("Hidden", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      `/admin?edit=${id}`,
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
