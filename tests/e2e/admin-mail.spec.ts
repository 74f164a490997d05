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
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

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

test("email is set up in the settings, a wrong password is named, and the test mail arrives @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/settings");
  await page.getByRole("link", { name: /^Email\s*(Not set up)?$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
  await page.getByRole("button", { name: "Fastmail" }).click();
  await expect(page.getByLabel("Email server")).toHaveValue("smtp.fastmail.com");
  await expect(page.getByLabel("Port")).toHaveValue("465");
  await expect(page.getByRole("link", { name: "How to get one from Fastmail" })).toBeVisible();
  await expectAccessible(page);

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
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("The email server didn’t accept the password");
  await expect(failure).toContainText("Most providers need an app password");
  await expectAccessible(page);
  expect(mail.arrived).toHaveLength(arrived);

  // Everything that reads it says so.
  await page.goto(shop.baseURL + "/admin/setup");
  const step = page.getByRole("listitem").filter({ hasText: "Email" }).first();
  await expect(step).toContainText("The last email wasn’t sent. The email server didn’t accept");
  await page.goto(shop.baseURL + "/admin/settings/mail");
  await expect(failure).toContainText("The email server didn’t accept the password");

  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived).toHaveLength(arrived + 1);
  expect(mail.arrived.at(-1)).toContain("This is a test email from your shop.");
  await expectAccessible(page);

  await page.goto(shop.baseURL + "/admin/setup");
  await expect(step).toContainText("Set up");
  await page.goto(shop.baseURL + "/admin/settings/mail");

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

  // Customers' answers are read from a mailbox of their own settings.
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
  await expect(failure).toContainText("The email server didn’t accept the password");
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
  await page.getByRole("main").getByRole("link", { name: "Email" }).click();

  await page.getByRole("button", { name: "Turn off email" }).click();
  const question = page.getByRole("dialog", { name: "Turn off email?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Turn off email" }).click();
  await expect(notice(page)).toContainText("Email is off");
});

test("a server of one's own setting is shown, and only tested @desktop", async ({ page }) => {
  const own = await openOwnShop("empty", {
    SMTP_URL: `smtp://${encodeURIComponent(USER)}:${PASSWORD}@127.0.0.1:${mail.port}`,
    MAIL_FROM: "Fernhill <hello@shop.example>",
  });
  await openDesk(page, own, "/admin/settings/mail");
  await expect(page.getByRole("heading", { name: "Set on your server" })).toBeVisible();
  await expect(page.getByLabel("Email server")).toHaveCount(0);
  await expectAccessible(page);
  const arrived = mail.arrived.length;
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived).toHaveLength(arrived + 1);
  // What the page still asks for would find nobody.
  await page.close();
  await own.close();
});

test("a quote of a shop without email is passed on by its link @desktop", async ({ page }) => {
  const own = await openOwnShop("sample");
  try {
    const pieces = (await (await own.artisan.get("/api/products?limit=1")).json()) as {
      id: number;
    }[];
    const { id } = await create(own.artisan, "/api/inquiries/recorded", {
      source: "phone",
      name: "Ben Carter",
      email: "ben@example.com",
      message: "Could you ship it?",
      productIds: pieces.map((piece) => piece.id),
    });
    await openDesk(page, own, `/admin/inquiries/${id}/quote`);
    await expect(page.getByText("Your shop can’t send email yet, so Ben won’t get")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send quote" })).toHaveCount(0);
    await expectAccessible(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(notice(page)).toContainText("Quote ready");
    await expect(notice(page)).toContainText("Ben doesn’t know yet: send them the link.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/quotes/");
    await page.goto("about:blank");
  } finally {
    await own.close();
  }
});
