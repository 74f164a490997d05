import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const ADA = "ada@fernhill.test";
const ANA = "ana@fernhill.test";

/** The job that sends mail runs every 15 seconds. */
const MAIL_TIMEOUT = 60_000;

let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer();
  const MAIL_FROM = "Fernhill <hello@shop.example>";
  shop = await openOwnShop("empty", { SMTP_URL: mail.url, MAIL_FROM });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

const mailsTo = (address: string) =>
  mail.arrived.filter((text) => text.includes(`To: ${address}\r\n`));

/** A link of the newest mail to an address; long lines of a mail are folded with "=". */
function linkIn(address: string, path: string): string {
  const text = mailsTo(address).at(-1)?.replaceAll("=\r\n", "") ?? "";
  const found = new RegExp(`/${path}/[\\w.-]+`).exec(text)?.[0];
  if (!found) throw new Error(`No link to /${path} in the mail to ${address}`);
  return shop.baseURL + found;
}

async function subscribeTwice(page: Page): Promise<void> {
  await openPage(page, `${shop.baseURL}/about`);
  const stay = page.getByRole("region", { name: "Stay in Touch" });
  await stay.getByRole("textbox", { name: "Email" }).fill(ADA);
  await stay.getByRole("button").click();
  await expect(notice(page)).toContainText("Successfully subscribed!");
  const again = await shop.artisan.post("/api/subscribe", { data: { email: ADA } });
  expect(again.ok()).toBe(true);
}

const readers = async () => (await (await shop.artisan.get("/api/mail")).json()).readers as number;

test("confirms an address by its own link before it gets letters, and ends it by another @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(MAIL_TIMEOUT + 60_000);
  await subscribeTwice(page);
  await expect.poll(() => mailsTo(ADA).length, { timeout: MAIL_TIMEOUT }).toBe(1);

  const link = linkIn(ADA, "confirm-subscription");
  await openPage(page, link);
  await expect(page.getByRole("heading", { name: "Confirm your subscription" })).toBeVisible();
  await expectAccessible(page);
  expect(await readers()).toBe(0);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed." })).toBeVisible();
  expect(await readers()).toBe(1);

  // Without scripts, by the link of the same mail: the address leaves.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(linkIn(ADA, "unsubscribe"));
  await bare.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(bare.getByRole("heading", { name: "You’re unsubscribed." })).toBeVisible();
  await bare.goto(link);
  await expect(
    bare.getByRole("heading", { name: "This link doesn’t work anymore." }),
  ).toBeVisible();
  await plain.close();
  expect(await readers()).toBe(0);
  expect(mailsTo(ADA)).toHaveLength(1);
  await openDesk(page, shop, "/admin/subscribers");
  await expect(page.getByRole("row", { name: ADA })).toContainText("unsubscribed");
});

async function addSoldPiece(): Promise<number> {
  const response = await shop.artisan.post("/api/products", {
    data: { name: "Opal ring", price: "1290.00", availability: "sold" },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

test(
  "a visitor without scripts asks to be notified, confirms, and leaves again",
  { tag: "@phone" },
  async ({ page, browser }) => {
    test.setTimeout(MAIL_TIMEOUT + 60_000);
    const id = await addSoldPiece();
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    });
    const bare = await plain.newPage();
    await bare.goto(`${shop.baseURL}/products/${id}`);
    await bare.getByText("Tell me if it becomes available").click();
    await bare.getByLabel("Your email").fill(ANA);
    await bare.getByRole("button", { name: "Tell me", exact: true }).click();
    await expect(bare.getByText("Press Confirm in the email from us")).toBeVisible();

    await expect.poll(() => mailsTo(ANA).length, { timeout: MAIL_TIMEOUT }).toBe(1);
    const link = linkIn(ANA, "waiting-list");
    await bare.goto(link);
    await bare.getByRole("button", { name: "Confirm" }).click();
    await expect(bare.getByRole("heading", { name: "You’re on the list." })).toBeVisible();
    await plain.close();

    // With scripts, the same pages are accessible and as wide as the screen.
    await page.goto(`${shop.baseURL}/products/${id}`);
    await page.getByText("Tell me if it becomes available").click();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await openDesk(page, shop, `/admin?edit=${id}`);
    const list = page.getByRole("region", { name: "Waiting list" });
    await expect(list.getByText("One person gets an email")).toBeVisible();
    await list.getByRole("button", { name: `Remove ${ANA}` }).click();
    const question = page.getByRole("dialog", { name: `Remove ${ANA}?` });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();

    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Take me off the list" }).click();
    await expect(page.getByRole("heading", { name: "You’re off the list." })).toBeVisible();
    const left = await shop.artisan.get("/api/waiting-list");
    expect(await left.json()).toEqual([]);
  },
);
