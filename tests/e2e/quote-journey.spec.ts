import { expect, test } from "#tests/support/browser-test.ts";
import { answerByMail, type ImapServer, openImapServer } from "#tests/support/imap-server.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { chooseElse, notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
let mail: MailServer;
let mailbox: ImapServer;
test.beforeAll(async () => {
  mail = await openMailServer();
  shop = await openOwnShop("sample", {
    SMTP_URL: mail.url,
    MAIL_FROM: "Fernhill <hello@shop.example>",
    OUTBOUND_ALLOW: "127.0.0.1",
  });
  mailbox = await openImapServer();
  const saved = await shop.artisan.put("/api/settings/mailbox", { data: mailbox.settings });
  expect(saved.status()).toBe(200);
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
  await mailbox.close();
});

/** The text of the mail with a subject, as it arrived. */
const mailWith = (subject: string): string =>
  mail.arrived
    .find((each) => each.includes(`Subject: ${subject}`))
    ?.replaceAll("=\r\n", "")
    .replaceAll("=3D", "=") ?? "";

const quoteMail = () => mailWith("Re: Your inquiry: ");
const thanks = () => mail.arrived.filter((each) => /^Subject: Order \d+: thank you/m.test(each));

// An address that is incomplete.
test.use({ allowedErrors: /status of 400/ });

