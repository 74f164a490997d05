import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
import { create, openOwnShop, type OwnShop, signIn } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

const part = (page: Page) => page.locator("#backups");
const PROBLEM = "The backup could not be written: the disk is full.";

/** As the night leaves it. */
function failLastNight(): void {
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"), { timeout: 5000 });
  database
    .prepare(
      "insert or replace into backup_tasks (kind, due, started_at, problem) values ('nightly', ?, ?, ?)",
    )
    .run("2099-01-01", new Date().toISOString(), PROBLEM);
  database.close();
}

// The shop restarts, and everybody is signed out.
test.use({ allowedErrors: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|status of 401/ });

test("a failed backup is on the to-do list, another is made and downloaded, and restored after a question @desktop", async ({
  page,
}) => {
  failLastNight();
  await signIn(page.request, shop.baseURL);
  await openPage(page, `${shop.baseURL}/admin/dashboard`);
  await page.getByRole("tab", { name: "To-Do List" }).click();
  await expect(page.getByText(PROBLEM)).toBeVisible();
  await page.getByRole("link", { name: "See the backups" }).click();
  await expect(part(page).getByText(PROBLEM)).toBeVisible();
  await expect(part(page).getByText("No backup yet")).toBeVisible();

  await part(page).getByRole("button", { name: "Back up now" }).click();
  await expect(notice(page)).toContainText("Backup made");
  await expect(part(page).getByText("Last backup:")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await part(page)
    .getByRole("link", { name: /^Download/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^backup-.*\.tar$/);

  const piece = { name: "Made after the backup", price: "10.00" };
  await create(page.request, `${shop.baseURL}/api/products`, piece);
  await restore(page);
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 60_000 });
  await signIn(page.request, shop.baseURL);
  await openPage(page, `${shop.baseURL}/admin/settings/backups`);
  await expect(part(page).getByText(/^Restored on .*: your shop is as it was on /)).toBeVisible();
  await expect(part(page).getByText("made before a restore")).toBeVisible();
  const pieces = await page.request.get(`${shop.baseURL}/api/products`);
  expect(await pieces.text()).not.toContain(piece.name);
});

/** Restores the newest backup, on the second time of asking. */
async function restore(page: Page): Promise<void> {
  const ask = () =>
    part(page)
      .getByRole("button", { name: /^Restore/ })
      .first()
      .click();
  await ask();
  const question = page.getByRole("dialog", { name: /^Restore the backup of / });
  await expect(question).toContainText("A backup of your shop as it is now is made first");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await ask();
  await question.getByRole("button", { name: "Restore" }).click();
  await expect(question.getByRole("button", { name: "Restoring…" })).toBeDisabled();
}
