import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { openDesk } from "./admin-desk.ts";
import { DESK_FORMS, type DeskForm, fillForm } from "./desk-forms.ts";
import { addReader } from "./letter-readers.ts";
import { openPage } from "./open-page.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
let mail: MailServer;
let records: Record<string, number | string>;
test.beforeAll(async () => {
  mail = await openMailServer();
  shop = await openOwnShop("sample", {
    SMTP_URL: mail.url,
    MAIL_FROM: "Fernhill <hello@shop.example>",
  });
  records = await addRecords(shop);
});
test.afterAll(async () => {
  await shop.close();
  await mail.close();
});

// Hosts that do not exist and passwords that are wrong: the call is made once all the same.
test.use({ allowedErrors: /status of (4|50)\d/ });

async function addRecords({ artisan }: OwnShop): Promise<typeof records> {
  const product = await create(artisan, "/api/products", { name: "Once", price: 90, stock: 9 });
  const inquiry = await create(artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Ana Castillo",
    email: "ana@example.com",
    message: "In size 7?",
    productIds: [product.id],
  });
  const order = await create(artisan, "/api/orders", {
    customerName: "Ana Castillo",
    customerEmail: "ana@example.com",
    shippingAddress: {
      line1: "12 Frederick Street",
      city: "Staunton",
      state: "VA",
      postalCode: "24401",
      country: "USA",
    },
    items: [{ title: "Custom ring", price: "900.00", quantity: 1 }],
  });
  const reservation = { productId: product.id, until: "2098-01-01" };
  const reserved = await artisan.post(`/api/inquiries/${inquiry.id}/reserve`, {
    data: reservation,
  });
  if (!reserved.ok()) throw new Error(await reserved.text());
  const found = await artisan.get("/api/customers?search=ana%40example.com");
  const [customer] = (await found.json()) as { id: number }[];
  await artisan.put("/api/settings", { data: { savedReplies: [{ title: "Hello", text: "Hi" }] } });
  await addReader(shop, "ada@example.com");
  const invited = await artisan.post("/api/people", {
    data: { username: "nora", email: "nora@example.com", access: "pieces" },
  });
  const { inviteUrl } = (await invited.json()) as { inviteUrl: string };
  return {
    product: product.id,
    inquiry: inquiry.id,
    order: order.id,
    customer: customer?.id ?? 0,
    invitation: new URL(inviteUrl).pathname,
  };
}

/** Answers late, and counts the calls. */
async function delayCalls(page: Page, wanted: RegExp) {
  const calls: string[] = [];
  let answered = 0;
  await page.route(/\/api\/|\.data$/, async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    const isPreview = request.url().endsWith("dryRun=1");
    if (request.method() === "GET" || isPreview || !wanted.test(call)) return route.fallback();
    calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const answer = await route.fetch();
    answered += 1;
    return route.fulfill({ response: answer });
  });
  return {
    /** The calls, once all are answered and what follows them is done. */
    finish: async () => {
      await expect.poll(() => calls.length > 0 && answered === calls.length).toBe(true);
      await page.waitForTimeout(300);
      await page.unrouteAll({ behavior: "wait" });
      return calls;
    },
  };
}

/** Both before anything is rendered again, as a press that bounces. */
const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

async function submitTwice(page: Page, form: DeskForm, shown: Locator, how: string): Promise<void> {
  const button = shown.getByRole("button", { name: form.submit }).last();
  await expect(button).toBeEnabled();
  if (how === "press") return pressTwice(button);
  const { key = "Enter" } = form;
  await page.keyboard.press(key);
  await page.keyboard.press(key);
}

async function open(page: Page, form: DeskForm): Promise<void> {
  const path = form.path.replace(/\{(\w+)\}/, (_, kind: string) => String(records[kind]));
  if (!form.isSignedOut) return openDesk(page, shop, path);
  await page.context().clearCookies();
  return openPage(page, shop.baseURL + path);
}

let count = 0;
for (const form of DESK_FORMS) {
  const { file, path, key, call } = form;
  const name = `${file} at ${path} acts once when it is submitted twice`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    // Both in one page, whose scripts are loaded once.
    for (const how of key === "none" ? ["press"] : ["press", "key"]) {
      await test.step(`by ${how}`, async () => {
        await open(page, form);
        const shown = await fillForm(page, form, (count += 1));
        const calls = await delayCalls(page, call);
        await submitTwice(page, form, shown, how);
        expect(await calls.finish()).toHaveLength(1);
      });
    }
  });
}
