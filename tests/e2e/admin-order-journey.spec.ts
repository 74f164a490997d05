import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { chooseElse, notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const day = (after: number) =>
  new Date(Date.now() + after * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** An order of a repair for $80.00 that is picked up. */
async function recordRepair(customerName: string, change: object = {}): Promise<number> {
  const recorded = await shop.artisan.post("/api/orders", {
    data: {
      customerName,
      customerEmail: "ana@example.com",
      customerPhone: "(434) 555-0187",
      delivery: "pickup",
      items: [{ title: "Repair of a clasp", price: "80.00", quantity: 1 }],
      ...change,
    },
  });
  expect(recorded.status()).toBe(201);
  return ((await recorded.json()) as { id: number }).id;
}

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });

test("a commission from its record with a deposit to the pickup, paid in full @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openDesk(page, shop, "/admin/orders");
  await test.step("it is recorded with a deposit", () => recordCommission(page));
  const inquiryId = await sellFromInquiry();
  await page.goto(`${shop.baseURL}/admin/dashboard`);
  // An inquiry that became a sale is one row, and leads to its next step.
  const una = page.getByRole("listitem").filter({ hasText: "Una Row" });
  await expect(una).toContainText("A deposit of $40.00 is due.");
  const row = page.getByRole("listitem").filter({ hasText: "Ana Castillo" });
  await expect(row).toContainText("A deposit of $320.00 is due.");
  await expect(row.getByRole("button")).toHaveText(["Record deposit Ana Castillo"]);
  await row.getByRole("button", { name: "Record deposit" }).click();
  await expect(page.getByLabel("Amount, US dollars")).toHaveValue("320.00");
  await page.keyboard.press("Escape");
  await row.getByRole("link", { name: /Wedding band/ }).click();
  await test.step("it is paid, made and picked up", () => finishCommission(page));
  await page.goto(`${shop.baseURL}/admin/inquiries/${inquiryId}`);
  await expect(sentence(page)).toContainText("Una Row ordered the Sold once.");
  await expect(sentence(page)).toContainText("A deposit of $40.00 is due.");
  await expect(page.getByRole("button", { name: "Record deposit" })).toBeVisible();
  await page.getByRole("button", { name: "Saved replies", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Edit saved replies" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Offer a similar one/ })).toHaveCount(0);
});

async function recordCommission(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("radio", { name: "Pickup" })).toBeChecked();
  await expect(page.getByLabel("Postal code")).toHaveCount(0);
  await page.getByRole("button", { name: "Add custom work" }).click();
  await page.getByLabel("Custom work", { exact: true }).fill("Wedding band, plain");
  await page.getByLabel("Price, US dollars").fill("640");
  await page.getByLabel("Customer name").fill("Ana Castillo");
  await page.getByLabel("Customer e-mail").fill("ana@example.com");
  await page.getByLabel("Deposit").fill("320");
  await page.getByLabel("Due date").fill(day(20));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Record order" }).click();
  await expect(sentence(page)).toHaveText(
    "Ana Castillo ordered “Wedding band, plain”. A deposit of $320.00 is due.",
  );
  await expect(page.getByText(/^Order \d+, \$640\.00\. Promised for /)).toBeVisible();
  await expect(page.getByText("Deposit agreed").locator("..")).toContainText("$320.00");
}

/** @returns the id of an inquiry whose order waits for its deposit */
async function sellFromInquiry(): Promise<number> {
  const piece = await create(shop.artisan, "/api/products", { name: "Sold once", price: 80 });
  const { id } = await create(shop.artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Una Row",
    email: "una@example.com",
    message: "I take it.",
    productIds: [piece.id],
  });
  await recordRepair("Una Row", {
    customerEmail: "una@example.com",
    items: [{ productId: piece.id, quantity: 1 }],
    deposit: "40.00",
    inquiryId: id,
  });
  return id;
}

async function finishCommission(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record deposit", exact: true }).click();
  const payment = page.getByRole("dialog", { name: "Record payment" });
  await expect(payment.getByLabel("Amount, US dollars")).toHaveValue("320.00");
  await payment.getByLabel("Number").fill("1042");
  await expectAccessible(page);
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(notice(page)).toContainText("Payment recorded");
  await expect(sentence(page)).toContainText("$320.00 is still owed");
  const thread = page.getByRole("list", { name: "What happened" });
  await expect(thread.getByText(/^Check 1042, /)).toBeVisible();
  await expect(thread.getByRole("link", { name: /^Print receipt \d{4}-\d{4}$/ })).toBeVisible();
  const timeline = page.getByRole("list", { name: "Where the sale is" });
  await expect(
    timeline.getByRole("listitem").filter({ hasText: "Deposit received" }),
  ).toHaveAttribute("aria-current", "step");

  for (const action of ["Start Preparation", "Ready for Pickup"]) {
    await page.getByRole("button", { name: action }).click();
    await expect(page.getByRole("button", { name: action })).toHaveCount(0);
  }
  await chooseElse(page, "Record payment");
  await expect(payment.getByLabel("Amount, US dollars")).toHaveValue("320.00");
  await payment.getByLabel("Paid by").selectOption("Cash");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("term").filter({ hasText: "Paid in full" })).toBeVisible();
  await page.getByRole("button", { name: "Picked Up" }).click();
  await expect(sentence(page)).toHaveText("Ana Castillo has “Wedding band, plain”. Paid in full.");
}

