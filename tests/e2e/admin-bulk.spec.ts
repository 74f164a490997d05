import type { Locator, Page } from "@playwright/test";
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

test("changes forty prices after a preview, takes it back, and exports what is selected @desktop", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await addPieces("Bulkring", 40);
  await create(shop.artisan, "/api/products", { name: "Bulkring cheap", price: "3.00" });
  const before = (await read("bulkring")).map(({ price }) => price);
  await openDesk(page, shop, "/admin?search=bulkring");
  await selectAll(page);
  await expect(bar(page)).toContainText("41 selected");
  const download = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Export selected" }).click();
  expect((await download).suggestedFilename()).toBe("designer-goldsmith-pieces.xlsx");

  await bar(page).getByRole("button", { name: "Price of selected" }).click();
  const prices = panel(page, "Change 41 prices");
  await lowerBeyondPrice(prices);
  await prices.getByText("Raise", { exact: true }).click();
  await prices.getByText("%", { exact: true }).click();
  await prices.getByLabel("By").fill("8");
  await expect(
    prices.getByRole("row").filter({ hasText: /Bulkring 40$|Bulkring 40\D/ }),
  ).toContainText("$150.00");
  await expectAccessible(page);
  await prices.getByLabel("Change Bulkring cheap").uncheck();
  await prices.getByLabel("Change Bulkring 7", { exact: true }).uncheck();
  await prices.getByLabel("Change Bulkring 7", { exact: true }).check();
  await prices.getByRole("button", { name: "Change 40 prices" }).click();
  await expect(notice(page)).toContainText("40 prices changed");
  await expect(prices).toBeHidden();
  const raised = (await read("bulkring")).map(({ price }) => Number(price));
  expect(raised).toEqual(
    before.map((price) => (price === "3.00" ? 3 : Math.round((Number(price) * 1.08) / 5) * 5)),
  );
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("Changes undone");
  expect((await read("bulkring")).map(({ price }) => price)).toEqual(before);
});

/** An amount that is none is refused, and a piece that would cost less than nothing is left out. */
async function lowerBeyondPrice(prices: Locator): Promise<void> {
  await prices.getByText("Lower", { exact: true }).click();
  await prices.getByText("$", { exact: true }).click();
  await prices.getByLabel("By").fill("2x");
  await expect(prices.getByText("Enter an amount like 20.00.")).toBeVisible();
  await prices.getByLabel("By").fill("20");
  await expect(prices.getByLabel("Change Bulkring cheap")).toBeDisabled();
  await expect(prices.getByRole("button", { name: "Change 40 prices" })).toBeEnabled();
}

test("changes category, tags, state and details of many, each previewed and with Undo @phone", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await addPieces("Bulkloop Opal", 2);
  await openDesk(page, shop, "/admin?search=bulkloop");
  await changeEach(page, "Category", "Change 2 categories", "2 pieces moved to another category", {
    choose: async (category) => {
      await category.getByLabel("Category").selectOption({ label: "Earrings" });
      await expect(category.getByRole("cell", { name: "Earrings" })).toHaveCount(2);
    },
    changed: async () =>
      expect((await read("bulkloop")).every(({ categoryId }) => categoryId !== null)).toBe(true),
  });
  await changeEach(page, "Tags", "Tag 2 pieces", "2 pieces tagged anew", {
    choose: async (tags) => {
      await tags.getByLabel("Engagement").selectOption("Add");
      await expect(tags.getByRole("cell", { name: "Engagement" })).toHaveCount(2);
      await expectAccessible(page);
    },
    changed: async () =>
      expect((await read("bulkloop")).map(({ tagIds }) => tagIds.length)).toEqual([1, 1]),
  });
  await changeEach(page, "State", "Change 2 states", "2 pieces put into another state", {
    choose: async (state) => {
      await state.getByRole("radio", { name: "Sold" }).check();
      await expect(state.getByRole("cell", { name: "Sold" })).toHaveCount(2);
    },
  });
  await changeEach(page, "Details", "Fill in 2 pieces", "2 pieces filled in", {
    choose: async (facts) => {
      await expect(facts.getByRole("cell", { name: "No change" })).toHaveCount(2);
      await facts.getByText("Guesses too").click();
      await expect(facts.getByRole("cell", { name: "opal", exact: true })).toHaveCount(2);
      await expectAccessible(page);
    },
  });
  const asBefore = {
    availability: "available",
    stock: 1,
    tagIds: [],
    categoryId: null,
    stones: [],
  };
  expect(await read("bulkloop")).toMatchObject([asBefore, asBefore]);
});

type Change = { choose: (dialog: Locator) => Promise<void>; changed?: () => Promise<void> };

/** Changes one thing of all selected pieces, and takes it back. */
async function changeEach(
  page: Page,
  what: string,
  title: string,
  sentence: string,
  { choose, changed }: Change,
): Promise<void> {
  await selectAll(page);
  await bar(page)
    .getByRole("button", { name: `${what} of selected` })
    .click();
  const dialog = panel(page, title);
  await choose(dialog);
  await dialog.getByRole("button", { name: title }).click();
  await expect(notice(page)).toContainText(sentence);
  await changed?.();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("Changes undone");
}
