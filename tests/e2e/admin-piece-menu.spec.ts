import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { expectLargeBoxes, pressInRow, showFilters } from "./piece-rows.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const names = (page: Page) => page.locator(".row-name").allTextContents();
const filters = (page: Page) => page.getByRole("list", { name: "Filters" });
const more = (page: Page, name: string) =>
  page.getByRole("button", { name: `Options for ${name}` });

const editorOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("a phone begins with the pieces, and keeps the rest a press away @phone", async ({ page }) => {
  test.setTimeout(120_000);
  await openDesk(page, shop, "/admin");
  const first = page.locator("tr[data-row]").first();
  await expect(first.getByRole("button", { name: /^Options for/ })).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(280);
  await expectNoSideScroll(page);
  await expect(first.locator(":is(button, select):visible")).toHaveCount(3);
  const card = page.getByRole("region", { name: "Database" });
  await expect(card.getByRole("heading", { name: "Today’s numbers" })).toBeVisible();
  await expect(card.getByText("Orders Today")).toBeVisible();
  await expect(card.getByRole("button", { name: "Rebuild Index" })).toBeVisible();
  await test.step("the menu of a piece changes its price", () => changePrice(page));
  await test.step("and hides it", async () => {
    const brooch = page.locator("tr[data-row]").filter({ hasText: "Laurel Brooch" });
    await pressInRow(brooch, "Hide");
    await expect(brooch).toContainText("Hidden");
    await expect(notice(page)).toContainText("Laurel Brooch: Hidden");
    await pressInRow(brooch, "List");
    await expect(brooch).toContainText("Listed");
  });
  await test.step("and duplicates it by a letter", () => duplicate(page));
  await test.step("the boxes are large enough for a thumb", () => expectLargeBoxes(page));
});

async function changePrice(page: Page): Promise<void> {
  // One target opens the piece: its price, too.
  const brooch = page.locator("tr[data-row]").filter({ hasText: "Laurel Brooch" });
  await brooch.getByText("$820.00").tap({ force: true });
  await editorOf(page, "Laurel Brooch").getByRole("button", { name: "Cancel" }).tap();

  await more(page, "Laurel Brooch").tap();
  const sheet = page.getByRole("dialog", { name: "Menu of Laurel Brooch" });
  for (const name of ["Edit", "Hide", "Delete"]) {
    await expect(sheet.getByRole("menuitem", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await sheet.getByRole("menuitem", { name: "Change price" }).tap();
  const price = page.getByLabel("Price of Laurel Brooch, US dollars");
  await expect(price).toBeFocused();
  await price.fill("eight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a price like 195.00.")).toBeVisible();
  await price.fill("830");
  await page.getByRole("button", { name: "Save" }).tap();
  await expect(brooch).toContainText("$830.00");
  await expect(more(page, "Laurel Brooch")).toBeFocused();
}

const findLaurel = async () =>
  (await (await shop.artisan.get("/api/products?search=laurel&sort=newest")).json()) as object[];

async function duplicate(page: Page): Promise<void> {
  await more(page, "Laurel Brooch").click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "View" })).toBeFocused();
  await page.keyboard.press("d");
  await expect(notice(page)).toContainText("Laurel Brooch (copy) is hidden for now.");
  const editor = editorOf(page, "Laurel Brooch (copy)");
  await expect(editor.getByLabel("Product Name")).toHaveValue("Laurel Brooch (copy)");
  expect((await findLaurel())[0]).toMatchObject({ name: "Laurel Brooch (copy)", isActive: false });
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(editor).toBeHidden();
  await expect.poll(findLaurel).toHaveLength(1);
  await expect(page.locator("tr[data-row]").filter({ hasText: "(copy)" })).toHaveCount(0);
}

test.describe("the list on a phone", { tag: "@phone" }, () => {
  test.use({ allowedErrors: /422/ });
  test("is narrowed by state and by what is missing, and a row is reserved for someone", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const bare = { name: "Unpictured", price: "0", isActive: false };
    await create(shop.artisan, "/api/products", bare);
    await openDesk(page, shop, "/admin");
    await test.step("narrow", () => narrow(page));
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["Unpictured"]);
    await test.step("reserve", () => reserveInRow(page));
  });
});

async function narrow(page: Page): Promise<void> {
  const states = page.getByRole("list", { name: "States" });
  await states.getByRole("button", { name: /^Sold/ }).click();
  await expect(page).toHaveURL(/state=sold/);
  await expect(states.getByRole("button", { name: /^Sold 1/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => names(page)).toHaveLength(1);
  await states.getByRole("button", { name: /^All/ }).click();
  await showFilters(page);
  await filters(page).getByRole("button", { name: "Needs work 1" }).click();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
  await page.getByLabel("Category").selectOption({ label: "Rings" });
  await expect(page.getByRole("heading", { name: "No pieces found" })).toBeVisible();
  await expectAccessible(page);
  await filters(page).getByRole("button", { name: "Remove filter: Rings" }).click();
  await expect.poll(() => names(page)).toEqual(["Unpictured"]);
}

const read = async (id: number) => (await shop.artisan.get(`/api/products/${id}`)).json();

async function reserveInRow(page: Page): Promise<void> {
  const piece = { name: "Crozet Band", price: "90.00", stock: 1 };
  const { id } = await create(shop.artisan, "/api/products", piece);
  await page.goto(`${shop.baseURL}/admin?search=crozet`);
  const state = page.getByRole("combobox", { name: "Status of Crozet Band" });
  const box = page.getByRole("dialog", { name: "State of Crozet Band" });
  await test.step("Escape keeps what was", async () => {
    await state.focus();
    await state.selectOption("Made to order…");
    await expect(box.getByLabel("Lead time")).toBeVisible();
    await box.getByRole("radio", { name: "Hidden" }).check();
    await expect(box).toContainText("Visitors don’t see it.");
    await page.keyboard.press("Escape");
    await expect(box).toBeHidden();
    await expect(state).toBeFocused();
    expect(await read(id)).toMatchObject({ isActive: true, version: 1 });
  });
  await test.step("a day that is past is refused, and the row is as it was", async () => {
    await state.selectOption("Reserved…");
    await box.getByLabel("Until").fill("2020-01-01");
    await box.getByRole("button", { name: "Save" }).click();
    const refused = "This reservation would already be over. Choose a later day.";
    await expect(notice(page)).toContainText(refused);
    await expect(state).toHaveValue("available");
  });
  await state.selectOption("Reserved…");
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
  await expect(state).toContainText("Reserved for Ana");
  await expect(state).toBeFocused();
  await test.step("Undo reserves it again", () => undoSold(page, id));
}

async function undoSold(page: Page, id: number): Promise<void> {
  const state = page.getByRole("combobox", { name: "Status of Crozet Band" });
  // Chosen again, it says for whom.
  await state.selectOption("Reserved…");
  const box = page.getByRole("dialog", { name: "State of Crozet Band" });
  await expect(box.getByLabel("For")).toHaveValue("Ana");
  await page.keyboard.press("Escape");
  await state.selectOption("Sold");
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
}