test("a visitor asks, gets a quote, answers by mail, and accepts in two tabs: one order with a deposit @phone", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const found = await page.request.get(`${shop.baseURL}/api/products?search=sapphire+solitaire`);
  const [piece] = (await found.json()) as { id: number; name: string }[];
  const path = `/api/products/${piece?.id}`;
  // The sample shop reserves it for somebody.
  await shop.artisan.patch(path, { data: { availability: "available" } });
  await openPage(page, `${shop.baseURL}/products/${piece?.id}`);
  const opened = page.waitForResponse("**/api/inquiries/token");
  await page.getByRole("link", { name: "Inquire About This Piece" }).click();
  await opened;
  const openedAt = Date.now();
  await page.getByLabel("Name", { exact: true }).fill("Ana Castillo");
  const form = page.locator(".inquiry");
  await form.getByLabel("Email", { exact: true }).fill("ana.castillo@example.com");
  // A message sent sooner is held as a machine's.
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(3000);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ana." })).toBeVisible();

  const desk = await browser.newContext({ viewport: page.viewportSize() });
  const screen = await desk.newPage();
  await openDesk(screen, shop, "/admin/settings/quotes");
  await screen.getByLabel("Sales tax, percent").fill("5.3");
  await screen.getByRole("button", { exact: true, name: "Save" }).click();
  await expect(notice(screen)).toContainText("Saved");
  await openDesk(screen, shop, "/admin/inquiries");
  await screen.getByRole("link", { name: /Ana Castillo/ }).click();
  await chooseElse(screen, /^Reserve for Ana until/);
  await expect(notice(screen)).toContainText("Reserved for Ana");
  await chooseElse(screen, "Make a quote");
  await expect(screen.getByRole("heading", { name: "Quote for Ana Castillo" })).toBeVisible();
  await screen.getByRole("button", { name: "Add custom work" }).click();
  await screen.getByLabel("Custom work", { exact: true }).fill("Wedding band, plain");
  await screen.getByLabel("Price of custom work, US dollars").fill("640");
  await screen.getByLabel("Metal", { exact: true }).fill("18k white gold");
  await expect(screen.getByLabel("Sales tax, percent")).toHaveValue("5.3");
  await screen.getByLabel("Note to Ana").fill("Hi Ana, this covers both rings.");
  await expect(screen.locator(".quote-sums-total")).toContainText("2,969.46");
  await expect(screen.getByText("$1,484.73, before you start.")).toBeVisible();
  await expect(screen.getByText(/^Draft, saved at/)).toBeVisible();
  await expectAccessible(screen);
  await expectNoSideScroll(screen);
  await screen.getByRole("tab", { name: "What Ana sees" }).click();
  await expect(screen.getByText("Your quote, Ana")).toBeVisible();
  await expectAccessible(screen);
  await screen.getByRole("tab", { name: "Edit" }).click();

  // The draft is there again.
  await screen.reload();
  await expect(screen.getByLabel("Note to Ana")).toHaveValue("Hi Ana, this covers both rings.");
  await screen.getByRole("button", { name: "Send quote" }).click();
  await expect(notice(screen)).toContainText("Quote sent");
  const messages = screen.getByRole("list", { name: "What happened" });
  await expect(messages.getByText("$2,969.46")).toBeVisible();
  await expect(messages.getByRole("link", { name: "What Ana sees" })).toBeVisible();

  await expect.poll(quoteMail, { timeout: 60_000 }).toContain("/quotes/");
  const conversation = new URL(screen.url()).pathname;
  const answer = { from: "ana.castillo@example.com", text: "Friday suits me." };
  mailbox.deliver(answerByMail(answer, quoteMail()), new Date().toISOString());
  const address = /\/quotes\/[\w-]+/.exec(quoteMail())?.[0] ?? "";
  const [first, second] = [page, await page.context().newPage()];
  for (const tab of [first, second]) {
    await tab.goto(shop.baseURL + address);
    await expect(tab.getByRole("heading", { name: "Your quote, Ana" })).toBeVisible();
    await expect(tab.getByText("$1,484.73").first()).toBeVisible();
  }
  await expectAccessible(first);
  await expectNoSideScroll(first);
  await first.getByRole("link", { name: "Review and accept" }).click();
  await expect(first.locator(".quote-bar")).toBeHidden();
  await first.getByRole("radio", { name: /^Ship it to me/ }).check();
  await first.getByRole("button", { name: "Accept quote" }).click();
  await expect(first.getByText("Enter your city.")).toBeVisible();
  await first.getByRole("radio", { name: /^Pick up in/ }).check();
  await first.getByRole("button", { name: "Accept quote" }).click();
  await expect(first.getByRole("heading", { name: "Thank you, Ana." })).toBeFocused();
  await second.getByRole("button", { name: "Accept quote" }).click();
  await expect(second.getByRole("heading", { name: "Thank you, Ana." })).toBeVisible();
  await expectNoSideScroll(first);

  const orders = await shop.artisan.get("/api/orders?search=Castillo");
  expect(await orders.json()).toMatchObject([
    { total: "2969.46", deposit: "1484.73", delivery: "pickup", status: "pending" },
  ]);
  const sold = await page.request.get(shop.baseURL + path);
  expect(await sold.json()).toMatchObject({ availability: "sold" });
  await expect.poll(thanks, { timeout: 60_000 }).toHaveLength(1);
  await expect
    .poll(() => mailWith("Ana Castillo accepted your quote"), { timeout: 60_000 })
    .toContain("hello@fernhill");

  await screen.reload();
  await expect(messages.getByText("Quote accepted, $2,969.46")).toBeVisible();
  await messages.getByRole("link", { name: /^Order \d+$/ }).click();
  await expect(screen).toHaveURL(/\/admin\/orders\/\d+$/);
  const stages = screen.getByRole("list", { name: "Where the sale is" });
  await expect(stages.getByText("Quoted")).toBeHidden();
  await screen.getByRole("button", { name: "All steps" }).click();
  await expect(stages.getByText("Quoted")).toBeVisible();
  // The sale is the same at the address of its order.
  await expect(messages.getByText("Quote accepted, $2,969.46")).toBeVisible();
  await screen.getByRole("button", { name: "Record deposit" }).click();
  const payment = screen.getByRole("dialog", { name: "Record payment" });
  await expect(payment.getByLabel("Amount, US dollars")).toHaveValue("1484.73");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(notice(screen)).toContainText("Payment recorded");
  for (const step of ["Start Preparation", "Ready for Pickup", "Picked Up"]) {
    await screen.getByRole("button", { name: step }).click();
    await expect(screen.getByRole("button", { name: step })).toHaveCount(0);
  }
  await expect(messages.getByText(/^Picked up by /)).toBeVisible();
  await expectAccessible(screen);
  await expectNoSideScroll(screen);
  await first.reload();
  await expect(first.getByRole("heading", { name: /^Receipt \d{4}-\d{4}$/ })).toBeVisible();
  await expectAccessible(first);

  // By now the mailbox, which is read every minute, was read.
  const readAnswer = async () => (await shop.artisan.get(`/api${conversation.slice(6)}`)).text();
  await expect.poll(readAnswer, { timeout: 90_000 }).toContain("Friday suits me.");
  await openDesk(screen, shop, conversation);
  await expect(messages.getByText("Friday suits me.")).toBeVisible();
  await expect(messages.getByText("On Friday Fernhill wrote:")).toHaveCount(0);
  await desk.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote is accepted by its form @phone", async ({ page }) => {
    const asked = await shop.artisan.post("/api/inquiries/recorded", {
      data: { source: "phone", name: "Bo Reed", phone: "(434) 555-0101", message: "A ring" },
    });
    const { id } = (await asked.json()) as { id: number };
    const made = await shop.artisan.post(`/api/inquiries/${id}/quotes`, {
      data: { items: [{ title: "Signet ring", price: "120.00" }], shipping: "12.00" },
    });
    const quote = (await made.json()) as { id: number; publicUrl: string };
    await shop.artisan.post(`/api/quotes/${quote.id}/send`);
    await page.goto(shop.baseURL + new URL(quote.publicUrl).pathname);
    await page.getByRole("radio", { name: /^Ship it to me/ }).check();
    await page.getByLabel("City").fill("Staunton");
    await page.getByRole("button", { name: "Accept quote" }).click();
    await expect(page.getByText("Enter your street and number.")).toBeVisible();
    await expect(page.getByLabel("City")).toHaveValue("Staunton");
    await page.getByLabel("Address", { exact: true }).fill("1 Mill Lane");
    await page.getByLabel("State").fill("Virginia");
    await page.getByLabel("ZIP code").fill("24401");
    await page.getByRole("button", { name: "Accept quote" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, Bo." })).toBeVisible();
    await expect(page.getByText("1 Mill Lane, Staunton")).toBeVisible();
    const orders = await shop.artisan.get("/api/orders?search=Reed");
    expect(await orders.json()).toMatchObject([{ total: "132.00", delivery: "shipping" }]);
  });
});
