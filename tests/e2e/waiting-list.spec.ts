import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

const ANA = "ana@fernhill.test";

/** The job that sends mail runs every 15 seconds. */
const MAIL_TIMEOUT = 60_000;

let mail: MailServer;
let shop: OwnShop;
test.beforeAll(async () => {
  mail = await openMailServer();
  shop = await openOwnShop("empty", {
    SMTP_URL: mail.url,
    MAIL_FROM: "Fernhill <hello@shop.example>",
  });
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
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
    // Browsers refuse by the same rule, so only a program gets here.
    const refused = await bare.request.post(`${shop.baseURL}/waiting-list`, {
      form: { productId: String(id), email: "ana@" },
    });
    await bare.goto(refused.url());
    await expect(bare.getByText("Enter your full email address")).toBeVisible();
    await bare.getByLabel("Your email").fill(ANA);
    await bare.getByRole("button", { name: "Tell me", exact: true }).click();
    await expect(bare.getByText("Press Confirm in the email from us")).toBeVisible();

    const mailed = () => mail.arrived.find((text) => text.includes(`To: ${ANA}\r\n`));
    await expect.poll(mailed, { timeout: MAIL_TIMEOUT }).toBeDefined();
    const [path = ""] =
      /\/waiting-list\/[\w-]+/.exec(mailed()?.replaceAll("=\r\n", "") ?? "") ?? [];
    await bare.goto(shop.baseURL + path);
    await bare.getByRole("button", { name: "Confirm" }).click();
    await expect(bare.getByRole("heading", { name: "You’re on the list." })).toBeVisible();

    // With scripts, the same pages are accessible and as wide as the screen.
    await page.goto(`${shop.baseURL}/products/${id}`);
    await page.getByText("Tell me if it becomes available").click();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await openDesk(page, shop, `/admin?edit=${id}`);
    const list = page.getByRole("region", { name: "Waiting list" });
    await expect(list.getByText("One person gets an email")).toBeVisible();
    await expect(list.getByText(ANA).first()).toBeVisible();
    await list.getByRole("button", { name: `Remove ${ANA}` }).click();
    const question = page.getByRole("dialog", { name: `Remove ${ANA}?` });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();

    await page.goto(shop.baseURL + path);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Take me off the list" }).click();
    await expect(page.getByRole("heading", { name: "You’re off the list." })).toBeVisible();
    await expectAccessible(page);
    const left = await shop.artisan.get("/api/waiting-list");
    expect(await left.json()).toEqual([]);
    await plain.close();
  },
);
