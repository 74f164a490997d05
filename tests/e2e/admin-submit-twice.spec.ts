import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { openDesk } from "./admin-desk.ts";
import { DESK_FORMS, type DeskForm } from "./desk-forms.ts";
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

// A SKU that was taken and a password that is too short: the call is made once all the same.
test.use({ allowedErrors: /status of 4\d\d/ });

async function addRecords({ artisan }: OwnShop): Promise<typeof records> {
  const product = await create(artisan, "/api/products", { name: "Once", price: 90, stock: 9 });
  await create(artisan, "/api/products", { name: "Listed once", price: 90 });
  const deleted = { name: "Deleted once", price: 90, sku: "ONCE-1" };
  const { id } = await create(artisan, "/api/products", deleted);
  await artisan.delete(`/api/products/${id}`);
  await create(artisan, "/api/products", { ...deleted, name: "Of its number" });
  const inquiry = await create(artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Ana Castillo",
    email: "ana@example.com",
    message: "In size 7?",
    productIds: [product.id],
  });
  await addReader(shop, "ada@example.com");
  const invited = await artisan.post("/api/people", {
    data: { username: "nora", email: "nora@example.com", access: "pieces" },
  });
  const { inviteUrl } = (await invited.json()) as { inviteUrl: string };
  return { product: product.id, inquiry: inquiry.id, invitation: new URL(inviteUrl).pathname };
}

async function open(page: Page, form: DeskForm): Promise<Locator> {
  const path = form.path.replace(/\{(\w+)\}/, (_, kind: string) => String(records[kind]));
  if (form.isSignedOut) await openPage(page, shop.baseURL + path);
  else await openDesk(page, shop, path);
  for (const name of form.open ?? []) {
    const [button, item] = [
      page.getByRole("button", { name }),
      page.getByRole("menuitem", { name }),
    ];
    await button.or(item).first().click();
  }
  const shown = page.locator(form.form);
  for (const [field, text] of Object.entries(form.fill)) {
    const input = shown.locator(field);
    await (text === null ? input.check() : input.fill(text));
  }
  return shown;
}

/** Holds back the answers to a form's call, and counts the calls. */
async function holdAnswers(page: Page, wanted: RegExp) {
  const calls: string[] = [];
  const held = Promise.withResolvers<void>();
  let answered = 0;
  await page.route(/\/api\/|\.data$/, async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() === "GET" || !wanted.test(call)) return route.fallback();
    calls.push(call);
    await held.promise;
    await route.fulfill({ response: await route.fetch() });
    answered += 1;
  });
  return {
    /** Lets the answers come. @returns the calls, once all are answered and what waited for that is sent */
    release: async () => {
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      held.resolve();
      await expect.poll(() => answered).toBe(calls.length);
      // A call that waited for the first leaves the page before this one.
      await page.evaluate(() => fetch("/healthz").then(({ status }) => status));
      return calls;
    },
  };
}

type Client = { invalidateQueries: () => Promise<void> };

/** Lets what every query of the screen asks for come back twice, each time as something newer. */
async function refetchTwice(page: Page): Promise<void> {
  let count = 0;
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const json: unknown = await response.json().catch(() => undefined);
    if (typeof json !== "object" || json === null) return route.fulfill({ response });
    const newer = Array.isArray(json)
      ? json.map((each: object) => ({ ...each, fetched: count }))
      : { ...json, fetched: count };
    return route.fulfill({ response, json: newer });
  });
  for (count of [1, 2]) {
    await page.evaluate(async () => {
      type Fiber = { return: Fiber | null; memoizedProps: { client?: Client } | null };
      const element = document.querySelector("main")!;
      const key = Object.keys(element).find((each) => each.startsWith("__reactFiber$"))!;
      let fiber = (element as unknown as Record<string, Fiber | null>)[key];
      while (fiber && !fiber.memoizedProps?.client) fiber = fiber.return;
      await fiber?.memoizedProps?.client?.invalidateQueries();
    });
  }
  await page.unroute(/\/api\//);
}

/** By shortcut and by press, each twice before anything is rendered again, as a press that bounces. */
const submitTwice = (button: Locator, shortcut: string | undefined): Promise<void> =>
  button.evaluate((element: HTMLElement, key) => {
    const typing = document.activeElement ?? document.body;
    for (const pressed of key === undefined ? [] : [key, key]) {
      const init = { key: pressed, ctrlKey: true, bubbles: true, cancelable: true };
      typing.dispatchEvent(new KeyboardEvent("keydown", init));
    }
    element.click();
    element.click();
  }, shortcut);

for (const [who, forms] of [
  ["a person at work", DESK_FORMS.filter(({ isSignedOut }) => !isSignedOut)],
  ["who has not signed in", DESK_FORMS.filter(({ isSignedOut }) => isSignedOut)],
] as const) {
  const name = `each form of ${who} acts once when it is submitted twice, after what it shows came anew`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    test.setTimeout(180_000);
    // Forms that were typed into ask before they are left.
    page.on("dialog", (dialog) => void dialog.accept());
    for (const form of forms) {
      await test.step(`${form.file} at ${form.path}`, () => expectOneCall(page, form));
    }
  });
}

async function expectOneCall(page: Page, form: DeskForm): Promise<void> {
  if (form.isSignedOut) await page.context().clearCookies();
  const shown = await open(page, form);
  const button = shown.getByRole("button", { name: form.submit }).last();
  await expect(button).toBeEnabled();
  if (!form.isSignedOut) await refetchTwice(page);
  for (const [field, text] of Object.entries(form.fill)) {
    const input = shown.locator(field);
    await (text === null ? expect(input).toBeChecked() : expect(input).toHaveValue(text));
  }
  const answers = await holdAnswers(page, form.call);
  await submitTwice(button, form.shortcut);
  // Once more, now that it shows that it is under way.
  if (form.shortcut) await page.keyboard.press(`Control+${form.shortcut}`);
  expect(await answers.release(), form.path).toHaveLength(1);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
