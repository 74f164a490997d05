import { TOTP, Secret } from "otpauth";
import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /401|400/ });

test("turns two-step sign-in on with an app, requires it at sign-in, and turns it off @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/account");
  await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  await page.getByLabel("Your password").fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /^Code to scan/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator(".second-step-secret").innerText()).replaceAll(/\s/g, "");
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel("Code").fill("000000");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("That code isn’t right. Enter the newest one from the app.").first(),
  ).toBeVisible();
  await page.getByLabel("Code").fill(app.generate());
  await page.getByRole("button", { name: "Turn it on" }).click();
  const codes = page.locator(".recovery-codes li");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [first = "", second = ""] = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await openPage(page, `${shop.baseURL}/admin/account`);
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password").fill(admin.password);
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByLabel("Password")).toBeHidden();
  await expectAccessible(page);
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("This code is wrong, or was used already.");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(first);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${shop.baseURL}/admin/account`);
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();

  await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await page.getByLabel("Your password").fill(admin.password);
  await page.getByLabel("Code").fill(second);
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Turn on two-step sign-in" })).toBeVisible();
});
