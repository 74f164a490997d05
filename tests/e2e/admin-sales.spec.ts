import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeEach(async () => {
  shop = await openOwnShop("empty");
});
test.afterEach(() => shop.close());

const ask = (name: string, email = `${name.toLowerCase()}@example.com`) =>
  create(shop.artisan, "/api/inquiries/recorded", {
    source: "email",
    name,
    email,
    message: `${name} asks for a ring.`,
  });

const order = (customerName: string, change: object = {}) =>
  create(shop.artisan, "/api/orders", {
    customerName,
    customerEmail: `${customerName.toLowerCase()}@example.com`,
    delivery: "pickup",
    items: [{ title: "Plain band", quantity: 1, price: "600.00" }],
    ...change,
  });

async function move(id: number, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const answer = await shop.artisan.put(`/api/orders/${id}`, { data: { status } });
    expect(answer.status()).toBe(200);
  }
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Nine people, each at another point of the way; Frank, who has his ring, is the only one who is done. */
async function fillDay(): Promise<void> {
  await ask("Ben");
  const { id } = await ask("Mina");
  await shop.artisan.post(`/api/inquiries/${id}/replies`, { data: { text: "Yes, gladly." } });
  const grace = await ask("Grace");
  await create(shop.artisan, `/api/inquiries/${grace.id}/quotes`, {
    items: [{ title: "Plain band", price: "640.00" }],
  });
  await order("Ana", { deposit: "300.00", inquiryId: (await ask("Ana")).id });
  await order("Walter", { dueDate: inDays(20) });
  await move((await order("Ruth", { dueDate: inDays(2) })).id, "processing");
  await move((await order("Ines")).id, "processing", "shipped");
  await move((await order("Thomas")).id, "processing");
  await move((await order("Frank")).id, "processing", "shipped", "completed");
}

const sale = (page: Page, name: string) => page.getByRole("listitem", { name: `Sale to ${name}` });

test("a day has one row for each open sale, under who has to move, with its sentence and its button", async ({
  page,
}) => {
  await fillDay();
  await openDesk(page, shop, "/admin/dashboard");
  await expect(page.getByText("5 things need you.")).toBeVisible();
  const rows = page.getByRole("listitem", { name: /^Sale to / });
  await expect(rows).toHaveCount(8);
  for (const [title, count] of [
    ["Needs you", 5],
    ["Waits for them", 2],
    ["Waits for a date", 1],
  ] as const) {
    await expect(page.getByRole("heading", { name: `${title} ${count}` })).toBeVisible();
  }
  await expect(sale(page, "Ben")).toContainText("asks about custom work.");
  await expect(sale(page, "Ben").getByRole("link", { name: "Answer Ben" })).toBeVisible();
  await expect(sale(page, "Mina").getByRole("link", { name: "Make a quote Mina" })).toBeVisible();
  await expect(sale(page, "Grace")).toContainText("waits for your quote of $640.00");
  await expect(sale(page, "Grace").getByRole("link", { name: "Send quote Grace" })).toBeVisible();
  await expect(sale(page, "Ana")).toContainText(
    "ordered “Plain band”. A deposit of $300.00 is due.",
  );
  await expect(sale(page, "Ruth")).toContainText("$600.00 is owed, due in 2 days.");
  await expect(sale(page, "Ines").getByRole("button", { name: "Picked Up" })).toBeVisible();
  await expectAccessible(page);
});

test("a sale goes on from its row, which stays the only one of it @desktop", async ({ page }) => {
  await order("Ana", { deposit: "300.00", inquiryId: (await ask("Ana")).id });
  await openDesk(page, shop, "/admin/dashboard");
  await sale(page, "Ana").getByRole("button", { name: "Record deposit" }).click();
  const payment = page.getByRole("dialog", { name: "Record payment" });
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(notice(page)).toContainText("Payment recorded");
  for (const label of ["Start Preparation", "Ready for Pickup", "Picked Up"]) {
    await sale(page, "Ana").getByRole("button", { name: label, exact: true }).click();
    await expect(notice(page)).toContainText("Order status updated successfully");
  }
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
});

test.describe("two desks", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });

  test("of two desks that move one sale, the second is told and sees where it is", async ({
    page,
  }) => {
    const { id } = await order("Ana");
    await openDesk(page, shop, "/admin/dashboard");
    const start = sale(page, "Ana").getByRole("button", { name: "Start Preparation" });
    await expect(start).toBeVisible();
    await move(id, "processing");
    await start.click();
    await expect(notice(page)).toContainText("Failed to update order status");
    await expect(sale(page, "Ana").getByRole("button", { name: "Ready for Pickup" })).toBeVisible();
  });
});

test("a customer with three sales has three rows @desktop", async ({ page }) => {
  const first = await ask("Ana");
  await order("Ana", { inquiryId: first.id });
  await ask("Ana");
  await move((await order("Ana")).id, "processing", "shipped", "completed");
  const { customerId } = await (await shop.artisan.get(`/api/inquiries/${first.id}`)).json();
  await openDesk(page, shop, `/admin/customers/${customerId}`);
  await expect(sale(page, "Ana")).toHaveCount(3);
  await expect(sale(page, "Ana").last()).toContainText("has “Plain band”. No payment recorded.");
  await expectAccessible(page);
});

test.describe("a sale one of whose orders does not load", () => {
  test.use({ allowedErrors: /status of 500/ });

  test("says so instead of leaving the order out, and Try again brings it @desktop", async ({
    page,
  }) => {
    const inquiryId = (await ask("Ana")).id;
    const { id } = await order("Ana", { inquiryId });
    let isBroken = true;
    await page.route(`**/api/orders/${id}`, (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await openDesk(page, shop, `/admin/inquiries/${inquiryId}`);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(`Order ${id}, $`)).toHaveCount(0);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(`Order ${id}, $`)).toBeVisible();
  });
});

test("the menus of a sale are sheets as wide as a phone's screen @phone", async ({ page }) => {
  const { id } = await ask("Ben");
  await openDesk(page, shop, `/admin/inquiries/${id}`);
  const width = page.viewportSize()?.width;
  for (const name of ["Something else", "Saved replies and photos"]) {
    await page.getByRole("button", { name }).tap();
    const sheet = page.locator(".popover", { has: page.getByRole("menu") });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});
