import type { Page } from "@playwright/test";
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

test("previews what is typed on the real page, and shows it to visitors once saved", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings/identity");
  const name = page.getByLabel("Shop name");
  await expect(name).toHaveValue("Fernhill Goldsmith");
  await expect(page.getByRole("button", { name: /^(Save|Discard)$/ })).toHaveCount(0);
  await name.fill("Blue Ridge Goldsmith");
  await expectPreviewed(page, "banner", "Blue Ridge Goldsmith™");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  // The frame of the desk follows.
  const brand = { name: "Blue Ridge Goldsmith™", includeHidden: true };
  await expect(page.getByRole("link", brand).first()).toBeAttached();
  const visitor = await page.context().newPage();
  await openPage(visitor, `${shop.baseURL}/`);
  await expect(visitor.getByRole("banner")).toContainText("Blue Ridge Goldsmith™");
  await visitor.close();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Fernhill Goldsmith");
  expect(await readSetting("businessName")).toBe("Fernhill Goldsmith");
});

test("shows Save once something has changed, below the field that is typed in @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings/contact");
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
});

test("previews the studio on the About page @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByLabel("City").fill("Lexington");
  await expectPreviewed(page, "main", "Lexington, Virginia");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Staunton");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Lexington");
});

test("reports an invalid value beside its field, and saves nothing @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("nobody");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(email).toHaveValue("hello@fernhill-goldsmith.example");
});

test("refuses a name of 200 letters and a hostile link with a sentence each @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings/identity");
  await page.getByLabel("Shop name").fill("a".repeat(200));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#settings-businessName-error")).not.toBeEmpty();
  await page.getByRole("button", { name: "Discard" }).click();
  await openPage(page, `${shop.baseURL}/admin/settings/social`);
  await page.getByLabel("Instagram", { exact: true }).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a username or an Instagram link.")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
});

test.describe("when two people change the same setting", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });

  test("the second sees both values and loses neither", async ({ page }) => {
    await openDesk(page, shop, "/admin/settings/contact");
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
  });
});

test("asks before leaving with unsaved settings", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/contact");
  await page.getByLabel("Phone").fill("(540) 555-0199");
  await leaveSettings(page);
  const ask = page.getByRole("dialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(540) 555-0199");
  await leaveSettings(page);
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(page).not.toHaveURL(/settings\/contact/);
});

test("a wide window has the subjects in its sidebar", { tag: "@desktop" }, async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  await expect(page).toHaveURL(`${shop.baseURL}/admin/settings/identity`);
  const menu = page.getByRole("navigation", { name: "Settings" });
  for (const label of ["Social networks", "Home page", "Footer pages", "Backups"]) {
    await menu.getByRole("link", { name: label }).click();
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    await expect(menu.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
  }
  await menu.getByRole("link", { name: "Back to the desk" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin`);
});

test("a phone lists the subjects with their state", { tag: "@phone" }, async ({ page }) => {
  await openDesk(page, shop, "/admin/settings");
  const list = page.getByRole("navigation", { name: "Settings" });
  await expect(list.getByRole("link", { name: "Footer pages" })).toContainText("written");
  await expectAccessible(page);
  await list.getByRole("link", { name: "Home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home page" })).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await expect(list).toBeVisible();
});

test("a footer page is written as rich text, and is then linked @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/pages");
  await expectAccessible(page);
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

test("a footer page begins with a draft, which visitors see once it is published @desktop", async ({
  page,
}) => {
  const cleared = await shop.artisan.put("/api/pages/terms-of-service", { data: { content: "" } });
  expect(cleared.ok()).toBe(true);
  await openDesk(page, shop, "/admin/settings/pages");
  await page.getByRole("button", { name: "Start from a draft Terms of Service" }).click();
  const panel = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(panel).toContainText("Visitors don’t see it until you publish it.");
  await expect(panel.getByRole("textbox", { name: "Text" })).toContainText("Staunton, Virginia");
  await expectAccessible(page);
  const visit = () => fetch(`${shop.baseURL}/pages/terms-of-service`);
  expect((await visit()).status).toBe(404);
  await panel.getByRole("button", { name: "Publish page" }).click();
  await expect(notice(page)).toContainText("Page saved");
  expect(await (await visit()).text()).toContain("<h2>Pieces made for you</h2>");
});

/** Opens the preview where it is behind a link, and expects the text in a landmark of the page. */
async function expectPreviewed(page: Page, landmark: "banner" | "main", text: string) {
  const link = page.getByRole("button", { name: "Preview", exact: true });
  const isBehindLink = await link.isVisible();
  if (isBehindLink) await link.click();
  const frame = page.frameLocator("iframe[title='Preview of the page']");
  await expect(frame.locator(landmark === "banner" ? "header.head" : "main")).toContainText(text);
  if (isBehindLink) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
}

async function leaveSettings(page: Page) {
  const back = page.getByRole("link", { name: "Back to the desk" });
  await ((await back.isVisible()) ? back : page.getByRole("link", { name: "Orders" })).click();
}

async function readSetting(key: string): Promise<unknown> {
  const response = await shop.artisan.get("/api/settings");
  return ((await response.json()) as Record<string, unknown>)[key];
}

test.describe("Account", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /400/ });

  test("lists sessions, and ends the others", async ({ page, playwright }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: shop.baseURL });
    await signIn(elsewhere);
    await openDesk(page, shop, "/admin/account");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign out elsewhere" }).click();
    await expect(notice(page)).toContainText("Signed out everywhere else");
    await expect(page.getByText("You aren’t signed in anywhere else.")).toBeVisible();
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
