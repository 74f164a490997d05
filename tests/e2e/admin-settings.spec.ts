import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop, signIn } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("a wide window has the subjects in its sidebar, and shows what is typed on the real page @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings");
  await expect(page).toHaveURL(`${shop.baseURL}/admin/settings/identity`);
  await test.step("visitors see it once it is saved", () => changeName(page));
  const menu = page.getByRole("navigation", { name: "Settings" });
  for (const label of ["Home page", "Footer pages", "Backups", "Social networks"]) {
    await menu.getByRole("link", { name: label }).click();
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    await expect(menu.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
  }
  await page.getByLabel("Instagram", { exact: true }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a username or an Instagram link.")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await menu.getByRole("link", { name: "Back to the desk" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin`);
});

const preview = (page: Page) => page.frameLocator("iframe[title='Preview of the page']");

async function changeName(page: Page): Promise<void> {
  const name = page.getByLabel("Shop name");
  await expect(name).toHaveValue("Fernhill Goldsmith");
  await expect(page.getByRole("button", { name: /^(Save|Discard)$/ })).toHaveCount(0);
  await name.fill("Blue Ridge Goldsmith");
  await expect(preview(page).locator("header.head")).toContainText("Blue Ridge Goldsmith™");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  // The frame of the desk follows.
  const brand = { name: "Blue Ridge Goldsmith™", includeHidden: true };
  await expect(page.getByRole("link", brand).first()).toBeAttached();
  expect(await (await fetch(shop.baseURL)).text()).toContain("Blue Ridge Goldsmith");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Fernhill Goldsmith");
  expect(await readSetting("businessName")).toBe("Fernhill Goldsmith");
}

async function readSetting(key: string): Promise<unknown> {
  const response = await shop.artisan.get("/api/settings");
  return ((await response.json()) as Record<string, unknown>)[key];
}

test.describe("a form of settings", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });

  test("shows Save once something has changed, what is wrong or changed by others, and asks before leaving", async ({
    page,
  }) => {
    await openDesk(page, shop, "/admin/settings/contact");
    await test.step("Save is below the field that is typed in", () => showSave(page));
    await test.step("the preview shows the studio", () => previewStudio(page));
    await test.step("an invalid value is reported beside its field", async () => {
      const email = page.getByRole("textbox", { name: "Email" });
      await email.fill("nobody");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(email).toHaveValue("hello@fernhill-goldsmith.example");
    });
    await test.step("two people who change one setting lose neither", () => chooseValue(page));
    await test.step("leaving asks first", () => leave(page));
  });
});

async function showSave(page: Page): Promise<void> {
  const city = page.getByLabel("City");
  const bar = page.locator(".settings-save");
  await city.evaluate((field: HTMLElement) => {
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight);
    field.focus({ preventScroll: true });
  });
  await expect(bar).toBeHidden();
  await page.keyboard.type("x");
  await expect(bar).toBeVisible();
  const bottom = () => city.evaluate((field) => field.getBoundingClientRect().bottom);
  const top = (await bar.boundingBox())?.y ?? 0;
  await expect.poll(bottom).toBeLessThanOrEqual(top);
  await bar.getByRole("button", { name: "Discard" }).click();
  await expect(bar).toBeHidden();
}

async function previewStudio(page: Page): Promise<void> {
  const city = page.getByLabel("City");
  await city.fill("Lexington");
  await expect(preview(page).locator("main")).toContainText("Lexington, Virginia");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(city).toHaveValue("Staunton");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(city).toHaveValue("Lexington");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(city).toHaveValue("Staunton");
}

async function chooseValue(page: Page): Promise<void> {
  const phone = page.getByLabel("Phone");
  await phone.fill("(540) 555-0111");
  await shop.artisan.put("/api/settings", { data: { phone: "(540) 555-0222" } });
  await page.getByRole("button", { name: "Save" }).click();
  const box = page.getByRole("region", { name: "Changed by someone else" });
  await expect(box).toContainText("Saved now: (540) 555-0222");
  await expect(box).toContainText("Yours: (540) 555-0111");
  await expectAccessible(page);
  expect(await readSetting("phone")).toBe("(540) 555-0222");
  await box.getByRole("button", { name: "Save mine" }).click();
  await expect(notice(page)).toContainText("Saved");
  expect(await readSetting("phone")).toBe("(540) 555-0111");

  await phone.fill("(540) 555-0333");
  await shop.artisan.put("/api/settings", { data: { phone: "(540) 555-0142" } });
  await page.getByRole("button", { name: "Save" }).click();
  await box.getByRole("button", { name: "Use theirs" }).click();
  await expect(phone).toHaveValue("(540) 555-0142");
  await expect(box).toBeHidden();
}

async function leave(page: Page): Promise<void> {
  await page.getByLabel("Phone").fill("(540) 555-0199");
  const back = page.getByRole("link", { name: "Back to the desk" });
  const ask = page.getByRole("dialog", { name: "Leave without saving?" });
  await back.click();
  await ask.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(540) 555-0199");
  await back.click();
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(page).not.toHaveURL(/settings\/contact/);
}

test("a footer page begins with a draft, and visitors see what is published @desktop", async ({
  page,
}) => {
  const visit = (path = "/pages/terms-of-service") => fetch(shop.baseURL + path);
  await openDesk(page, shop, "/admin/settings/pages");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start from a draft Terms of Service" }).click();
  const panel = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(panel).toContainText("Visitors don’t see it until you publish it.");
  const text = panel.getByRole("textbox", { name: "Text" });
  await expect(text).toContainText("Staunton, Virginia");
  await expectAccessible(page);
  expect((await visit()).status).toBe(404);
  await panel.getByRole("button", { name: "Publish page" }).click();
  await expect(notice(page)).toContainText("Page saved");
  await expect(panel).toBeHidden();
  expect(await (await visit()).text()).toContain("<h2>Pieces made for you</h2>");

  await page.getByRole("button", { name: "Edit Terms of Service" }).click();
  await text.fill("Everything is agreed by e-mail.");
  await panel.getByRole("button", { name: "Save page" }).click();
  await expect(panel).toBeHidden();
  await expect
    .poll(async () => (await visit()).text())
    .toContain("Everything is agreed by e-mail.");
  expect(await (await visit("/")).text()).toContain('href="/pages/terms-of-service"');
});

test.describe("Account", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /400/ });

  test("ends the other sessions, and changes the password with the current one", async ({
    page,
    playwright,
  }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: shop.baseURL });
    await signIn(elsewhere);
    await signIn(page.request, shop.baseURL);
    await page.goto(`${shop.baseURL}/admin/account`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign out elsewhere" }).click();
    await expect(notice(page)).toContainText("Signed out everywhere else");
    await expect(page.getByText("You aren’t signed in anywhere else.")).toBeVisible();
    expect((await elsewhere.get("/api/orders")).status()).toBe(401);
    await elsewhere.dispose();
    await test.step("the password", () => changePassword(page));
    await signIn(shop.artisan);
  });
});

async function changePassword(page: Page): Promise<void> {
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
}
