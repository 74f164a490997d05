import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
});
test.afterAll(() => shop.close());

async function recordOrder(customerName: string, customerEmail: string): Promise<number> {
  const recorded = await shop.artisan.post("/api/orders", {
    data: {
      customerName,
      customerEmail,
      customerPhone: "(434) 555-0187",
      delivery: "pickup",
      items: [{ title: "Repair of a clasp", price: "80.00", quantity: 1 }],
    },
  });
  expect(recorded.status()).toBe(201);
  return ((await recorded.json()) as { id: number }).id;
}

test("a customer is found, noted about, merged, ordered for and forgotten @phone", async ({
  page,
}) => {
  const first = await recordOrder("Ana Castillo", "ana@example.com");
  const second = await recordOrder("A. Castillo", "ana@work.example.com");
  await openDesk(page, shop, "/admin/customers");
  await expect(page.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("work.ex");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox").fill("434 555");
  await page.getByRole("link", { name: "Ana Castillo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ana Castillo" })).toBeVisible();
  await expect(page.getByText("1 order, $80.00.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit customer" });
  await dialog.getByLabel("Ring sizes").fill("5½, left ring finger");
  await dialog.getByLabel("Notes").fill("Likes opals");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await expect(page.getByText("left ring finger", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Merge A. Castillo" }).click();
  const question = page.getByRole("dialog", { name: "Merge A. Castillo into Ana Castillo?" });
  await question.getByRole("button", { name: "Merge" }).click();
  await expect(notice(page)).toContainText("A. Castillo was merged");
  await expect(page.getByText("2 orders, $160.00.")).toBeVisible();
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByLabel("Customer name")).toHaveValue("Ana Castillo");
  await page.goBack();

  for (const id of [first, second]) {
    await shop.artisan.put(`/api/orders/${id}`, { data: { status: "cancelled" } });
  }
  await page.getByRole("button", { name: "Forget this customer" }).click();
  await page
    .getByRole("dialog", { name: "Forget Ana Castillo?" })
    .getByRole("button", { name: "Forget" })
    .click();
  await expect(notice(page)).toContainText("Customer forgotten");
  await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
  await openDesk(page, shop, `/admin/orders/${first}`);
  await expect(
    page.getByRole("heading", { name: `Order ${first}, Forgotten customer` }),
  ).toBeVisible();
  await expect(page.getByText("ana@example.com")).toHaveCount(0);
});

test.describe("a customer with an open order", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409|Failed to load resource/ });
  test("is not forgotten", async ({ page }) => {
    const id = await recordOrder("Walter Hughes", "walter@example.com");
    await openDesk(page, shop, `/admin/orders/${id}`);
    await page.getByRole("link", { name: "Walter Hughes", exact: true }).click();
    await page.getByRole("button", { name: "Forget this customer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
    await expect(notice(page)).toContainText(`Order ${id} is still open.`);
    await expect(page.getByRole("heading", { level: 1, name: "Walter Hughes" })).toBeVisible();
  });
});
