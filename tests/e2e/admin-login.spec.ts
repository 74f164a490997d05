import type { Page } from "@playwright/test";
import { TOTP, Secret } from "otpauth";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { admin } from "#tests/support/sample-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /400|401|500/ });

test("signing in requires both fields, explains a failure, and returns to the requested page @phone", async ({
  page,
}) => {
  await openPage(page, `${shop.baseURL}/admin/settings/pages?edit=returns`);
  await expect(page).toHaveURL(
    `${shop.baseURL}/admin/login?next=%2Fadmin%2Fsettings%2Fpages%3Fedit%3Dreturns`,
  );
  await expect(page.getByText("Authorized personnel only")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Good (morning|afternoon|evening)/,
  );
  await test.step("both fields are required before sending", () => requireFields(page));
  await test.step("a wrong password keeps the name", () => refuseWrongPassword(page));
  await test.step("a response without a reason is not shown", () => hideRawResponse(page));
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/settings/pages?edit=returns`);
  await expect(notice(page)).toContainText("Login successful!");
  await expect(page.getByRole("dialog", { name: "Returns" })).toBeVisible();
});

async function requireFields(page: Page): Promise<void> {
  let sent = 0;
  const count = (request: { method: () => string }) =>
    (sent += request.method() === "POST" ? 1 : 0);
  page.on("request", count);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill("admin");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  expect(sent).toBe(0);
  page.off("request", count);
}

async function refuseWrongPassword(page: Page): Promise<void> {
  await page.getByLabel("Password").fill("guess");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice(page).getByRole("alert")).toContainText("Login failed");
  await expect(notice(page)).toContainText("Wrong username or password.");
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await expect(page).toHaveURL(/\/admin\/login/);
  const password = page.getByLabel("Password");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Wrong username or password.");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("guess");
  await expectAccessible(page);
  await password.fill("guess again");
  await expect(page.locator(".err")).toHaveCount(0);
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
}

async function hideRawResponse(page: Page): Promise<void> {
  await page.route("**/api/admin/login", (route) =>
    route.fulfill({ status: 500, body: "<html>Bad things</html>" }),
  );
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Login failed");
  await expect(notice(page).getByText("Login failed")).toHaveCount(2);
  await expect(notice(page)).not.toContainText("html");
  await page.unroute("**/api/admin/login");
}

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });
  test("signing in works as a plain form", async ({ page }) => {
    await page.goto(`${shop.baseURL}/admin/account`);
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("guess");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      "Login failed. Wrong username or password.",
    );
    await expect(page.getByLabel("Username")).toHaveValue("admin");
    await page.getByLabel("Password").fill(admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/admin/account`);
    await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  });
});

test("two-step sign-in is turned on with an app, required at sign-in, and turned off @phone", async ({
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
  const [first = "", second = ""] = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await openPage(page, `${shop.baseURL}/admin/account`);
  await test.step("sign in with a recovery code", () => signInWithRecoveryCode(page, first));

  await page.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await page.getByLabel("Your password").fill(admin.password);
  await page.getByLabel("Code").fill(second);
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Turn on two-step sign-in" })).toBeVisible();
});

async function signInWithRecoveryCode(page: Page, recoveryCode: string): Promise<void> {
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
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${shop.baseURL}/admin/account`);
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
}
