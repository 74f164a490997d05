import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.describe("Dashboard", () => {
  test("its tabs are selected by arrow keys and stored in the URL @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard");
    await expect(page.getByRole("tab", { name: /To-Do List/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: /To-Do List/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Jewelry Pieces" })).toBeFocused();
    await expect(page).toHaveURL(/tab=pieces/);
    await expect(page.getByRole("tabpanel", { name: "Jewelry Pieces" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("tab", { name: "Data Management" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: /To-Do List/ })).toBeFocused();
  });

  test("each of its tabs is accessible", async ({ page }) => {
    test.slow();
    for (const tab of ["to-do", "pieces", "data"]) {
      await test.step(tab, async () => {
        await openDesk(page, shop, `/admin/dashboard?tab=${tab}`);
        await expect(page.locator(".skeleton")).toHaveCount(0);
        await expectAccessible(page);
      });
    }
  });

  test("counts pending orders in the bar and moves an order with each press @phone", async ({
    page,
  }) => {
    await openDesk(page, shop, "/admin/dashboard");
    const bar = page.getByRole("navigation", { name: "Admin, main" });
    const tab = bar.getByRole("link", { name: /To-Do List/ });
    await expect(tab).toContainText("3 pending");
    await page.getByRole("button", { name: "Start Preparation" }).first().click();
    await expect(notice(page)).toContainText("Order status updated successfully");
    await expect(tab).toContainText("2 pending");
  });

  test("a double tap on a row's button moves that order only @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard");
    const tab = page.getByRole("tab", { name: /To-Do List/ });
    await expect(tab).toContainText("pending");
    const pending = Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0]);
    const first = page.getByRole("button", { name: "Start Preparation" }).first();
    const box = await first.boundingBox();
    if (!box) throw new Error("The button is not shown.");
    const changes: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") changes.push(request.url());
    });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(notice(page)).toContainText("Order status updated successfully");
    await page.mouse.click(x, y);
    await expect(tab).toContainText(`${pending - 1} pending`);
    expect(changes).toHaveLength(1);
  });

  test("shows a piece in a section of the home page once it is saved @desktop", async ({
    page,
  }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=pieces&search=paperclip");
    await page.getByRole("button", { name: "Paperclip Chain", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Paperclip Chain" });
    await dialog.getByRole("switch", { name: "Use as featured" }).click();
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(notice(page)).toContainText("Hero section updated successfully");
    const sections = (await (await shop.artisan.get("/api/hero-sections")).json()) as object[];
    expect(sections).toContainEqual(
      expect.objectContaining({ key: "featured", title: "Paperclip Chain" }),
    );
  });

  test("renames and hides a piece, which visitors no longer see @phone", async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=pieces&search=ember");
    await page.getByRole("button", { name: "Ember Bar Pin", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Ember Bar Pin" });
    const save = dialog.getByRole("button", { name: "Save Changes" });
    await dialog.getByLabel("Name").fill("");
    await expect(save).toBeDisabled();
    await dialog.getByLabel("Name").fill("Ember Pin");
    await dialog.getByLabel("Price").fill("");
    await expect(save).toBeDisabled();
    await dialog.getByLabel("Price").fill("545");
    await dialog.getByRole("switch", { name: "Listed in the shop" }).click();
    await save.click();
    await expect(notice(page)).toContainText("Product updated successfully!");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Ember Pin", exact: true })).toBeVisible();
    const found = await shop.artisan.get("/api/products?search=ember");
    expect(await found.json()).toMatchObject([{ name: "Ember Pin", price: "545.00" }]);
    const visitor = await (await fetch(`${shop.baseURL}/api/products?search=ember`)).json();
    expect(visitor).toEqual([]);
  });

  test.describe("a piece that was changed in another tab", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /409/ });

    test("shows both versions, and loses neither", async ({ page }) => {
      const [piece] = (await (await shop.artisan.get("/api/products?search=laurel")).json()) as {
        id: number;
      }[];
      const path = `/api/products/${piece?.id}`;
      await openDesk(page, shop, `/admin/dashboard?tab=pieces&edit=${piece?.id}`);
      const dialog = page.getByRole("dialog", { name: "Laurel Brooch" });
      // Pressed and typed as people do: the browser lets nobody keep a dialog open who only looked.
      await dialog.getByLabel("Price").click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("830");
      await page.keyboard.press("Escape");
      await page
        .getByRole("dialog", { name: "Close without saving?" })
        .getByRole("button", { name: "Keep editing" })
        .click();
      await shop.artisan.patch(path, { data: { description: "Thirteen leaves." } });
      await dialog.getByRole("button", { name: "Save Changes" }).click();
      const conflict = page.getByRole("dialog", { name: "Changed elsewhere" });
      await expect(conflict).toContainText("Thirteen leaves.");
      await expect(conflict).toContainText("$830.00");
      await conflict.getByRole("button", { name: "Save this version" }).click();
      await expect(dialog).toBeHidden();
      expect(await (await shop.artisan.get(path)).json()).toMatchObject({
        price: "830.00",
        description: "Thirteen leaves.",
      });
    });
  });

  test("changes the hero's text on the home page", { tag: "@desktop" }, async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    await page.locator("#hero-title").fill("Made by one pair of hands");
    await page.getByRole("button", { name: "Save section hero" }).click();
    await expect(notice(page)).toContainText("Hero section updated successfully");
    await page.goto(`${shop.baseURL}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made by one pair of hands");
  });

  test("previews duplicates, merges them on confirmation, and restores them by Undo @desktop", async ({
    page,
  }) => {
    for (const name of ["Twin Ring", "twin  ring"]) {
      await shop.artisan.post("/api/products", { data: { name, price: "120" } });
    }
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    await page.getByRole("button", { name: "Clean Up Duplicates" }).click();
    await expect(page.getByText(/one other goes to the trash/)).toBeVisible();
    await page.getByRole("button", { name: "Merge duplicates" }).click();
    await expect(notice(page)).toContainText("Duplicates cleaned up successfully");
    const count = async () =>
      ((await (await shop.artisan.get("/api/products?search=twin")).json()) as unknown[]).length;
    expect(await count()).toBe(1);
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(count).toBe(2);
  });

  test("downloads the workbook of all data", { tag: "@desktop" }, async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Data" }).click();
    expect((await file).suggestedFilename()).toBe("designer-goldsmith-data.xlsx");
    await expect(notice(page)).toContainText("Data exported successfully");
  });

  test("asks before leaving with unsaved changes", { tag: "@desktop" }, async ({ page }) => {
    await openDesk(page, shop, "/admin/dashboard?tab=data");
    await page.locator("#featured-title").fill("Not yet saved");
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/admin/trash"]');
      link?.click();
    });
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Stay here" }).click();
    await expect(page.locator("#featured-title")).toHaveValue("Not yet saved");
  });
});
