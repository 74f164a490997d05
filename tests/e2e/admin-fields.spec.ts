import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const read = async (path: string) => (await (await shop.artisan.get(path)).json()) as object;

async function turnWheelOver(page: Page, field: Locator): Promise<void> {
  await field.click();
  await field.hover();
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, -120);
}

test.describe("numbers", { tag: "@desktop" }, () => {
  test("of a piece stay as they are under the wheel, and are read as people write them", async ({
    page,
  }) => {
    const piece = { name: "Wheel Band", price: "90.00", stock: 1, weight: "2.5" };
    const { id } = await create(shop.artisan, "/api/products", piece);
    await openDesk(page, shop, `/admin?edit=${id}`);
    const panel = page.getByRole("dialog", { name: "Wheel Band", exact: true });
    for (const label of ["Stock", "Price"]) {
      const field = panel.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await turnWheelOver(page, field);
      await expect(field).toHaveValue(before);
    }
    await panel.getByLabel("Price", { exact: true }).fill("$1,299.50");
    await panel.locator("#product-weight").fill("4,2 g");
    await panel.getByLabel("Stock", { exact: true }).fill("1,000");
    await panel.getByRole("button", { name: "Save Changes" }).click();
    await expect(notice(page)).toContainText("Product updated successfully!");
    expect(await read(`/api/products/${id}`)).toMatchObject({
      price: "1299.50",
      weight: "4.20",
      stock: 1000,
    });
  });

  test("of an order stay as they are under the wheel, and are read alike", async ({ page }) => {
    await openDesk(page, shop, "/admin/orders/new");
    await page.getByRole("button", { name: "Add custom work" }).click();
    await page.getByLabel("Custom work", { exact: true }).fill("Band");
    const quantity = page.getByLabel("Quantity");
    await turnWheelOver(page, quantity);
    await expect(quantity).toHaveValue("1");
    await quantity.fill("two");
    await page.getByLabel("Price, US dollars").fill("$1,299.50");
    await page.getByLabel("Customer name").fill("Mike & Sue");
    await page.getByLabel("Customer e-mail").fill("mike&sue@example.com");
    await page.getByRole("button", { name: "Record order" }).click();
    await expect(page.getByText("Enter a whole number")).toBeVisible();
    await quantity.fill("2");
    await page.getByRole("button", { name: "Record order" }).click();
    await expect(page.getByRole("heading", { name: /^Order \d+, Mike & Sue$/ })).toBeVisible();
    await expect(page.locator(".order-sentence")).toContainText("$2,599.00");
    const link = page.getByRole("link", { name: "mike&sue@example.com" });
    await expect(link).toHaveAttribute("href", /^mailto:mike%26sue@example\.com/);
  });
});

/** What the library of schemas says by itself. */
const LIBRARY = /Too small|Too big|Invalid (?:input|string|email|url)|expected (?:string|number)/i;

test("says which name is missing, above the buttons at the bottom", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/identity");
  await page.getByLabel("Shop name").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sentence = page.getByText("Your shop needs a name.");
  await expect(sentence).toBeVisible();
  await expect(page.getByText(LIBRARY)).toHaveCount(0);
  const bar = page.locator(".settings-save");
  await expect
    .poll(async () => {
      const [text, buttons] = [await sentence.boundingBox(), await bar.boundingBox()];
      return text && buttons ? buttons.y - (text.y + text.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
});

test.describe("sentences of the forms as they are built", { tag: "@desktop" }, () => {
  for (const [path, button, sentence] of [
    ["/admin?edit=new", "Create Product", "Product Name is required"],
    ["/admin/collections?edit=new", "Create", "Title is required"],
    ["/admin/orders/new", "Record order", "Customer name is required"],
    ["/admin/settings/people", "Create invitation", "Enter a name."],
    ["/admin/settings/categories", "Add category", "Name is required"],
    ["/migrate", "Add Product", "Product Name is required"],
  ] as const) {
    test(`${path} names what is missing`, async ({ page }) => {
      await openDesk(page, shop, path);
      await page.getByRole("button", { name: button, exact: true }).first().click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await expect(page.getByText(LIBRARY)).toHaveCount(0);
    });
  }
});

const SIZES =
  "<table><tr><td>US size</td><td>Inside mm</td></tr><tr><td>6</td><td>16.5</td></tr></table>";

test("a pasted table and the link of a phone stay what they are", async ({ page }) => {
  await openDesk(page, shop, "/admin/settings/pages?edit=size-guide");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await text.press("ControlOrMeta+a");
  await text.evaluate((element, table) => {
    const clipboardData = new DataTransfer();
    const call = '<p><a href="tel:+15405550142">Call me</a> about it.</p>';
    clipboardData.setData("text/html", call + table);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, SIZES);
  await expect(text.getByRole("cell", { name: "16.5" })).toBeVisible();
  await expect(text.getByRole("row")).toHaveCount(2);
  await text.getByRole("cell", { name: "16.5" }).click();
  await expect(page.getByRole("button", { name: "Delete table" })).toBeVisible();
  await text.press("End");
  await text.press("Tab");
  await expect(text.getByRole("row")).toHaveCount(3);
  await page.keyboard.type("7");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(notice(page)).toContainText("saved");
  await openPage(page, `${shop.baseURL}/pages/size-guide`);
  const table = page.getByRole("main").getByRole("table");
  await expect(table.getByRole("row").nth(1)).toHaveText(/^\s*6\s*16\.5\s*$/);
  await expect(table.getByRole("row").nth(2)).toContainText("7");
  await expect(page.getByRole("link", { name: "Call me" })).toHaveAttribute(
    "href",
    "tel:+15405550142",
  );
  await expectNoSideScroll(page);
});
