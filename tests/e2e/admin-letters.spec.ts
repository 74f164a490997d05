import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { addReader, signMailLink, subscribe } from "./letter-readers.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer();
  const MAIL_FROM = "Fernhill <hello@shop.example>";
  shop = await openOwnShop("sample", { SMTP_URL: mail.url, MAIL_FROM });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

test("a letter is tested, sent to all and stopped in time, and its link asks before unsubscribing @desktop", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/subscribers");
  await expect(page.getByText("0 confirmed, 9 waiting to confirm.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Write a letter" })).toBeDisabled();
  for (const name of ["ada", "bob"]) await addReader(shop, `${name}@example.com`);
  await page.reload();
  await test.step("write, test and send", () => sendLetter(page));
  const row = page.getByRole("listitem").filter({ hasText: "Dark silver" }).first();
  await expect(row).toContainText("on the way");
  await row.getByRole("button", { name: "Stop Dark silver" }).click();
  await expect(row).toContainText("not sent");
  await test.step("the server's own settings are shown, and only tested", () => testServer(page));
  await test.step("unsubscribe by the link of a letter", () => unsubscribe(page));
});

async function sendLetter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Write a letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Write a letter" });
  await dialog.getByRole("button", { name: /^Send to \d/ }).click();
  await expect(dialog).toContainText("Subject is required");
  await dialog.getByLabel("Announce a collection").selectOption("Dark silver");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Dark silver");
  await dialog.getByLabel("Letter", { exact: true }).fill("The oxidized ones are done.");
  const preview = dialog.getByRole("region", { name: "The letter" });
  await expect(preview).toContainText("The oxidized ones are done.");
  await expect(preview).toContainText("Your address and an unsubscribe link");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send to myself first" }).click();
  await expect(notice(page)).toContainText("Sent to hello@fernhill-goldsmith.example");
  expect(mail.arrived.at(-1)).toContain("Subject: Dark silver");
  await dialog.getByRole("button", { name: /^Send to \d/ }).click();
  const question = page.getByRole("dialog", { name: "Send “Dark silver” to 2 people?" });
  await expect(question).toContainText("It leaves after a minute. Until then you can stop it.");
  await question.getByRole("button", { name: "Send letter" }).click();
  await expect(notice(page)).toContainText("Your letter is on its way");
  await expect(notice(page).getByRole("button", { name: "Stop" })).toBeVisible();
}

async function testServer(page: Page): Promise<void> {
  await openPage(page, `${shop.baseURL}/admin/settings/mail`);
  await expect(page.getByRole("heading", { name: "Set on your server" })).toBeVisible();
  await expect(page.getByLabel("Email server")).toHaveCount(0);
  await expectAccessible(page);
  const arrived = mail.arrived.length;
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived).toHaveLength(arrived + 1);
}

async function unsubscribe(page: Page): Promise<void> {
  const { id } = await subscribe(shop, "grace@example.com");
  const token = await signMailLink(shop, "unsubscribe", String(id));
  const address = `${shop.baseURL}/unsubscribe/${token}`;
  await openPage(page, address);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You’re unsubscribed." })).toBeVisible();
  await page.getByRole("button", { name: "Subscribe again" }).click();
  await expect(page.getByRole("heading", { name: "Unsubscribe from our letters?" })).toBeVisible();
  // What a mail program sends by itself: no page, no cookie, no origin.
  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(address, { method: "POST", body: oneClick })).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain("You’re unsubscribed.");
}
