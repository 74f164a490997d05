import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const dialog = (page: Page) => page.getByRole("dialog", { name: "New order" });

async function fillCustomer(page: Page, name: string): Promise<void> {
  const fields = {
    "Customer name": name,
    "Customer e-mail": "ruth@example.com",
    Address: "12 Frederick Street",
    City: "Staunton",
    State: "VA",
    "Postal code": "24401",
    Notes: "Size 7",
  };
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(text);
  }
}

async function addPiece(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel("Add a piece").fill(name);
  await dialog(page).getByRole("button", { name }).first().click();
}

const statsOf = async (): Promise<{ ordersToday: number; revenueToday: string }> =>
  (await shop.artisan.get("/api/admin/stats")).json();

test.describe("Orders", () => {
  test("moves an order from inquiry to delivered, and updates the statistics", async ({ page }) => {
    const before = await statsOf();
    await openDesk(page, shop, "/admin/dashboard");
    await page.getByRole("button", { name: "New order" }).click();
    await fillCustomer(page, "Ruth Albrecht");
    await addPiece(page, "Hammered Disc Earrings");
    await dialog(page).getByLabel("Shipping").fill("12");
    await expect(dialog(page)).toContainText("$97.00");
    await dialog(page).getByRole("button", { name: "Record order" }).click();
    await expect(notice(page)).toContainText("Order recorded");
    await expect(dialog(page)).toBeHidden();

    const after = await statsOf();
    expect(after.ordersToday).toBe(before.ordersToday + 1);
    expect(Number(after.revenueToday)).toBe(Number(before.revenueToday) + 97);

    const job = page.getByRole("listitem").filter({ hasText: "Ruth Albrecht" });
    for (const action of ["Start Preparation", "Mark as Shipped", "Mark Delivered"]) {
      await job.getByRole("button", { name: action }).click();
      await expect(notice(page)).toContainText("Order status updated successfully");
      await expect(job.getByRole("button", { name: action })).toHaveCount(0);
    }
    await expect(job).toHaveCount(0);
  });

  test("requires a name, an email address and a piece", async ({ page }) => {
    await openDesk(page, shop, "/admin/orders");
    await page.getByRole("button", { name: "New order" }).click();
    await dialog(page).getByRole("button", { name: "Record order" }).click();
    await expect(dialog(page)).toContainText("Customer name is required");
    await expect(dialog(page)).toContainText("Customer e-mail is required");
    await expect(dialog(page)).toContainText("At least one piece is required");
    await expectAccessible(page);
  });

  test.describe("without a network", () => {
    test.use({ allowedErrors: /Failed to load resource/ });
    test("keeps what was typed, and records it once online again", async ({ page }) => {
      await openDesk(page, shop, "/admin/orders");
      await page.getByRole("button", { name: "New order" }).click();
      await fillCustomer(page, "Lost and Found");
      await addPiece(page, "Ember Bar Pin");
      await page.context().setOffline(true);
      await dialog(page).getByRole("button", { name: "Record order" }).click();
      await expect(notice(page)).toContainText("Failed to record order");
      await expect(dialog(page).getByLabel("Customer name")).toHaveValue("Lost and Found");
      await page.context().setOffline(false);
      await dialog(page).getByRole("button", { name: "Record order" }).click();
      await expect(notice(page)).toContainText("Order recorded");
      await expect(page.getByRole("row", { name: /Lost and Found/ })).toHaveCount(1);
    });
  });

  test("refuses to sell a sold piece again, with a sentence", async ({ page }) => {
    test.info().annotations.push({ type: "answers", description: "409" });
    await openDesk(page, shop, "/admin/orders");
    await page.getByRole("button", { name: "New order" }).click();
    await fillCustomer(page, "Second Buyer");
    await addPiece(page, "Turquoise Oval Pendant");
    const answer = page.waitForResponse("**/api/orders");
    await dialog(page).getByRole("button", { name: "Record order" }).click();
    expect((await answer).status()).toBe(409);
    await expect(dialog(page).getByRole("alert")).toContainText("Turquoise Oval Pendant");
  });
  test.use({ allowedErrors: /409|Failed to load resource/ });

  test("shows an order with its history, and cancels it", async ({ page }) => {
    await openDesk(page, shop, "/admin/orders?status=pending");
    await page
      .getByRole("row", { name: /Camille Durand/ })
      .getByRole("link")
      .click();
    await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "camille.durand@example.org" })).toHaveAttribute(
      "href",
      /^mailto:camille\.durand@example\.org\?subject=/,
    );
    await expect(page.getByText("1105 Esplanade Avenue")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(notice(page)).toContainText("Order status updated successfully");
    await expect(page.getByRole("list").filter({ hasText: "Recorded" })).toContainText("Cancelled");
    await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  });
});
