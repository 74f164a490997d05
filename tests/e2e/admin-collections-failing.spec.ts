import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { card, openCollectionEditor, showPart, writeCollection } from "./collections-desk.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.use({ allowedErrors: /500|503/ });
test.skip(({ isMobile }) => isMobile, "What fails is told the same on a phone.");

const broken = { status: 500, json: { message: "It is stuck.", error: "It is stuck." } };

test("reverts adding and removing a tag that fails", { tag: "@desktop" }, async ({ page }) => {
  await writeCollection(shop, "Stuck");
  const form = await openCollectionEditor(page, shop, "Stuck");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Silver (Material)", exact: true }).click();
  await expect(form.getByRole("button", { name: "Remove Silver", exact: true })).toBeVisible();
  await page.route("**/api/blog-posts/*/tags/*", (route) => route.fulfill(broken));
  await form.getByRole("button", { name: "Gold (Material)", exact: true }).click();
  await expect(notice(page)).toContainText("Error adding tag to collection");
  await expect(notice(page)).toContainText("500: It is stuck.");
  await form.getByRole("button", { name: "Remove Silver", exact: true }).click();
  await expect(notice(page)).toContainText("Error removing tag from collection");
  const current = form.getByRole("list", { name: "Current tags" }).getByRole("listitem");
  await expect(current).toHaveText(/^Silver/);
});

test("keeps a tag that cannot be changed or deleted", { tag: "@desktop" }, async ({ page }) => {
  await create(shop.artisan, "/api/tags", { name: "Niello", slug: "niello", type: "material" });
  await openDesk(page, shop, "/admin/collections?tab=tags");
  await page.route("**/api/tags/*", (route) => route.fulfill(broken));
  await page.getByRole("button", { name: "Delete Niello" }).click();
  await expect(notice(page)).toContainText("Error deleting tag");
  await expect(notice(page)).toContainText("500: It is stuck.");
  await page.getByRole("button", { name: "Edit Niello" }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Name").fill("Tula");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Error updating tag");
  await expect(form.getByLabel("Name")).toHaveValue("Tula");
});

test("reports a list that cannot be loaded, with Try again @desktop", async ({ page }) => {
  await writeCollection(shop, "Late");
  let isDown = true;
  await page.route("**/api/blog-posts?*", (route) =>
    isDown ? route.fulfill({ ...broken, status: 503 }) : route.continue(),
  );
  await openDesk(page, shop, "/admin/collections");
  await expect(page.getByText("503: It is stuck.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(card(page, "Late")).toBeVisible();
});

test.describe("a picture that cannot be loaded", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /did not load|404/ });
  test("is replaced by a star on its card, and logged", async ({ page }) => {
    const url = "https://pictures.example/lost.jpg";
    await page.route(url, (route) => route.fulfill({ status: 404 }));
    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    await writeCollection(shop, "Lost picture", { images: [url] });
    await openDesk(page, shop, "/admin/collections");
    await expect(card(page, "Lost picture").locator(".collection-card-empty")).toBeVisible();
    await expect.poll(() => said).toContain(`A picture did not load: ${url}`);
  });
});
