import type { Browser, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";
import { openAllFields } from "./open-all-fields.ts";

const EMAIL = "ruth@shop.example";
const NEW_PASSWORD = "a new long password";

let mail: MailServer;
let shop: OwnShop;
test.beforeEach(async () => {
  mail = await openMailServer();
  shop = await openOwnShop("empty", { SMTP_URL: mail.url, MAIL_FROM: "Shop <hello@shop.example>" });
});
test.afterEach(async ({ page }) => {
  // What the page still asks for would find nobody.
  await page.close();
  await shop.close();
  await mail.close();
});
test.use({ allowedErrors: /400|401|403|404|409/ });

/** The link of the newest mail; long lines of a mail are folded with "=". */
function linkIn(text: string | undefined, path: string): string {
  const unfolded = text?.replaceAll("=\r\n", "") ?? "";
  const found = new RegExp(`/admin/${path}/[\\w.-]+`).exec(unfolded)?.[0];
  if (!found) throw new Error(`No link to ${path} in the mail`);
  return shop.baseURL + found;
}

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const newPage = async (browser: Browser, scripts = true) =>
  (await browser.newContext({ javaScriptEnabled: scripts })).newPage();

test("a forgotten password is reset by a mailed link, once, and signing out everywhere ends that session @desktop", async ({
  page,
  browser,
}) => {
  await openDesk(page, shop, "/admin/account");
  await page.getByLabel("Your email").fill(EMAIL);
  await page.getByLabel("Password, to confirm").fill(admin.password);
  await page.getByRole("button", { name: "Save email" }).click();
  await expect(notice(page)).toContainText("Email saved");

  const outside = await newPage(browser);
  await openPage(outside, `${shop.baseURL}/admin/login`);
  await outside.getByRole("link", { name: "Forgot your password?" }).click();
  await outside.getByRole("button", { name: "Send link" }).click();
  await expect(outside.getByLabel("Username or email")).toBeFocused();
  await expect(outside.getByText("Enter your username or email.", { exact: true })).toBeVisible();
  await expectAccessible(outside);
  await outside.getByLabel("Username or email").fill(EMAIL);
  await outside.getByRole("button", { name: "Send link" }).click();
  await expect(outside.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect.poll(() => mail.arrived.length).toBe(1);
  expect(mail.arrived[0]).toContain(`To: ${EMAIL}`);

  const link = linkIn(mail.arrived[0], "reset-password");
  await openPage(outside, link);
  await outside.getByLabel("New password").fill("short");
  await outside.getByRole("button", { name: "Save password" }).click();
  await expect(outside.getByText("Use at least 10 characters")).toBeVisible();
  await expectAccessible(outside);
  await outside.getByLabel("New password").fill(NEW_PASSWORD);
  await outside.getByRole("button", { name: "Save password" }).click();
  await expect(outside.getByText("Your password is saved. Sign in with it.")).toBeVisible();
  await signInAs(outside, admin.username, NEW_PASSWORD);
  await expect(outside).toHaveURL(`${shop.baseURL}/admin`);

  // The session from before has ended, and the link works no more, without scripts either.
  expect((await shop.artisan.get("/api/orders")).status()).toBe(401);
  await test.step("the link works once", () => openUsedLink(browser, link));
  await test.step("sign out everywhere", () => signOutEverywhere(outside));
});

async function openUsedLink(browser: Browser, link: string): Promise<void> {
  const plain = await newPage(browser, false);
  expect((await plain.goto(link))?.status()).toBe(404);
  await expect(
    plain.getByRole("heading", { name: "This link doesn’t work anymore" }),
  ).toBeVisible();
  await plain.getByRole("link", { name: "Send a new link" }).click();
  await plain.getByLabel("Username or email").fill("nobody");
  await plain.getByRole("button", { name: "Send link" }).click();
  await expect(plain.getByRole("heading", { name: "Check your email" })).toBeVisible();
  expect(mail.arrived).toHaveLength(1);
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/settings/people`);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("dialog", { name: "Sign out everywhere?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/login`);
  expect((await page.request.get(`${shop.baseURL}/api/orders`)).status()).toBe(401);
}

test("an invited person is kept to pieces and collections, and out once removed @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/settings");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(page.getByText("admin (you)")).toBeVisible();
  await test.step("the only person with full access keeps it", () => keepFullAccess(page));
  const link = await test.step("a person is invited", () => invite(page));
  const nora = await newPage(browser);
  await openPage(nora, link);
  await test.step("she chooses a password, and works", () => accept(nora));
  await shop.artisan.put("/api/settings", { data: { phone: "(540) 555-0142" } });
  await page.reload();
  const entries = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(entries.first()).toHaveText(/^admin changed Contact and hours.+\d:\d\d [AP]M$/);
  await expect(entries.nth(1)).toHaveText(/^Nora Albrecht added Laurel Ring.+\d:\d\d [AP]M$/);

  await page.getByRole("button", { name: "Change Nora Albrecht" }).click();
  const sheet = page.getByRole("dialog", { name: "Nora Albrecht" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Remove access" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove access" }).click();
  await expect(notice(page)).toContainText("Nora Albrecht can’t sign in anymore");
  expect((await nora.request.get(`${shop.baseURL}/api/inventory`)).status()).toBe(401);
  await nora.goto(`${shop.baseURL}/admin`);
  await expect(nora).toHaveURL(/\/admin\/login/);
});

async function keepFullAccess(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Change admin" }).click();
  const sheet = page.getByRole("dialog", { name: "admin" });
  await sheet.getByText("Pieces and collections", { exact: true }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("Someone needs full access.");
  await page.keyboard.press("Escape");
}

/** @returns the link of the invitation that was mailed */
async function invite(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByLabel("Their name").fill("Nora Albrecht");
  await page.getByLabel("Their email").fill("nora@shop.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  const invitation = page.getByRole("dialog", { name: "Invitation for Nora Albrecht" });
  await expect(invitation).toContainText("We sent this link to nora@shop.example.");
  const shown = await invitation.getByLabel("Link").inputValue();
  await expectAccessible(page);
  await invitation.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^Invited .*, not signed in yet$/)).toBeVisible();
  const link = linkIn(mail.arrived[0], "invitation");
  expect(link.split("/").at(-1)).toBe(shown.split("/").at(-1));
  return link;
}

async function accept(nora: Page): Promise<void> {
  await expect(nora.getByRole("heading", { name: "Welcome, Nora Albrecht" })).toBeVisible();
  await nora.getByLabel("New password").fill(NEW_PASSWORD);
  await nora.getByRole("button", { name: "Save password" }).click();
  // The password that was just chosen is not asked for again.
  await expect(nora).toHaveURL(`${shop.baseURL}/admin`);
  await expect(nora.getByRole("heading", { name: "No pieces yet" })).toBeVisible();
  await expect(nora.getByText("Revenue Today")).toHaveCount(0);
  await expectAccessible(nora);
  await nora.goto(`${shop.baseURL}/admin/orders`);
  await expect(nora.getByRole("heading", { name: "You can’t open this screen" })).toBeVisible();
  await nora.getByRole("link", { name: "See all pieces" }).click();
  await nora.getByRole("button", { name: "Add New" }).first().click();
  const editor = nora.getByRole("dialog", { name: "Add New Product" });
  await openAllFields(editor);
  await editor.getByLabel("Product Name").fill("Laurel Ring");
  await editor.getByLabel("Price").fill("120");
  await editor.getByRole("button", { name: "Create Product" }).click();
  await expect(notice(nora)).toContainText("Product created successfully!");
}
