import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("a shop without email leads to setting it up, and passes on an invitation and a quote by their links @desktop", async ({
  page,
}) => {
  await openPage(page, `${shop.baseURL}/admin/forgot-password`);
  await expect(page.getByText("npm run admin -- reset-password NAME")).toBeVisible();
  await test.step("people are invited by a link", () => invite(page));
  await test.step("a quote is passed on by its link", () => passOnQuote(page));
  await test.step("subscribers are found, exported, removed and restored", async () => {
    await openPage(page, `${shop.baseURL}/admin/subscribers`);
    await restoreSubscriber(page);
  });
  await expect(page.getByRole("button", { name: "Write a letter" })).toHaveCount(0);
  await page.getByRole("link", { name: "Set up email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
});

async function invite(page: Page): Promise<void> {
  await openDesk(page, shop, "/admin/settings/people");
  await page.getByLabel("Their name").fill("Sam");
  await page.getByLabel("Their email").fill("sam@shop.example");
  await page.getByRole("button", { name: "Create invitation" }).click();
  const invitation = page.getByRole("dialog", { name: "Invitation for Sam" });
  await expect(invitation).toContainText("It wasn’t emailed. Send them this link yourself.");
  await expect(invitation.getByLabel("Link")).toHaveValue(/\/admin\/invitation\/invite\./);
}

async function passOnQuote(page: Page): Promise<void> {
  const pieces = (await (await shop.artisan.get("/api/products?limit=1")).json()) as {
    id: number;
  }[];
  const { id } = await create(shop.artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Ben Carter",
    email: "ben@example.com",
    message: "Could you ship it?",
    productIds: pieces.map((piece) => piece.id),
  });
  await openPage(page, `${shop.baseURL}/admin/inquiries/${id}/quote`);
  await expect(page.getByText("Your shop can’t send email yet, so Ben won’t get")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send quote" })).toHaveCount(0);
  await expectAccessible(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(notice(page)).toContainText("Quote ready");
  await expect(notice(page)).toContainText("Ben doesn’t know yet: send them the link.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/quotes/");
}

async function restoreSubscriber(page: Page): Promise<void> {
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toBe("subscribers.csv");
  await page.getByRole("searchbox", { name: "Search subscribers" }).fill("bookshop");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove hello@oldbookshop.example" }).click();
  await expect(notice(page)).toContainText("hello@oldbookshop.example removed");
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("rowheader", { name: "hello@oldbookshop.example" })).toBeVisible();
}
