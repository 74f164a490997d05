import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { addReader, signMailLink, subscribe } from "./letter-readers.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

test.describe("with a mail server", () => {
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

  test("tests a letter, sends it to all, and stops it in time @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/subscribers");
    await expect(page.getByText("0 confirmed, 9 waiting to confirm.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Write a letter" })).toBeDisabled();
    for (const name of ["ada", "bob"]) await addReader(shop, `${name}@example.com`);
    await page.reload();
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
    await expectAccessible(page);
    await question.getByRole("button", { name: "Send letter" }).click();
    await expect(notice(page)).toContainText("Your letter is on its way");
    await expect(notice(page).getByRole("button", { name: "Stop" })).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Dark silver" }).first();
    await expect(row).toContainText("on the way");
    await row.getByRole("button", { name: "Stop Dark silver" }).click();
    await expect(row).toContainText("not sent");
  });

  test("the link of a letter asks before unsubscribing, and subscribes again @desktop", async ({
    page,
  }) => {
    const reader = await subscribe(shop, "grace@example.com");
    const address = `${shop.baseURL}/unsubscribe/${await signMailLink(shop, "unsubscribe", String(reader.id))}`;
    await openPage(page, address);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You’re unsubscribed." })).toBeVisible();
    const isActive = async () => {
      const all = await (await shop.artisan.get("/api/subscribers")).json();
      return all.find(({ id }: { id: number }) => id === reader.id).isActive;
    };
    expect(await isActive()).toBe(false);
    await page.getByRole("button", { name: "Subscribe again" }).click();
    await expect(
      page.getByRole("heading", { name: "Unsubscribe from our letters?" }),
    ).toBeVisible();
    expect(await isActive()).toBe(true);
    // What a mail program sends by itself: no page, no cookie, no origin.
    const oneClick = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.ok).toBe(true);
    expect(await isActive()).toBe(false);
  });
});

test("leads to setting up email where the shop sends none @desktop", async ({ page }) => {
  const shop = await openOwnShop("empty");
  try {
    await openDesk(page, shop, "/admin/subscribers");
    await expect(page.getByRole("button", { name: "Write a letter" })).toHaveCount(0);
    await page.getByRole("link", { name: "Set up email" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
  } finally {
    // What the page still asks for would find nobody.
    await page.close();
    await shop.close();
  }
});
