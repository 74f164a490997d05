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

test("names what is urgent, and mends it in place @phone", async ({ page }) => {
  // As if the shop had stood for months without a backup.
  const database = new DatabaseSync(databaseFile(shop.dataDir));
  database.exec("update schema_migrations set applied_at = '2026-01-05T09:00:00.000Z'");
  database.close();
  await openDesk(page, shop, "/admin/health");
  await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
  const summary = page.getByRole("main").getByRole("paragraph").first();
  await expect(summary).toHaveText("One urgent problem: Backups.");
  const urgent = page.getByRole("region", { name: "Backups" });
  await expect(urgent).toContainText("No backup was ever made.");
  await expect(page.getByRole("region", { name: /^Working well/ })).toContainText(
    "Search finds every piece and every collection.",
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await expect(page.getByText("1 to fix").first()).toBeAttached();
  giveNotice();
  await openDesk(page, shop, "/admin/dashboard");
  const toDo = page.locator("section", { has: page.getByRole("heading", { name: "Health" }) });
  await expect(toDo).toContainText("No backup was ever made.");
  await toDo.getByRole("button", { name: "Remind me in a week" }).click();
  await expect(toDo).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await toDo.getByRole("link", { name: "See what to do" }).click();

  await urgent.getByRole("button", { name: "Back up now" }).click();
  await expect(notice(page)).toContainText("Backup made");
  await expect(page.getByText("1 to fix")).toHaveCount(0);
  await expect(summary).toContainText("to fix when you have a minute. Everything else is fine.");
  await expect(page.getByRole("region", { name: /^Working well/ })).toContainText(
    /The last backup was made (just now|\d minutes? ago) \([\d.]+ MB\)\./,
  );
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("button", { name: "Check again" })).toBeEnabled();
  await page
    .getByRole("region", { name: /^Not urgent/ })
    .getByRole("link", { name: "Open Email settings" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
});

/** As the notice of a morning does. */
function giveNotice(): void {
  const database = new DatabaseSync(databaseFile(shop.dataDir));
  database.exec("update health_problems set noticed_on = '2026-01-05' where name = 'Backups'");
  database.close();
}
