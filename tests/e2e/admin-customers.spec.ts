import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
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

// A customer with an open order is not forgotten.
test.use({ allowedErrors: /status of 409/ });

test("a customer is found, noted about, merged, ordered for and forgotten @phone", async ({
  page,
}) => {
  const first = await recordOrder("Ana Castillo", "ana@example.com");
  const second = await recordOrder("A. Castillo", "ana@work.example.com");
  await openDesk(page, shop, "/admin/customers");
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("searchbox").fill("work.ex");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox").fill("434 555");
  await page.getByRole("link", { name: "Ana Castillo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ana Castillo" })).toBeVisible();
  await expect(page.getByText("1 order, $80.00.")).toBeVisible();
  await expectAccessible(page);
  await addNote(page);

  await page.getByRole("button", { name: "Merge A. Castillo" }).click();
  const question = page.getByRole("dialog", { name: "Merge A. Castillo into Ana Castillo?" });
  await question.getByRole("button", { name: "Merge" }).click();
  await expect(notice(page)).toContainText("A. Castillo was merged");
  await expect(page.getByText("2 orders, $160.00.")).toBeVisible();
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByLabel("Customer name")).toHaveValue("Ana Castillo");
  await fillInAddress(page);
  const third = await recordCustomWork(page);
  await page.getByRole("link", { name: "Open the customer’s page" }).click();
  await expect(page.getByText("3 orders, $2,759.00.")).toBeVisible();

  await forget(page);
  await expect(notice(page)).toContainText(/Order \d+ is still open\./);
  await expect(page.getByRole("heading", { level: 1, name: "Ana Castillo" })).toBeVisible();
  for (const id of [first, second, third]) {
    await shop.artisan.put(`/api/orders/${id}`, { data: { status: "cancelled" } });
  }
  await forget(page);
  await expect(notice(page)).toContainText("Customer forgotten");
  await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
  await openDesk(page, shop, `/admin/orders/${first}`);
  await expect(
    page.getByRole("heading", { level: 1, name: /^Forgotten customer ordered/ }),
  ).toBeVisible();
  await expect(page.getByText("ana@example.com")).toHaveCount(0);
});

async function addNote(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit customer" });
  await dialog.getByLabel("Ring sizes").fill("5½, left ring finger");
  await dialog.getByLabel("Notes").fill("Likes opals");
  await dialog.getByRole("button", { name: "Add address" }).press("Enter");
  const address = dialog.getByRole("group", { name: "Address 1" });
  await address.getByRole("textbox", { name: "Address", exact: true }).fill("1 Elm St");
  await address.getByLabel("City").fill("Staunton");
  await address.getByLabel("Postal code").fill("24401");
  await dialog.getByRole("button", { name: "Add address" }).click();
  await dialog.getByRole("button", { name: "Remove address 2" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Add address" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText("Saved");
  await expect(page.getByText("left ring finger", { exact: true })).toBeVisible();
  await expect(page.getByText("Staunton 24401", { exact: true })).toBeVisible();
}

/** What was typed comes back; the customer of an email address that is typed is found too. */
async function fillInAddress(page: Page): Promise<void> {
  const known = page.getByRole("group", { name: "Known addresses" });
  const street = page.getByRole("textbox", { name: "Address", exact: true });
  await page.getByLabel("Ship to").check();
  await expect(known.getByRole("button")).toHaveText("1 Elm St, Staunton 24401, United States");
  const email = page.getByLabel("Customer e-mail");
  await email.fill("nobody@example.com");
  await street.fill("9 Oak Rd");
  await email.fill("ANA@work.example.com");
  await known.getByRole("button").press("Enter");
  await expect(street).toHaveValue("1 Elm St");
  await expect(known).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(street).toHaveValue("9 Oak Rd");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await known.getByRole("button").click();
  await page.getByLabel("State").fill("Virginia");
}

/** Numbers are read as people write them. @returns the id of the order */
async function recordCustomWork(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Add custom work" }).click();
  await page.getByLabel("Custom work", { exact: true }).fill("Band");
  const quantity = page.getByLabel("Quantity");
  await quantity.fill("two");
  await page.getByLabel("Price, US dollars").fill("$1,299.50");
  await page.getByRole("button", { name: "Record order" }).click();
  await expect(page.getByText("Enter a whole number")).toBeVisible();
  await quantity.fill("2");
  await page.getByRole("button", { name: "Record order" }).click();
  const heading = page.getByRole("heading", { level: 1, name: /^Ana Castillo ordered / });
  await expect(heading).toContainText("$2,599.00");
  return Number(/\d+$/.exec(page.url())?.[0]);
}

async function forget(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Forget this customer" }).click();
  await page
    .getByRole("dialog", { name: "Forget Ana Castillo?" })
    .getByRole("button", { name: "Forget" })
    .click();
}
