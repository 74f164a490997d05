import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { admin } from "#tests/support/sample-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

test.describe("Signing in", () => {
  test("returns to the requested page @desktop", async ({ page }) => {
    await openPage(page, `${shop.baseURL}/admin/settings/pages?edit=returns`);
    await expect(page).toHaveURL(
      `${shop.baseURL}/admin/login?next=%2Fadmin%2Fsettings%2Fpages%3Fedit%3Dreturns`,
    );
    await page.getByLabel("Username").fill(admin.username);
    await page.getByLabel("Password").fill(admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`${shop.baseURL}/admin/settings/pages?edit=returns`);
    await expect(notice(page)).toContainText("Login successful!");
    await expect(page.getByRole("dialog", { name: "Returns" })).toBeVisible();
  });

  test("opens the desk by default, never another site", { tag: "@desktop" }, async ({ page }) => {
    await openPage(page, `${shop.baseURL}/admin/login?next=https://elsewhere.example/`);
    await page.getByLabel("Username").fill(admin.username);
    await page.getByLabel("Password").fill(admin.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${shop.baseURL}/admin`);
  });

  test("requires both fields before sending @desktop", async ({ page }) => {
    await openPage(page, `${shop.baseURL}/admin/login`);
    await expect(page.getByText("Authorized personnel only")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /Good (morning|afternoon|evening)/,
    );
    let sent = 0;
    page.on("request", (request) => (sent += request.method() === "POST" ? 1 : 0));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Username")).toBeFocused();
    await page.getByLabel("Username").fill("admin");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Password")).toBeFocused();
    expect(sent).toBe(0);
    await expectAccessible(page);
  });

  test.describe("with a wrong password", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /401/ });
    test("is refused and keeps the name", async ({ page }) => {
      await openPage(page, `${shop.baseURL}/admin/login`);
      await page.getByLabel("Username").fill("admin");
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
    });
  });

  test.describe("when the response gives no reason", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /500/ });
    test("reports the failure without the raw response", async ({ page }) => {
      await page.route("**/api/admin/login", (route) =>
        route.fulfill({ status: 500, body: "<html>Bad things</html>" }),
      );
      await openPage(page, `${shop.baseURL}/admin/login`);
      await page.getByLabel("Username").fill("admin");
      await page.getByLabel("Password").fill("guess");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(notice(page).getByText("Login failed")).toHaveCount(2);
      await expect(notice(page)).not.toContainText("html");
    });
  });

  test.describe("without scripts", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: false, allowedErrors: /401/ });
    test("works as a plain form", async ({ page }) => {
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
});

test("signing out ends the session and opens the sign-in page @desktop", async ({ page }) => {
  await page.request.post(`${shop.baseURL}/api/admin/login`, { data: admin });
  await openPage(page, `${shop.baseURL}/admin`);
  await page.getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/login`);
  await page.goto(`${shop.baseURL}/admin`);
  await expect(page).toHaveURL(`${shop.baseURL}/admin/login`);
});

test.describe("a session that expires during work", () => {
  test.use({ allowedErrors: /401/ });
  test("is renewed in place, and keeps what was typed @phone", async ({ page }) => {
    await page.request.post(`${shop.baseURL}/api/admin/login`, { data: admin });
    await openPage(page, `${shop.baseURL}/admin?edit=new`);
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    const asked = Promise.all([
      page.waitForResponse(/suggested-details\?name=Midnight/),
      page.waitForResponse(/next-sku\?categoryId=12/),
    ]);
    await panel.getByLabel("Product Name").fill("Midnight Band");
    await panel.getByLabel("Price").fill("90");
    // What the editor still asks for would find the session gone before the press does.
    await asked;
    await page.context().clearCookies();
    await panel.getByRole("button", { name: "Create Product" }).click();
    const again = page.getByRole("dialog", { name: "You were signed out" });
    await again.getByLabel("Username").fill(admin.username);
    await again.getByLabel("Password").fill(admin.password);
    await again.getByRole("button", { name: "Sign In" }).click();
    await expect(again).toBeHidden();
    await expect(panel.getByLabel("Product Name")).toHaveValue("Midnight Band");
    await panel.getByRole("button", { name: "Create Product" }).click();
    await expect(notice(page)).toContainText("Product created successfully!");
  });
});
