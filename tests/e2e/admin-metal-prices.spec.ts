import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const priceOf = async (id: number) =>
  ((await (await shop.artisan.get(`/api/products/${id}`)).json()) as { price: string }).price;

test(
  "enters metal prices, changes the prices of pieces, and takes it back",
  { tag: "@desktop" },
  async ({ page }) => {
    await shop.artisan.put("/api/metal-prices", { data: { gold: "2000", silver: "30" } });
    const piece = { price: "500.00", stock: 1, metals: "22k yellow gold 10 g" };
    const { id } = await create(shop.artisan, "/api/products", { ...piece, name: "Marigold Ring" });
    const other = await create(shop.artisan, "/api/products", { ...piece, name: "Marigold Cuff" });

    await openDesk(page, shop, "/admin/metal-prices");
    await page.getByText("Troy ounce").click();
    const gold = page.getByRole("textbox", { name: "Gold" });
    await expect(gold).toHaveValue("2000.00");
    await gold.fill("2500");
    // 10 g × 0.916 × $500 ÷ 31.1034768 g
    const row = page.getByRole("row").filter({ hasText: "Marigold Ring" });
    await expect(row).toContainText("$147.25");
    await expect(row).toContainText("$645.00");
    await expectAccessible(page);
    await page.getByLabel("Which pieces").selectOption("Only 22k yellow gold");
    await page.getByLabel("Change the price of Marigold Cuff").uncheck();
    await page.getByRole("button", { name: "Change 1 price" }).click();
    const question = page.getByRole("dialog", { name: "Is this right?" });
    await expect(question).toContainText("Gold is $2,500.00 per troy ounce.");
    await question.getByRole("button", { name: "Yes, it’s right" }).click();
    await expect(notice(page)).toContainText("1 price changed");
    expect([await priceOf(id), await priceOf(other.id)]).toEqual(["645.00", "500.00"]);

    const history = page.getByRole("region", { name: "Price history" });
    await expect(history).toContainText(
      "Gold $2,000.00 to $2,500.00. 1 price, $145.00 more in total.",
    );
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(history).toContainText("Undone");
    expect(await priceOf(id)).toBe("500.00");

    await page.reload();
    await expect(page.getByRole("radio", { name: "Troy ounce" })).toBeChecked();
  },
);
