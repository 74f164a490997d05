import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { collections, pieces } from "./list-parts.ts";
import { create, type OwnShop, openOwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test("an empty shop says so, and new pieces are shown @phone", async ({ page }) => {
  await page.goto(`${shop.baseURL}/collections`);
  await expect(collections(page).getByText("No collections yet")).toBeVisible();
  await expect(pieces(page).getByText("No pieces yet")).toBeVisible();
  await expectAccessible(page);

  const story = { title: "First", slug: "first", description: "Begun.", isPublished: true };
  await create(shop.artisan, "/api/blog-posts", story);
  await page.reload();
  await expect(collections(page).getByRole("article")).toHaveCount(1);
  await expect(pieces(page).getByText("No pieces yet")).toBeVisible();
});

test("reports a section that cannot be loaded, and shows the rest of the page @desktop", async ({
  page,
}) => {
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec("alter table collections rename to collections_away");
  // What was asked for before would hold until something changes.
  database.exec("update catalogue_revisions set revision = revision + 1");
  const answer = await page.goto(`${shop.baseURL}/products`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(collections(page).getByText("Failed to fetch collections: 500")).toBeVisible();
  await expect(pieces(page).getByText("No pieces yet")).toBeVisible();
  await expectAccessible(page);

  database.exec("alter table collections_away rename to collections");
  database.close();
  await collections(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
});
