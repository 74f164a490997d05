import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

const refused = ["gone@example.com"];
let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer({ refusesRecipients: refused });
  shop = await openOwnShop("empty", {
    SMTP_URL: mail.url,
    MAIL_FROM: "Fernhill <hello@shop.example>",
  });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

/** A mail of a status waits a minute, in which it can be stopped: here that minute is over. */
function endWaitOfMails() {
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"), { timeout: 5000 });
  const { changes } = database
    .prepare(
      "update outgoing_mails set due_at = created_at where state = 'waiting' and kind = 'processing'",
    )
    .run();
  database.close();
  expect(changes).toBe(1);
}

const readMails = async () =>
  (await (await shop.artisan.get("/api/settings/customer-mails")).json()) as { isOn: boolean }[];

const areOn = async () => (await readMails()).slice(0, 4).map(({ isOn }) => isOn);

test("customer emails are looked at, tried out, and switched off @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/customer-mails");
  await expect(page.getByRole("heading", { level: 1, name: "Customer emails" })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(10);
  await page.getByRole("link", { name: /^Shipped/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipped" })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the email"]');
  await expect(preview.getByText("Your order is on its way to you.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(page.getByText("Track the package: https://tools.usps.com")).toBeVisible();
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("Test email sent at")).toBeVisible();
  expect(mail.arrived.at(-1)).toMatch(/^Subject: Order 12: on its way/m);
  expect(mail.arrived.at(-1)).not.toMatch(/^List-/im);

  await page.getByRole("switch", { name: "Send “Shipped”" }).click();
  await expect(notice(page)).toContainText("“Shipped” is off");
  await expect(page.getByRole("switch", { name: "Send “Shipped”" })).not.toBeChecked();
  expect(await readMails()).toContainEqual(
    expect.objectContaining({ kind: "shipped", isOn: false }),
  );
  await page.getByRole("switch", { name: "Send “Shipped”" }).click();
  await expect(notice(page)).toContainText("“Shipped” is on");

  await page.locator("#main").getByRole("link", { name: "Customer emails" }).click();
  await pressQuickly(page);
});

/** Each switch ends as it was pressed last, however slowly the shop answers. */
async function pressQuickly(page: Page): Promise<void> {
  const { promise: arePressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/settings/customer-mails/*", async (route) => {
    await arePressed;
    await route.continue();
  });
  const switches = page.getByRole("switch");
  for (const index of [0, 1, 1, 2]) await switches.nth(index).click({ timeout: 5000 });
  await expect(switches.nth(0)).not.toBeChecked();
  await expect(switches.nth(1)).toBeChecked();
  answer();
  await expect.poll(areOn).toEqual([false, true, false, true]);
}

test("an order says which email went out, and a refused one is sent again @desktop", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const recorded = await shop.artisan.post("/api/orders", {
    data: {
      customerName: "Ana Castillo",
      customerEmail: refused[0],
      delivery: "pickup",
      items: [{ title: "Repair of a clasp", price: "80.00", quantity: 1 }],
    },
  });
  const { id } = (await recorded.json()) as { id: number };
  await openDesk(page, shop, `/admin/orders/${id}`);
  const emails = page.getByRole("list", { name: "What happened" });
  await page.getByRole("button", { name: "Start Preparation" }).click();
  await expect(emails).toContainText(/On-the-bench email goes out at \d/);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(emails).not.toContainText("email");
  await page.getByRole("button", { name: "Start Preparation" }).click();
  await expect(emails).toContainText(/On-the-bench email goes out at \d/);
  endWaitOfMails();
  await expect(emails).toContainText("couldn’t be sent", { timeout: 60_000 });

  await openDesk(page, shop, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Emails not sent" })).toBeVisible();
  await expect(page.getByText("On-the-bench email to gone@example.com")).toBeVisible();
  await expectAccessible(page);
  const arrived = mail.arrived.length;
  refused.length = 0;
  await page.getByRole("link", { name: `Order ${id}` }).click();
  await emails.getByRole("button", { name: "Try again" }).click();
  await expect(emails).toContainText(/On-the-bench email sent \d/, { timeout: 60_000 });
  expect(mail.arrived).toHaveLength(arrived + 1);
  expect(mail.arrived.at(-1)).toMatch(/^To: gone@example\.com/m);
});
