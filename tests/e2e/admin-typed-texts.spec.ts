import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { chooseElse, notice, openDesk } from "./admin-desk.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openAllFields } from "./open-all-fields.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const addOrder = () =>
  create(shop.artisan, "/api/orders", {
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

const draftNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("desk-draft:")));

test.describe("after the session ended", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /status of 401/ });

  test("signing in again stays until it is done, and what was typed with it", async ({ page }) => {
    await openDesk(page, shop, "/admin?edit=new");
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    await openAllFields(panel);
    await panel.getByLabel("Product Name").fill("Left alone");
    await panel.getByLabel("Price", { exact: true }).fill("90");
    await page.context().clearCookies();
    // By the keyboard: another request may already have shown the dialog above the button.
    await page.keyboard.press("Enter");
    const again = page.getByRole("dialog", { name: "You were signed out" });
    await expect(again).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(again).toBeVisible();
    await expect(again.getByRole("button", { name: "Close" })).toHaveCount(0);
    await again.getByLabel("Username").fill(admin.username);
    await again.getByLabel("Password").fill(admin.password);
    await page.keyboard.press("Enter");
    await expect(again).toBeHidden();
    await expect(panel.getByLabel("Product Name")).toHaveValue("Left alone");
    await panel.getByRole("button", { name: "Create Product" }).click();
    await expect(notice(page)).toContainText("Product created successfully!");
    await test.step("a move leaves it open", () => moveSignedOut(page));
  });
});

async function moveSignedOut(page: Page): Promise<void> {
  await page.goto(`${shop.baseURL}/admin/orders`);
  await page.getByLabel("Status").selectOption("shipped");
  await page.context().clearCookies();
  await page.getByLabel("Status").selectOption("processing");
  const again = page.getByRole("dialog", { name: "You were signed out" });
  await expect(again).toBeVisible();
  await page.evaluate(() => history.pushState(null, "", "/admin/customers"));
  await page.goBack();
  await expect(again).toBeVisible();
}

test("what is typed into an order stays until it is saved or the person signs out @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { id } = await addOrder();
  // Signing out ends this session, and no other test's.
  const session = await page.request.post(`${shop.baseURL}/api/admin/login`, { data: admin });
  expect(session.ok()).toBe(true);
  await page.goto(`${shop.baseURL}/admin/orders/${id}`);
  await test.step("a tracking number outlives other changes", () => typeTracking(page, id));
  await page.goto(`${shop.baseURL}/admin/orders/${id}/edit`);
  await test.step("a draft ends with its order", () => saveDraft(page, id));
  await page.goto(`${shop.baseURL}/admin/orders/${id}/edit`);
  await page.getByLabel("Notes", { exact: true }).fill("Half a note more");
  await expect.poll(() => draftNames(page)).toHaveLength(1);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/login`);
  expect(await draftNames(page)).toEqual([]);
  await page.goto(`${shop.baseURL}/admin`);
  await expect(page).toHaveURL(`${shop.baseURL}/admin/login`);
});

async function typeTracking(page: Page, id: number): Promise<void> {
  const number = page.getByLabel("Tracking number");
  await number.pressSequentially("1Z 9");
  const gift = page.getByLabel("It’s a gift");
  for (const isGift of [true, false]) {
    // As if pressed elsewhere: the number is still being typed.
    await gift.dispatchEvent("click");
    await expect(gift).toBeChecked({ checked: isGift });
    // It is disabled until it is saved.
    await expect(gift).toBeEnabled();
    await expect(number).toHaveValue("1Z 9");
  }
  await number.pressSequentially("99");
  await expect(number).toHaveValue("1Z 999");
  await chooseElse(page, "Record payment");
  const payment = page.getByRole("dialog", { name: "Record payment" });
  await payment.getByLabel("Amount").fill("1.00");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(payment).toBeHidden();
  await expect(number).toHaveValue("1Z 999");
  await expect
    .poll(async () => (await (await shop.artisan.get(`/api/orders/${id}`)).json()).trackingNumber)
    .toBe("1Z 999");
}

async function saveDraft(page: Page, id: number): Promise<void> {
  const notes = page.getByLabel("Notes", { exact: true });
  await notes.fill("Half a note");
  await expect.poll(() => draftNames(page)).toEqual([`desk-draft:order:${id}`]);
  await shop.artisan.patch(`/api/orders/${id}`, { data: { isGift: true } });
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(notes).toHaveValue("Half a note");
  await page.getByRole("button", { name: "Save order" }).click();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/orders/${id}`);
  expect(await draftNames(page)).toEqual([]);
}

/** Where two words are on the screen, from the left. */
const placesOf = (page: Page, within: string, words: string[]) =>
  page.locator(within).evaluate((element, parts) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return parts.map((part) => {
      const range = document.createRange();
      const start = element.textContent.indexOf(part);
      range.setStart(text, start);
      range.setEnd(text, start + part.length);
      return range.getBoundingClientRect().left;
    });
  }, words);

test("an inquiry under a Hebrew name reads as any other, and its change fetches each list once @desktop", async ({
  page,
}) => {
  const { id } = await create(shop.artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "אביגיל",
    email: "avigail@example.com",
    message: "In size 7?",
    productIds: [],
  });
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/inquiries")) {
      fetched.push(pathname + search);
    }
  });
  await openDesk(page, shop, `/admin/inquiries/${id}`);
  const heading = page.getByRole("heading", { name: /’s page$/ });
  await expect(heading).toContainText("אביגיל");
  const [name = 0, rest = 0] = await placesOf(page, "h2:text('’s page')", ["אביגיל", "page"]);
  expect(name).toBeLessThan(rest);

  // Opening it changes its state, too.
  await untilNoMore(fetched);
  fetched.length = 0;
  await chooseElse(page, "Close this inquiry");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Closed.");
  await untilNoMore(fetched);
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
});

/** Waits until nothing has been fetched for a second and a half. */
async function untilNoMore(fetched: readonly string[]): Promise<void> {
  let before = -1;
  const hasEnded = () => {
    const isSame = fetched.length > 0 && fetched.length === before;
    before = fetched.length;
    return isSame;
  };
  await expect.poll(hasEnded, { intervals: [1500] }).toBe(true);
}

test.describe("where the browser forbids storage", { tag: "@desktop" }, () => {
  // The router reports that it cannot store where a page was scrolled to.
  test.use({ allowedErrors: /Access is denied/ });

  test("the desk works without drafts", async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await openDesk(page, shop, "/admin?edit=new");
    const panel = page.getByRole("dialog", { name: "Add New Product" });
    await openAllFields(panel);
    await panel.getByLabel("Product Name").fill("No storage");
    await panel.getByLabel("Price", { exact: true }).fill("90");
    await panel.getByRole("button", { name: "Create Product" }).click();
    await expect(notice(page)).toContainText("Product created successfully!");
    await page.goto(`${shop.baseURL}/admin/metal-prices`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
