import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { countRowRenders, takeRowRenders } from "./count-row-renders.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { showBoxes } from "./piece-rows.ts";

const COUNT = 5000;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec(`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${COUNT})
    insert into products (name, price_cents, sku, stock, category_id, created_at)
    select printf('Piece %04d', i), i * 100, printf('FG-%04d', i), i % 2, 6 + i % 8,
      strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')
    from n`);
  database.close();
  await shop.artisan.post("/api/data/rebuild-index");
});
test.afterAll(() => shop.close());

const names = (page: Page) => page.locator(".row-name");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

test("5,000 pieces are ticked, searched, ordered and paged @desktop", async ({ page }) => {
  await countRowRenders(page);
  await openDesk(page, shop, "/admin");
  await expect(names(page).first()).toHaveText("Piece 5000");
  await expect(names(page)).toHaveCount(100);
  await test.step("a tick renders one row", () => tickRows(page));
  await test.step("the list is searched on the server", async () => {
    await page.getByLabel("Search pieces").fill("FG-2718");
    await expect(names(page)).toHaveText(["Piece 2718"]);
    await expect(pages(page)).toHaveCount(0);
    await page.getByLabel("Search pieces").fill("");
    await expect(pages(page)).toContainText("Page 1 of 50");
  });
  await test.step("a page leads to the next, from its top", () => turnPages(page));
  await test.step("a new order begins with its first page", async () => {
    await page.getByRole("button", { name: "Price", exact: true }).click();
    await expect(names(page).first()).toHaveText("Piece 0001");
    await expect(pages(page)).toContainText("Page 1 of 50");
  });
  await test.step("beyond the last page stands the last", async () => {
    await openDesk(page, shop, "/admin?category=6&page=99");
    await expect(pages(page)).toContainText("Page 7 of 7");
    await expect(names(page)).toHaveCount(25);
  });
});

async function tickRows(page: Page): Promise<void> {
  await page.getByLabel("Select Piece 5000").check();
  expect(await takeRowRenders(page)).toBeGreaterThan(1);
  await page.getByLabel("Select Piece 4999").check();
  await expect(page.getByRole("region", { name: "Selected pieces" })).toContainText("2 selected");
  expect(await takeRowRenders(page)).toBe(1);
}

async function turnPages(page: Page): Promise<void> {
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(names(page).first()).toHaveText("Piece 4900");
  await expect(pages(page)).toContainText("Page 2 of 50");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await expect(names(page).first()).toHaveText("Piece 4900");
  await pages(page).getByRole("link", { name: "Previous" }).click();
  await expect(names(page).first()).toHaveText("Piece 5000");
  await expect(pages(page).getByRole("link")).toHaveText(["Next"]);
}

test("selects and hides all of them with two presses, and undoes it with one @desktop", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDesk(page, shop, "/admin?category=6");
  const count = COUNT / 8;
  await expect(page.getByRole("status").filter({ hasText: `${count} pieces` })).toHaveCount(1);
  await showBoxes(page);
  await page.getByLabel("Select Piece", { exact: false }).first().check();
  const bar = page.getByRole("region", { name: "Selected pieces" });
  await bar.getByRole("button", { name: `Select all ${count}` }).click();
  await expect(bar).toContainText(`${count} selected`);
  await bar.getByRole("button", { name: "Hide selected" }).click();
  await expect(notice(page)).toContainText(`${count} pieces hidden`, { timeout: 60_000 });
  const hidden = async () =>
    ((await (await shop.artisan.get("/api/inventory/ids?status=hidden")).json()) as number[])
      .length;
  expect(await hidden()).toBe(count);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(hidden, { timeout: 60_000 }).toBe(0);
});
