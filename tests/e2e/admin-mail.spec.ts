import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import {
  IMAP_PASSWORD,
  IMAP_USER,
  type ImapServer,
  openImapServer,
} from "#tests/support/imap-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

const USER = "hello@shop.example";
const PASSWORD = "an-app-password";

let mail: MailServer;
let mailbox: ImapServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mailbox = await openImapServer();
  mail = await openMailServer({ user: USER, pass: PASSWORD });
  shop = await openOwnShop("empty", { OUTBOUND_ALLOW: "127.0.0.1" });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
  await mailbox.close();
});
test.use({ allowedErrors: /422/ });

const failureOf = (page: Page) => page.getByRole("main").getByRole("alert");

test("email and answers by email are set up, a wrong password is named, and both are turned off @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/settings");
  const list = page.getByRole("navigation", { name: "Settings" });
  await expect(list.getByRole("link", { name: "Home page" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Email\s*(Not set up)?$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
  await test.step("a wrong password is named", () => enterWrongPassword(page));
  await test.step("the test mail arrives", () => sendTestMails(page));
  await test.step("answers are read from a mailbox of their own settings", () =>
    setUpMailbox(page));
  await page.getByRole("main").getByRole("link", { name: "Email" }).click();
  await page.getByRole("button", { name: "Turn off email" }).click();
  const question = page.getByRole("dialog", { name: "Turn off email?" });
  await question.getByRole("button", { name: "Turn off email" }).click();
  await expect(notice(page)).toContainText("Email is off");
});

async function enterWrongPassword(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fastmail" }).click();
  await expect(page.getByLabel("Email server")).toHaveValue("smtp.fastmail.com");
  await expect(page.getByLabel("Port")).toHaveValue("465");
  await expect(page.getByRole("link", { name: "How to get one from Fastmail" })).toBeVisible();
  await page.getByRole("button", { exact: true, name: "Save" }).click();
  await expect(page.getByLabel("Sender email")).toBeFocused();
  await expect(page.getByText("Enter a full email address, like hello@example.com.")).toBeVisible();

  await page.getByLabel("Email server").fill("127.0.0.1");
  await page.getByLabel("Port").fill(String(mail.port));
  await page.getByLabel("Encryption").selectOption("none");
  await page.getByLabel("Username").fill(USER);
  await page.getByLabel("Password").fill("my usual password");
  await expect(page.getByLabel("Sender email")).toHaveValue(USER);
  const arrived = mail.arrived.length;
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(failureOf(page)).toContainText("The email server didn’t accept the password");
  await expect(failureOf(page)).toContainText("Most providers need an app password");
  await expectAccessible(page);
  expect(mail.arrived).toHaveLength(arrived);

  // Everything that reads it says so.
  await page.goto(shop.baseURL + "/admin/setup");
  const step = page.getByRole("listitem").filter({ hasText: "Email" }).first();
  await expect(step).toContainText("The last email wasn’t sent. The email server didn’t accept");
  await page.goto(shop.baseURL + "/admin/settings/mail");
  await expect(failureOf(page)).toContainText("The email server didn’t accept the password");
}

async function sendTestMails(page: Page): Promise<void> {
  const arrived = mail.arrived.length;
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived).toHaveLength(arrived + 1);
  expect(mail.arrived.at(-1)).toContain("This is a test email from your shop.");

  // The password stays hidden, and a change of anything else keeps it.
  await page.reload();
  await expect(page.getByText("Saved and hidden. You can only replace it.")).toBeVisible();
  expect(await page.content()).not.toContain(PASSWORD);
  await page.getByLabel("Sender name").fill("Fernhill at the bench");
  await page.getByRole("button", { exact: true, name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived.at(-1)).toContain("From: Fernhill at the bench <hello@shop.example>");
}

async function setUpMailbox(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Set up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Answers by email" })).toBeVisible();
  await page.getByRole("button", { name: "Gmail" }).click();
  const incoming = page.getByLabel("Server for incoming email");
  await expect(incoming).toHaveValue("imap.gmail.com");
  await incoming.fill("127.0.0.1");
  await page.getByLabel("Port").fill(String(mailbox.port));
  await page.getByLabel("Encryption").selectOption("none");
  await page.getByLabel("Username").fill(IMAP_USER);
  await page.getByLabel("Password").fill("my usual password");
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(failureOf(page)).toContainText("The email server didn’t accept the password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByLabel("Password").fill(IMAP_PASSWORD);
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByText("It works. Your inbox has 0 emails.")).toBeVisible();
  expect(await page.content()).not.toContain(IMAP_PASSWORD);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(notice(page)).toContainText("Answers by email are off");
}
