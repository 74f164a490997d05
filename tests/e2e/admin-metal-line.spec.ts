import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoSideScroll } from "./expect-no-side-scroll.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
const ids: number[] = [];
test.beforeAll(async () => {
  shop = await openOwnShop("empty");
  await shop.artisan.put("/api/metal-prices", { data: { gold: "4000" } });
  for (const metals of [...Array<string>(5).fill("18k yellow gold 10 g"), "14k white gold"]) {
    const piece = { name: `Ring ${ids.length + 1}`, price: "500.00", stock: 1, metals };
    ids.push((await create(shop.artisan, "/api/products", piece)).id);
  }
  const database = new DatabaseSync(path.join(shop.dataDir, "shop.sqlite"));
  database.exec("update metal_prices set recorded_at = '2026-01-05T12:00:00.000Z'");
  database.close();
});
test.afterAll(() => shop.close());

const line = (page: Page) => page.getByRole("main").getByRole("region", { name: "Metal prices" });
const toDoList = (page: Page) => page.getByRole("heading", { level: 1 });
const prices = async () => {
  const pieces = await Promise.all(ids.map((id) => shop.artisan.get(`/api/products/${id}`)));
  const read = pieces.map(async (piece) => ((await piece.json()) as { price: string }).price);
  return [...new Set(await Promise.all(read))];
};

test("the To-Do List asks for an old price, tells how far gold moved, and changes the prices @phone", async ({
  page,
}) => {
  await openDesk(page, shop, "/admin/dashboard");
  await expect(toDoList(page)).toBeVisible();
  await test.step("today's price is taken", () => typePrice(page));
  await test.step("a weight is taken, and taken back", () => weigh(page));
  await test.step("prices are changed, and changed back", () => changePrices(page));
  await test.step("prices are left, and left no more", () => leave(page));
});

async function typePrice(page: Page): Promise<void> {
  await expect(line(page)).toContainText("What does gold cost today?");
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const gold = line(page).getByRole("textbox", { name: "Gold" });
  await gold.fill("44");
  await line(page).getByRole("button", { name: "Save" }).tap();
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await question.getByRole("button", { name: "Check again" }).tap();
  await gold.fill("4400");
  await gold.press("Enter");
  await expect(line(page)).toContainText(
    "Gold is $4,400 an ounce, 10% up since your prices. Five pieces, $475 more in all.",
  );
  await expect(page.getByText("One thing needs you.")).toBeVisible();
}

async function weigh(page: Page): Promise<void> {
  await expect(line(page)).toContainText("One piece needs its metal weighed first.");
  const grams = line(page).getByRole("textbox", { name: "Ring 6: grams of 14k white gold" });
  await line(page).getByRole("button", { name: "Save the weight of Ring 6" }).tap();
  await expect(grams).toBeFocused();
  await expect(grams).toHaveAccessibleDescription("Enter a weight like 4.2.");
  await expectAccessible(page);
  await grams.fill("10");
  await grams.press("Enter");
  await expect(line(page)).toContainText("Six pieces, $550 more in all.");
  await expect(grams).toBeHidden();
  await notice(page).getByRole("button", { name: "Undo" }).tap();
  await line(page).getByRole("button", { name: "Skip Ring 6" }).tap();
  await expect(grams).toBeHidden();
}

async function changePrices(page: Page): Promise<void> {
  const change = line(page).getByRole("button", { name: "Change 5 prices" });
  await expect(change).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await change.tap();
  await expect(notice(page)).toContainText("5 prices changed");
  expect(await prices()).toEqual(["595.00", "500.00"]);
  await expect(change).toBeHidden();
  await notice(page).getByRole("button", { name: "Undo" }).tap();
  await expect(change).toBeVisible();
  expect(await prices()).toEqual(["500.00"]);
}

async function leave(page: Page): Promise<void> {
  await line(page).getByRole("button", { name: "Leave prices as they are" }).tap();
  await expect(line(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).tap();
  await line(page).getByRole("link", { name: "Look at metal prices" }).tap();
  await page.getByLabel("Tell me on the To-Do List").selectOption("When a metal moves 20%");
  await expect(notice(page)).toContainText("We’ll tell you when a metal moves 20%");
  await page.getByRole("navigation", { name: "Admin, main" }).getByText("To-Do List").tap();
  await expect(page.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
  await expect(line(page)).toBeHidden();
}
