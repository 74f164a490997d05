import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { showBoxes } from "./piece-rows.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

type Piece = { id: number; name: string; price: string; tagIds: number[]; categoryId: number };
const read = async (search: string) =>
  (await (await shop.artisan.get(`/api/products?search=${search}&sort=oldest`)).json()) as Piece[];
const bar = (page: Page) => page.getByRole("region", { name: "Selected pieces" });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

async function selectAll(page: Page) {
  await showBoxes(page);
  await page.locator("tr[data-row] .pick-target input").first().check();
  const all = bar(page).getByRole("button", { name: /Select all/ });
  if (await all.isVisible()) await all.click();
}

async function addPieces(name: string, count: number) {
  for (let at = 1; at <= count; at += 1) {
    const piece = { name: `${name} ${at}`, price: `${100 + at}.00`, stock: 1 };
    await create(shop.artisan, "/api/products", piece);
  }
}

test("changes forty prices after a preview, and takes it back @desktop", async ({ page }) => {
  test.setTimeout(90_000);
  await addPieces("Bulkring", 40);
  const before = (await read("bulkring")).map(({ price }) => price);
  await openDesk(page, shop, "/admin?search=bulkring");
  await selectAll(page);
  await expect(bar(page)).toContainText("40 selected");
  await bar(page).getByRole("button", { name: "Price of selected" }).click();
  const prices = panel(page, "Change 40 prices");
  await prices.getByLabel("By").fill("8");
  await expect(
    prices.getByRole("row").filter({ hasText: /Bulkring 40$|Bulkring 40\D/ }),
  ).toContainText("$150.00");
  await expectAccessible(page);
  await prices.getByLabel("Change Bulkring 7", { exact: true }).uncheck();
  await prices.getByLabel("Change Bulkring 7", { exact: true }).check();
  await prices.getByRole("button", { name: "Change 40 prices" }).click();
  await expect(notice(page)).toContainText("40 prices changed");
  await expect(prices).toBeHidden();
  const raised = (await read("bulkring")).map(({ price }) => Number(price));
  expect(raised).toEqual(before.map((price) => Math.round((Number(price) * 1.08) / 5) * 5));
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("Changes undone");
  expect((await read("bulkring")).map(({ price }) => price)).toEqual(before);
});

test("leaves out a piece, and one that cannot be changed so @desktop", async ({ page }) => {
  await addPieces("Bulkpin", 2);
  await create(shop.artisan, "/api/products", { name: "Bulkpin cheap", price: "3.00" });
  await openDesk(page, shop, "/admin?search=bulkpin");
  await selectAll(page);
  await bar(page).getByRole("button", { name: "Price of selected" }).click();
  const prices = panel(page, "Change 3 prices");
  await prices.getByText("Lower", { exact: true }).click();
  await prices.getByText("$", { exact: true }).click();
  await prices.getByLabel("By").fill("2x");
  await expect(prices.getByText("Enter an amount like 20.00.")).toBeVisible();
  await prices.getByLabel("By").fill("20");
  await expect(prices.getByLabel("Change Bulkpin cheap")).toBeDisabled();
  await prices.getByLabel("Change Bulkpin 1").uncheck();
  await prices.getByRole("button", { name: "Change 1 price" }).click();
  await expect(notice(page)).toContainText("1 price changed");
  const now = (await read("bulkpin")).map(({ price }) => price);
  expect(now).toEqual(["101.00", "80.00", "3.00"]);
});

test("changes category, tags, state and details of many, each previewed and with Undo @phone", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await addPieces("Bulkloop Opal", 2);
  await openDesk(page, shop, "/admin?search=bulkloop");
  const undo = async () => {
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(notice(page)).toContainText("Changes undone");
  };
  await selectAll(page);
  await bar(page).getByRole("button", { name: "Category of selected" }).click();
  const category = panel(page, "Change 2 categories");
  await category.getByLabel("Category").selectOption({ label: "Earrings" });
  await expect(category.getByRole("cell", { name: "Earrings" })).toHaveCount(2);
  await category.getByRole("button", { name: "Change 2 categories" }).click();
  await expect(notice(page)).toContainText("2 pieces moved to another category");
  expect((await read("bulkloop")).every(({ categoryId }) => categoryId !== null)).toBe(true);
  await undo();

  await selectAll(page);
  await bar(page).getByRole("button", { name: "Tags of selected" }).click();
  const tags = panel(page, "Tag 2 pieces");
  await tags.getByLabel("Engagement").selectOption("Add");
  await expect(tags.getByRole("cell", { name: "Engagement" })).toHaveCount(2);
  await expectAccessible(page);
  await tags.getByRole("button", { name: "Tag 2 pieces" }).click();
  await expect(notice(page)).toContainText("2 pieces tagged anew");
  expect((await read("bulkloop")).map(({ tagIds }) => tagIds.length)).toEqual([1, 1]);
  await undo();

  await selectAll(page);
  await bar(page).getByRole("button", { name: "State of selected" }).click();
  const state = panel(page, "Change 2 states");
  await state.getByRole("radio", { name: "Sold" }).check();
  await expect(state.getByRole("cell", { name: "Sold" })).toHaveCount(2);
  await state.getByRole("button", { name: "Change 2 states" }).click();
  await expect(notice(page)).toContainText("2 pieces put into another state");
  await undo();

  await selectAll(page);
  await bar(page).getByRole("button", { name: "Details of selected" }).click();
  const facts = panel(page, "Fill in 2 pieces");
  await expect(facts.getByRole("cell", { name: "No change" })).toHaveCount(2);
  await facts.getByText("Guesses too").click();
  await expect(facts.getByRole("cell", { name: "opal", exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await facts.getByRole("button", { name: "Fill in 2 pieces" }).click();
  await expect(notice(page)).toContainText("2 pieces filled in");
  await undo();
  const asBefore = {
    availability: "available",
    stock: 1,
    tagIds: [],
    categoryId: null,
    stones: [],
  };
  expect(await read("bulkloop")).toMatchObject([asBefore, asBefore]);
});

test("exports the selected pieces @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin?search=laurel");
  await selectAll(page);
  const download = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Export selected" }).click();
  expect((await download).suggestedFilename()).toBe("designer-goldsmith-pieces.xlsx");
});
