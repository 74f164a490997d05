import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
import { create, openOwnShop, type OwnShop, signIn } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test("makes a backup and downloads it as one file @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/backups");
  const part = page.locator("#backups");
  await expect(part.getByText("No backup yet")).toBeVisible();
  await part.getByRole("button", { name: "Back up now" }).click();
  await expect(notice(page)).toContainText("Backup made");
  await expect(part.getByText("Last backup:")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await part.getByRole("link", { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^backup-.*\.tar$/);
});

test("reports a failed nightly backup on the to-do list @desktop", async ({ page }) => {
  const problem = "The backup could not be written: the disk is full.";
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"), { timeout: 5000 });
  database
    .prepare("insert or replace into backup_runs (night, started_at, problem) values (?, ?, ?)")
    .run("2099-01-01", new Date().toISOString(), problem);
  database.close();
  await openDesk(page, shop, "/admin/dashboard");
  await page.getByRole("tab", { name: "To-Do List" }).click();
  await expect(page.getByText(problem)).toBeVisible();
  await page.getByRole("link", { name: "See the backups" }).click();
  await expect(page.locator("#backups").getByText(problem)).toBeVisible();
});

test("says when the last backup was copied to the bucket, and why a newer copy failed @desktop", async ({
  page,
}) => {
  const copy = { bucket: "second-copy", lastAt: null as string | null, problem: null };
  await page.route("**/api/backups", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), copy } });
  });
  await openDesk(page, shop, "/admin/settings/backups");
  const part = page.locator("#backups");
  await expect(part.getByText("Nothing copied to the bucket second-copy yet.")).toBeVisible();
  const problem = "The bucket second-copy at s3.example failed: it’s full.";
  Object.assign(copy, { lastAt: "2026-11-20T08:00:00.000Z", problem });
  await page.reload();
  await expect(part.getByText("Copied to the bucket second-copy: November 20, 2026")).toBeVisible();
  await expect(part.getByText(problem)).toBeVisible();
  await expectAccessible(page);
});

/* The last one, since it ends the session of the others. */
test.describe("a restore", { tag: "@desktop" }, () => {
  // The shop restarts, and everybody is signed out.
  test.use({ allowedErrors: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|status of 401/ });

  test("asks first, and says so once signed in again", async ({ page }) => {
    await signIn(page.request, shop.baseURL);
    await openPage(page, `${shop.baseURL}/admin/settings/backups`);
    const part = page.locator("#backups");
    await part.getByRole("button", { name: "Back up now" }).click();
    await expect(notice(page)).toContainText("Backup made");
    const piece = { name: "Made after the backup", price: "10.00" };
    await create(page.request, `${shop.baseURL}/api/products`, piece);
    const ask = () =>
      part
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

    await expect(page).toHaveURL(/\/admin\/login/, { timeout: 60_000 });
    await signIn(page.request, shop.baseURL);
    await openPage(page, `${shop.baseURL}/admin/settings/backups`);
    await expect(part.getByText(/^Restored on .*: your shop is as it was on /)).toBeVisible();
    await expect(part.getByText("made before a restore")).toBeVisible();
    const pieces = await page.request.get(`${shop.baseURL}/api/products`);
    expect(await pieces.text()).not.toContain(piece.name);
  });
});
