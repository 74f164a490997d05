import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("the sample shop goes with one press, her own pieces stay, and Undo or the trash brings it back @phone", async ({
  page,
}) => {
  const own = { name: "Ring of leaves", price: "125.00", categoryId: 12 };
  await create(shop.artisan, "/api/products", own);
  const [sample] = (await (await shop.artisan.get("/api/products?search=laurel")).json()) as {
    id: number;
  }[];
  await shop.artisan.put(`/api/products/${sample?.id}`, { data: { name: "My laurel brooch" } });

  await openDesk(page, shop, "/admin/setup");
  await page.getByRole("link", { name: "Remove the sample shop" }).click();
  await expect(page.getByText(/^\d+ sample pieces$/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "My laurel brooch" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove the sample shop" }).click();
  await expect(notice(page)).toContainText("Sample shop removed");
  await expect(page.getByText("Nothing of the sample shop is left.")).toBeVisible();
  const left = (await (await shop.artisan.get("/api/products")).json()) as { name: string }[];
  expect(left.map(({ name }) => name).toSorted()).toEqual(["My laurel brooch", "Ring of leaves"]);

  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(notice(page)).toContainText("The sample shop is back");
  await expect(page.getByText(/^\d+ sample pieces$/)).toBeVisible();
  const back = (await (await shop.artisan.get("/api/products")).json()) as unknown[];
  expect(back.length).toBeGreaterThan(20);

  // Removed once more, the trash has it as one entry.
  await shop.artisan.post("/api/setup/remove-sample");
  await page.goto(`${shop.baseURL}/admin/trash`);
  await page.getByRole("button", { name: "Restore The sample shop" }).click();
  await expect(notice(page)).toContainText("The sample shop is back");
  await expect(page.getByRole("button", { name: "Restore The sample shop" })).toHaveCount(0);
});
