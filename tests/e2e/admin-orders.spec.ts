import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { chooseElse, notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

async function openNewOrder(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("heading", { name: "New order" })).toBeVisible();
}

async function fillCustomer(page: Page, name: string): Promise<void> {
  const fields = { "Customer name": name, "Customer e-mail": "ruth@example.com", Notes: "Size 7" };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function shipTo(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Ship to" }).check();
  const address = {
    Address: "12 Frederick Street",
    City: "Staunton",
    State: "VA",
    "Postal code": "24401",
  };
  for (const [label, text] of Object.entries(address)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function addPiece(page: Page, name: string): Promise<void> {
  await page.getByLabel("Add a piece").fill(name);
  await page.getByRole("button", { name }).first().click();
}

const alert = (page: Page) => page.getByRole("article").getByRole("alert");
const record = (page: Page) => page.getByRole("button", { name: "Record order" });

const statsOf = async (): Promise<{ ordersToday: number; revenueToday: string }> =>
  (await shop.artisan.get("/api/admin/stats")).json();

test.use({ allowedErrors: /409|Failed to load resource/ });

test("an order is recorded after what is missing, sold or without a network, and delivered @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const before = await statsOf();
  await openDesk(page, shop, "/admin/dashboard");
  await openNewOrder(page);
  await test.step("a name, an address and a piece are required", () => requireFields(page));
  await test.step("a sold piece is not sold again", () => sellSoldPiece(page));
  await addPiece(page, "Hammered Disc Earrings");
  await page.getByLabel("Shipping", { exact: true }).fill("12");
  await expect(page.getByText("Total $97.00")).toBeVisible();
  await test.step("without a network it keeps what was typed", () => recordOffline(page));
  await record(page).click();
  await expect(notice(page)).toContainText("Order recorded");
  await expect(page.getByRole("heading", { level: 1, name: /^Ruth Albrecht / })).toBeVisible();
  const after = await statsOf();
  expect(after.ordersToday).toBe(before.ordersToday + 1);
  expect(Number(after.revenueToday)).toBe(Number(before.revenueToday) + 97);
  await page.goto(`${shop.baseURL}/admin/dashboard`);
  await test.step("its row leads to the delivery", () => deliver(page, "Ruth Albrecht"));
});

async function requireFields(page: Page): Promise<void> {
  await record(page).click();
  await expect(page.getByText("Customer name is required")).toBeVisible();
  await expect(page.getByText("Customer e-mail is required")).toBeVisible();
  await expect(page.getByText("At least one piece is required")).toBeVisible();
  await page.getByRole("radio", { name: "Ship to" }).check();
  await record(page).click();
  await expect(page.getByText("Postal code is required")).toBeVisible();
  await expectAccessible(page);
}

async function sellSoldPiece(page: Page): Promise<void> {
  await fillCustomer(page, "Ruth Albrecht");
  await shipTo(page);
  await page.getByLabel("Add a piece").fill("Turquoise Oval Pendant");
  await expect(page.getByRole("button", { name: /^Turquoise Oval Pendant\s*Sold/ })).toBeVisible();
  await addPiece(page, "Turquoise Oval Pendant");
  const answer = page.waitForResponse("**/api/orders");
  await record(page).click();
  expect((await answer).status()).toBe(409);
  await expect(alert(page)).toContainText("Turquoise Oval Pendant");
  await page.getByRole("button", { name: "Remove Turquoise Oval Pendant" }).click();
}

async function recordOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await record(page).click();
  await expect(alert(page)).toContainText("Couldn’t record the order.");
  await expect(page.getByLabel("Customer name")).toHaveValue("Ruth Albrecht");
  await page.context().setOffline(false);
}

async function deliver(page: Page, name: string): Promise<void> {
  const job = page.getByRole("listitem").filter({ hasText: name });
  for (const action of ["Start Preparation", "Mark as Shipped", "Mark Delivered"]) {
    await job.getByRole("button", { name: action }).click();
    if (action === "Mark as Shipped") {
      const ship = page.getByRole("dialog", { name: "Mark as shipped?" });
      await expect(ship).toContainText("There is no tracking number.");
      await ship.getByRole("button", { name: "Ship it anyway" }).click();
    }
    await expect(notice(page)).toContainText("Order status updated successfully");
    await expect(job.getByRole("button", { name: action })).toHaveCount(0);
  }
  await expect(job).toHaveCount(0);
}

test("orders are filtered without a step back for each filter, and one is canceled @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/customers");
  await page.getByRole("link", { name: "Orders" }).first().click();
  for (const status of ["shipped", "pending"]) {
    await page.getByLabel("Status").selectOption(status);
    await expect(page).toHaveURL(new RegExp(`status=${status}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/customers`);
  await page.goForward();
  await expect(page).toHaveURL(/status=pending/);
  const search = page.getByRole("searchbox", { name: "Name, piece, or number" });
  await search.fill("nobody");
  await expect(page.getByText("No matches")).toBeVisible();
  await search.fill("paperclip");
  await expect(page.getByRole("row", { name: /Beatrice Novak/ })).toHaveCount(0);
  await page
    .getByRole("row", { name: /Camille Durand/ })
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Camille Durand / })).toBeVisible();
  await expect(page.getByText(/^Order \d+, /)).toBeVisible();
  await expect(page.getByRole("link", { name: "camille.durand@example.org" })).toHaveAttribute(
    "href",
    /^mailto:camille\.durand@example\.org\?subject=/,
  );
  await expect(page.getByText("1105 Esplanade Avenue")).toBeVisible();
  await expectAccessible(page);
  await chooseElse(page, "Cancel order");
  await expect(notice(page)).toContainText("Order status updated successfully");
  const history = page.getByRole("list", { name: "What happened" });
  await expect(history).toContainText("Canceled");
  await expect(page.getByRole("button", { name: "Start Preparation" })).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(history).toContainText("Moved back to Pending");
  await expect(page.getByRole("button", { name: "Start Preparation" })).toBeVisible();
});
