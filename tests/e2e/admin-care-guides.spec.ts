import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { openPage } from "./open-page.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test(
  "edits a care guide that visitors read on the pieces of its metal",
  { tag: "@desktop" },
  async ({ page }) => {
    const ring = { name: "Fern Band", price: "500.00", stock: 1, metals: "18k rose gold 4 g" };
    const { id } = await create(shop.artisan, "/api/products", ring);
    await openDesk(page, shop, "/admin/settings/care");
    await page.getByText("Rose gold", { exact: true }).click();
    const preview = page.getByRole("region", { name: "Preview: Rose gold" });
    await page.getByRole("textbox", { name: "Every day" }).fill("Wear it to work.");
    await expect(preview).toContainText("Wear it to work.");
    await page.getByRole("textbox", { name: "To clean it" }).fill("");
    await expect(page.getByRole("textbox", { name: "To clean it" })).toHaveAccessibleDescription(
      "Blank: not shown.",
    );
    await expect(preview.getByText("To clean it")).toBeHidden();
    await page.getByRole("textbox", { name: "To store it" }).fill("In a box.");
    await page.getByRole("button", { name: "Restore the suggested text: To store it" }).click();
    await expect(page.getByRole("textbox", { name: "To store it" })).toBeFocused();
    await expect(preview).toContainText("Keep it apart from other");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(notice(page)).toContainText("Saved");

    await openPage(page, `${shop.baseURL}/products/${id}`);
    await page.getByText("Care", { exact: true }).click();
    await expect(page.getByText("Wear it to work.")).toBeVisible();
    await expect(
      page.getByText("Keep it apart from other jewelry: stones scratch gold."),
    ).toBeVisible();
    await expect(page.getByText("To clean it")).toBeHidden();
  },
);
