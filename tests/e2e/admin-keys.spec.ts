import { expect, test } from "#tests/support/browser-test.ts";
import { openDesk } from "./admin-desk.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.describe("the menu of a piece", { tag: "@desktop" }, () => {
  test("leaves letters with Control, Command or Alt alone", async ({ page }) => {
    await openDesk(page, shop, "/admin?search=laurel");
    await page.getByRole("button", { name: "Options for Laurel Brooch" }).click();
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem", { name: "View" })).toBeFocused();
    for (const modifier of ["Control", "Meta", "Alt"]) {
      await page.keyboard.press(`${modifier}+d`);
    }
    await expect(menu).toBeVisible();
    await expect(page.getByRole("button", { name: /^Laurel Brooch/ })).toHaveCount(1);
  });

  test("begins at the last entry upward where none has the focus", async ({ page }) => {
    await openDesk(page, shop, "/admin?search=laurel");
    await page.getByRole("button", { name: "Options for Laurel Brooch" }).click();
    const menu = page.getByRole("menu");
    await menu.focus();
    await page.keyboard.press("ArrowUp");
    await expect(menu.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  });
});

test("Back leaves the orders, whatever they were filtered by @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/customers");
  await page.getByRole("link", { name: "Orders" }).first().click();
  for (const status of ["shipped", "processing"]) {
    await page.getByLabel("Status").selectOption(status);
    await expect(page).toHaveURL(new RegExp(`status=${status}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(`${shop.baseURL}/admin/customers`);
});

test("a change of an inquiry fetches each list once @desktop", async ({ page }) => {
  const { id } = await create(shop.artisan, "/api/inquiries/recorded", {
    source: "phone",
    name: "Ana Castillo",
    email: "ana@example.com",
    message: "In size 7?",
  });
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/inquiries")) {
      fetched.push(pathname + search);
    }
  });
  await openDesk(page, shop, `/admin/inquiries/${id}`);
  // Opening it changes its state, too.
  await untilNoMore(fetched);
  fetched.length = 0;
  await page.getByRole("button", { name: "Close this inquiry" }).click();
  await expect(page.getByRole("button", { name: "Close this inquiry" })).toHaveCount(0);
  await untilNoMore(fetched);
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
});

/** Waits until nothing has been fetched for a second and a half. */
async function untilNoMore(fetched: readonly string[]): Promise<void> {
  let before = -1;
  const hasEnded = () => {
    const isSame = fetched.length > 0 && fetched.length === before;
    before = fetched.length;
    return isSame;
  };
  await expect.poll(hasEnded, { intervals: [1500] }).toBe(true);
}
