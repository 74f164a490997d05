import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { countRowRenders, takeMostRowRenders, takeRowRenders } from "./count-row-renders.ts";
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

const table = (page: Page) => page.getByRole("table", { name: "Products" });

/** However far the list is scrolled, few of its rows are rendered. */
async function expectFewRows(page: Page): Promise<void> {
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
    }, part);
    await expect(page.locator(".row-waiting")).toHaveCount(0);
    expect(await page.locator("tr[data-row]").count()).toBeLessThan(80);
  }
  await expect(page.getByRole("button", { name: "Piece 0001", exact: true })).toBeVisible();
}

test("a table of 5,000 pieces renders few rows for a tick, a key, an order and the wheel @desktop", async ({
  page,
}) => {
  await countRowRenders(page);
  await openDesk(page, shop, "/admin");
  await expect(page.getByRole("button", { name: "Piece 5000", exact: true })).toBeVisible();
  await test.step("one for a tick, none for a key", () => tickAndType(page));
  await test.step("those in view for a new order", () => sortByPrice(page));
  await test.step("the list is searched on the server", async () => {
    await page.getByLabel("Search pieces").fill("FG-2718");
    await expect(page.locator(".row-name")).toHaveText(["Piece 2718"]);
    await page.getByLabel("Search pieces").fill("");
    await expect(table(page)).toHaveAttribute("aria-rowcount", String(COUNT + 1));
  });
  await test.step("as far as the wheel is turned", () => turnWheel(page));
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await expect(page.locator(".row-name").first()).toHaveText("Piece 5000");
  await test.step("the rows in view in a wide and in a narrow window", async () => {
    await expectFewRows(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFewRows(page);
  });
});

async function tickAndType(page: Page): Promise<void> {
  await page.getByLabel("Select Piece 5000").check();
  expect(await takeRowRenders(page)).toBeGreaterThan(1);
  await page.getByLabel("Select Piece 4999").check();
  await expect(page.getByRole("region", { name: "Selected pieces" })).toContainText("2 selected");
  expect(await takeRowRenders(page)).toBe(1);
  const search = page.getByLabel("Search pieces");
  await search.press("F");
  await expect(search).toHaveValue("F");
  expect(await takeRowRenders(page)).toBe(0);
  // Every piece has it in its number: the address changes, and the rows are the same.
  await expect(page).toHaveURL(/search=F/);
  await expect(table(page)).toHaveAttribute("aria-busy", "false");
  expect(await takeRowRenders(page)).toBeLessThan(3);
}

/** New rows in view are rendered by themselves, and then those around them. */
async function sortByPrice(page: Page): Promise<void> {
  const rows = page.locator("tr[data-row]:not(.row-waiting)");
  const countInView = () =>
    rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().top < window.innerHeight).length,
    );
  const countAround = async () => (await rows.count()) - (await countInView());
  await expect.poll(countAround).toBe(8);
  await takeRowRenders(page);
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await expect(page.locator(".row-name").first()).toHaveText("Piece 0001");
  await expect(rows.last().locator(".row-name")).toHaveText(/Piece 00[12]\d/);
  const most = await takeMostRowRenders(page);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(await countInView());
}

async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(640, 500);
  // Past the rows that are rendered: what comes next is rendered above and below the place.
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(9000);
  await expect(page.locator(".row-waiting")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(9000);
}

test("selects and hides all of them with two presses, and undoes it with one @desktop", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDesk(page, shop, "/admin?category=6");
  const count = COUNT / 8;
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(count + 1));
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
