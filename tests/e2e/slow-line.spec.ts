import { expect, test } from "#tests/support/browser-test.ts";
import { signIn } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

test.use({
  allowedErrors: /Failed to fetch|Failed to load|Error loading route module|ERR_/,
});

const OFFLINE = "You have no internet connection";

test("the desk says that it is offline and goes on by itself @phone", async ({ page, shop }) => {
  await signIn(page.request, shop.baseURL);
  await openPage(page, "/admin");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByRole("alert").first()).toContainText(OFFLINE);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});
