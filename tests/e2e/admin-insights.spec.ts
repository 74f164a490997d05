import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "#database/database-file.ts";
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

test("tells what visitors look at, and leads a missing page to the right one @phone", async ({
  page,
}) => {
  addCounts(shop);
  await openDesk(page, shop, "/admin/insights");
  const main = page.getByRole("main");
  await expect(main.getByRole("paragraph").first()).toContainText("48 visits so far.");
  await expect(page.getByRole("figure", { name: /^Visits a day, / })).toBeVisible();
  await page.getByText("Show the numbers").click();
  await expect(page.getByRole("row", { name: /48/ })).toBeVisible();
  const viewed = page.getByRole("region", { name: "Most viewed" });
  await expect(viewed.getByRole("listitem").first()).toContainText("212 views");
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.getByRole("button", { name: "Dismiss cufflinks" }).click();
  await page.getByRole("button", { name: "Show them for this search wxyz sapphire" }).click();
  await expect(page.getByText("1 search shows what you chose")).toBeVisible();
  const search = `${shop.baseURL}/products?search=wxyz+sapphire`;
  expect((await page.request.get(search, { maxRedirects: 0 })).status()).toBe(302);
  expect((await page.request.get(search)).url()).not.toContain("wxyz");

  const missing = page.getByRole("region", { name: /^Pages not found/ });
  await expect(missing).toContainText("12 people looked for it.");
  await missing
    .getByRole("button", { name: /^Send them to / })
    .first()
    .click();
  await expect(notice(page)).toContainText("/sapphire-solitaire now leads to /");
  await expect(missing).toHaveCount(0);
  const moved = await page.request.get(`${shop.baseURL}/sapphire-solitaire`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);

  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(missing).toBeVisible();
  expect((await page.request.get(`${shop.baseURL}/sapphire-solitaire`)).status()).toBe(404);
});

/** What a day's visitors leave. */
function addCounts({ dataDir }: OwnShop): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
  const piece = database.prepare("select min(id) as id from products").get()?.["id"];
  const rows: [string, string, number][] = [
    ["visits", "", 48],
    ["piece", String(piece), 212],
    ["source", "google.com", 30],
    ["device", "phone", 40],
    ["device", "computer", 8],
    ["search", "cufflinks", 11],
    ["search", "wxyz sapphire", 6],
    ["missing", "/sapphire-solitaire", 12],
  ];
  const insert = database.prepare("insert into visit_counts values (?, ?, ?, ?)");
  for (const [kind, subject, count] of rows) insert.run(day, kind, subject, count);
  database.close();
}
