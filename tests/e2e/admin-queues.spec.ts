import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

const COUNT = 60;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${COUNT})
    insert into products (id, name, price_cents) select i, printf('Piece %02d', i), 4500 from n;
    insert into import_queue (product_id, product_name, notes)
    select id, name, 'Its picture answered 404.' from products;
    insert into removal_queue (product_id, product_name, reason)
    select id, name, 'No longer listed by old-shop.example' from products where id <= 7;`);
  database.close();
});
test.afterAll(() => shop.close());

test("queues are worked off from the to-do list @phone", async ({ page }) => {
  await openDesk(page, shop, "/admin/dashboard");
  const photographs = page.locator(".to-do-group").filter({ hasText: "Photos" });
  await expect(photographs.locator(".job")).toHaveCount(5);
  await photographs.getByRole("link", { name: "See all 60" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photos to take");
  await expect(page.locator(".job")).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.locator(".job")).toHaveCount(COUNT);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave without photos of Piece 03", exact: true }).click();
  await expect(notice(page)).toContainText("Piece 03 stays without photos");
  await expect(page.getByText("Piece 03", { exact: true })).toHaveCount(0);
  await page.getByLabel("Show", { exact: true }).selectOption("All");
  await expect(page.locator(".job").filter({ hasText: "Piece 03" })).toContainText("Done");

  // Pieces that their source no longer lists.
  await page.goto(`${shop.baseURL}/admin/queues/removals`);
  await expect(page.locator(".job").first()).toContainText("No longer listed by old-shop.example");
  await page.getByRole("button", { name: "Keep Piece 01" }).click();
  await expect(notice(page)).toContainText("Piece 01 stays");
  await page.getByRole("button", { name: "Remove Piece 02" }).click();
  await expect(notice(page)).toContainText("Piece 02 removed");
  await expect(page.locator(".job")).toHaveCount(5);
  const statuses = await Promise.all(
    [1, 2].map(async (id) => (await shop.artisan.get(`/api/products/${id}`)).status()),
  );
  expect(statuses).toEqual([200, 404]);
});
