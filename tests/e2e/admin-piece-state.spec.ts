import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const stateOf = (page: Page, name: string) =>
  page.getByRole("combobox", { name: `Status of ${name}` });
const read = async (id: number) => (await shop.artisan.get(`/api/products/${id}`)).json();

test("reserves a piece for someone in its row, and takes it back", async ({ page }) => {
  const { id } = await create(shop.artisan, "/api/products", {
    name: "Crozet Band",
    price: "90.00",
    stock: 1,
  });
  await openDesk(page, shop, "/admin?search=crozet");
  await stateOf(page, "Crozet Band").focus();
  await stateOf(page, "Crozet Band").selectOption("Reserved…");
  const box = page.getByRole("dialog", { name: "State of Crozet Band" });
  await expect(box.getByRole("radio", { name: "Reserved" })).toBeFocused();
  await expect(box).toContainText("Visitors read “Reserved”.");
  await box.getByLabel("For").fill("Ana");
  await box.getByLabel("Until").fill("2030-11-30");
  await expect(box).toContainText("Visitors read “Reserved until November 30, 2030”.");
  await expectAccessible(page);
  await box.getByRole("button", { name: "Save" }).click();
  await expect(notice(page)).toContainText(
    "Crozet Band: Reserved for Ana until November 30, 2030.",
  );
  await expect(stateOf(page, "Crozet Band")).toContainText("Reserved for Ana");
  await expect(stateOf(page, "Crozet Band")).toBeFocused();

  // Chosen again, it says for whom.
  await stateOf(page, "Crozet Band").selectOption("Reserved…");
  await expect(box.getByLabel("For")).toHaveValue("Ana");
  await page.keyboard.press("Escape");
  await stateOf(page, "Crozet Band").selectOption("Sold");
  await expect.poll(() => read(id)).toMatchObject({ availability: "sold", reservedFor: null });
  await expect(notice(page)).toContainText("Crozet Band: Sold.");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => read(id))
    .toMatchObject({
      availability: "reserved",
      reservedFor: "Ana",
      reservedUntil: "2030-12-01T04:59:59.000Z",
      stock: 1,
    });
});

test("closes the states with Escape and keeps what was @desktop", async ({ page }) => {
  const { id } = await create(shop.artisan, "/api/products", { name: "Ivy Pin", price: "90.00" });
  await openDesk(page, shop, "/admin?search=ivy");
  await stateOf(page, "Ivy Pin").focus();
  await stateOf(page, "Ivy Pin").selectOption("Made to order…");
  const box = page.getByRole("dialog", { name: "State of Ivy Pin" });
  await expect(box.getByLabel("Lead time")).toBeVisible();
  await box.getByRole("radio", { name: "Hidden" }).check();
  await expect(box).toContainText("Visitors don’t see it.");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(stateOf(page, "Ivy Pin")).toBeFocused();
  expect(await read(id)).toMatchObject({ isActive: true, version: 1 });
});

test.describe("a day that is past", () => {
  test.use({ allowedErrors: /422/ });
  test("is refused with a sentence, and the row is as it was @phone", async ({ page }) => {
    await create(shop.artisan, "/api/products", {
      name: "Ferrum Ring",
      price: "90.00",
      stock: 1,
    });
    await openDesk(page, shop, "/admin?search=ferrum");
    await stateOf(page, "Ferrum Ring").selectOption("Reserved…");
    const box = page.getByRole("dialog", { name: "State of Ferrum Ring" });
    await box.getByLabel("Until").fill("2020-01-01");
    await box.getByRole("button", { name: "Save" }).click();
    await expect(notice(page)).toContainText(
      "This reservation would already be over. Choose a later day.",
    );
    await expect(stateOf(page, "Ferrum Ring")).toHaveValue("available");
  });
});
