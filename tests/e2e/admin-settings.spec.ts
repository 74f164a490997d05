import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop, signIn } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("previews settings while typing, and shows them to visitors once saved", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  const preview = page.getByRole("region", { name: "Preview" });
  const name = page.getByLabel("Business name");
  await expect(name).toHaveValue("Fernhill Goldsmith");
  await expect(page.getByRole("button", { name: "Save settings" })).toBeDisabled();
  await name.fill("Blue Ridge Goldsmith");
  await page.getByLabel("City").fill("Lexington");
  await expect(preview).toContainText("Blue Ridge Goldsmith™");
  await expect(preview).toContainText("Lexington, Virginia");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(notice(page)).toContainText("Settings saved");
  // The frame of the desk follows.
  await expect(page.getByRole("link", { name: "Blue Ridge Goldsmith™" }).first()).toBeAttached();
  await openPage(page, `${shop.baseURL}/`);
  await expect(page.getByRole("contentinfo")).toContainText("Lexington");
  await expect(page.getByRole("banner")).toContainText("Blue Ridge Goldsmith™");
});

test("reports an invalid value beside its field, and saves nothing", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  await page.getByLabel("E-mail").fill("nobody");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue("hello@fernhill-goldsmith.example");
});

test("asks before leaving with unsaved settings", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  await page.getByLabel("Phone").fill("(540) 555-0199");
  await page.getByRole("link", { name: "Products" }).click();
  const ask = page.getByRole("dialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(540) 555-0199");
  await page.getByRole("link", { name: "Products" }).click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin`);
});

test("a footer page is written as rich text, and is then linked", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  await page.getByRole("button", { name: "Write Terms of Service" }).click();
  const panel = page.getByRole("dialog", { name: "Terms of Service" });
  await panel.getByRole("textbox", { name: "Text" }).fill("Everything is agreed by e-mail.");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save page" }).click();
  await expect(notice(page)).toContainText("Page saved");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Edit Terms of Service" })).toBeVisible();
  await openPage(page, `${shop.baseURL}/`);
  await page.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page.getByText("Everything is agreed by e-mail.")).toBeVisible();
});

test.describe("Account", () => {
  test.use({ allowedErrors: /400/ });

  test("lists sessions, and ends the others", async ({ page, playwright }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: shop.baseURL });
    await signIn(elsewhere);
    await openDesk(page, shop, "/admin/account");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign out elsewhere" }).click();
    await expect(notice(page)).toContainText("Signed out everywhere else");
    await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
    expect((await elsewhere.get("/api/orders")).status()).toBe(401);
    await elsewhere.dispose();
  });

  test("changes the password with the current one", async ({ page }) => {
    await openDesk(page, shop, "/admin/account");
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByLabel("New password again").fill(again);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await fill(admin.password, "short");
    await expect(page.getByText("Use at least 10 characters")).toBeVisible();
    await fill(admin.password, "a-new-password", "another-password");
    await expect(page.getByText("The two are not the same")).toBeVisible();
    await fill("not-the-old-one", "a-new-password");
    await expect(page.getByText("The current password is wrong.").first()).toBeVisible();
    await fill(admin.password, "a-new-password");
    await expect(notice(page)).toContainText("Password changed successfully");
    await expect(page.getByLabel("Current password")).toHaveValue("");
    await fill("a-new-password", admin.password);
    await expect(page.getByLabel("Current password")).toHaveValue("");
    await signIn(shop.artisan);
  });
});