test.describe("what went wrong with an order", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409|Failed to load resource/ });

  test("is taken back: a payment, a step by its toast, and later with a reason", async ({
    page,
  }) => {
    const id = await recordRepair("Wrong Button");
    await openDesk(page, shop, `/admin/orders/${id}`);
    await chooseElse(page, "Record payment");
    const payment = page.getByRole("dialog", { name: "Record payment" });
    await payment.getByLabel("Amount, US dollars").fill("80.01");
    await payment.getByRole("button", { name: "Record payment" }).click();
    await expect(payment.getByRole("alert")).toContainText("Only $80.00 is owed");
    await payment.getByLabel("Amount, US dollars").fill("80");
    await payment.getByRole("button", { name: "Record payment" }).click();
    await expect(sentence(page)).toContainText("Paid in full.");
    await page.getByRole("button", { name: /^Remove payment Check/ }).click();
    await expect(sentence(page)).toContainText("$80.00 is owed");
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(sentence(page)).toContainText("Paid in full.");

    await page.getByRole("button", { name: "Start Preparation" }).click();
    await expect(sentence(page)).toContainText("waits for");
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(sentence(page)).toContainText("ordered");
    await page.getByRole("button", { name: "Start Preparation" }).click();
    await chooseElse(page, "Move back");
    const dialog = page.getByRole("dialog", { name: "Move back by one step?" });
    await dialog.getByLabel("Reason (optional)").fill("The stone is late");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Move back" }).click();
    await expect(sentence(page)).toContainText("ordered");
    await expect(page.getByText("The stone is late")).toBeVisible();

    // The next order of the same customer has their address.
    await chooseElse(page, "New order for Wrong Button");
    await expect(page.getByLabel("Customer e-mail")).toHaveValue("ana@example.com");
    await expect(page.getByLabel("Phone")).toHaveValue("(434) 555-0187");
  });

  test("is told to the second of two who edit it, who keeps both changes", async ({ page }) => {
    const id = await recordRepair("Two Tabs", { notes: "Old" });
    await takeOffFive(page, id);
    await openDesk(page, shop, `/admin/orders/${id}/edit`);
    await expectDiscount(page);
    await page.getByLabel("Due date").fill(day(9));
    const elsewhere = { customerPhone: "(540) 555-0100", notes: "Size 7" };
    await shop.artisan.patch(`/api/orders/${id}`, { data: elsewhere });
    await page.getByRole("button", { name: "Save order" }).click();
    const conflict = page.getByRole("article").getByRole("alert");
    await expect(conflict).toContainText("Size 7");
    await expectAccessible(page);
    await conflict.getByRole("button", { name: "Keep my changes" }).click();
    await expect(page.getByLabel("Notes")).toHaveValue("Size 7");
    await page.getByRole("button", { name: "Save order" }).click();
    await expect(page.getByRole("link", { name: "(540) 555-0100" })).toBeVisible();
    await expect(sentence(page)).toContainText(/in (8|9|10) days/);
    await expect(page.getByText("Size 7", { exact: true })).toBeVisible();
    await expectDiscount(page);
  });
});

/** As an order that was accepted from a platform: $5.00 are taken off, and in no line. */
const takeOffFive = (page: Page, id: number) =>
  page.route(new RegExp(`/api/orders/${id}$`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"(subtotal|total)":"80.00"/g, '"$1":"75.00"');
    await route.fulfill({ response, body });
  });

async function expectDiscount(page: Page): Promise<void> {
  await expect(page.getByText("Fees and discounts").locator("..")).toContainText("−$5.00");
  await expect(page.getByText(/^Total/).first()).toBeVisible();
  await expect(page.getByText("$75.00").first()).toBeVisible();
}

test("an order that is shipped asks for its number, and keeps it @desktop", async ({ page }) => {
  const id = await recordRepair("Far Away");
  await openDesk(page, shop, `/admin/orders/${id}`);
  await page.getByRole("radio", { name: "Shipping" }).click();
  await expect(page.getByRole("radio", { name: "Ship to" })).toBeChecked();
  for (const [label, text] of Object.entries({
    Address: "1215 Lee Street",
    City: "Charlottesville",
    State: "VA",
    "Postal code": "22903",
  })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Save order" }).click();
  await expect(page.getByText("1215 Lee Street", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Start Preparation" }).click();
  await page.getByRole("button", { name: "Mark as Shipped" }).click();
  const ship = page.getByRole("dialog", { name: "Mark as shipped?" });
  await expect(ship).toContainText("$80.00 is still owed.");
  await expect(ship).toContainText("There is no tracking number.");
  await expectAccessible(page);
  await ship.getByRole("button", { name: "Not yet" }).click();
  await page.getByLabel("Carrier").fill("UPS");
  await page.getByLabel("Tracking number").pressSequentially("1Z999");
  await page.keyboard.press("Tab");
  await expect(notice(page)).toContainText("Tracking saved");
  const stored = async () => (await shop.artisan.get(`/api/orders/${id}`)).json();
  // The carrier is saved once its field is left, the number after it.
  await expect.poll(stored).toMatchObject({ trackingCarrier: "UPS", trackingNumber: "1Z999" });
  await page.getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(ship).not.toContainText("There is no tracking number.");
  await expect(ship.getByLabel("Tracking number")).toHaveValue("1Z999");
  await ship.getByLabel("Tracking number").fill("1Z998");
  await ship.getByRole("button", { name: "Ship it anyway" }).click();
  await expect(sentence(page)).toContainText("on the way");
  await expect(page.getByLabel("Tracking number")).toHaveValue("1Z998");
  expect(await stored()).toMatchObject({ status: "shipped", trackingNumber: "1Z998" });
});
