import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

const ADA = "ada@fernhill.test";
const BOB = "bob@fernhill.test";

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

const subscribeBy = async (page: Page, address: string) => {
  await openPage(page, `${shop.baseURL}/about`);
  const stay = page.getByRole("region", { name: "Stay in Touch" });
  await stay.getByRole("textbox", { name: "Email" }).fill(address);
  await stay.getByRole("button").click();
  await expect(notice(page)).toContainText("Successfully subscribed!");
};

const readers = async () => (await (await shop.artisan.get("/api/mail")).json()).readers as number;

const outcomeOf = async (answer: APIResponse) => [answer.status(), await answer.text()];

test("confirms an address by its own link before it gets letters, and again after unsubscribing @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(MAIL_TIMEOUT + 60_000);
  await subscribeBy(page, ADA);
  await subscribeBy(page, ADA);
  await expect.poll(() => mailsTo(ADA).length, { timeout: MAIL_TIMEOUT }).toBe(1);

  const link = linkIn(ADA, "confirm-subscription");
  await openPage(page, link);
  await expect(page.getByRole("heading", { name: "Confirm your subscription" })).toBeVisible();
  await expectAccessible(page);
  expect(await readers()).toBe(0);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "You are subscribed." })).toBeVisible();
  await expectAccessible(page);
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

  // The answer is the same for a known, an unsubscribed and a new address.
  const answers = [];
  for (const email of [ADA, ADA, BOB, BOB]) {
    answers.push(
      await outcomeOf(
        await page.request.post(`${shop.baseURL}/api/subscribe`, { data: { email } }),
      ),
    );
  }
  expect(new Set(answers.map((answer) => answer.join(" "))).size).toBe(1);
  await expect.poll(() => mailsTo(BOB).length, { timeout: MAIL_TIMEOUT }).toBe(1);
  expect(mailsTo(ADA)).toHaveLength(1);
  expect(await readers()).toBe(0);

  const second = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await second.newPage();
  await plainPage.goto(linkIn(BOB, "confirm-subscription"));
  await plainPage.getByRole("button", { name: "Confirm" }).click();
  await expect(plainPage.getByRole("heading", { name: "You are subscribed." })).toBeVisible();
  await second.close();
  expect(await readers()).toBe(1);

  await openDesk(page, shop, "/admin/subscribers");
  await expect(page.getByText("1 confirmed, 0 waiting to confirm.")).toBeVisible();
  await expect(page.getByRole("row", { name: ADA })).toContainText("unsubscribed");
});

test("answers a forged link with a sentence, uncached and not indexed @desktop", async ({
  request,
}) => {
  const answer = await request.get(`${shop.baseURL}/confirm-subscription/1-1.x`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("This link doesn’t work anymore.");
  expect(answer.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
});
