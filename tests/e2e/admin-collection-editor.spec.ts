import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
import { card, openCollectionEditor, showPart, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.describe("editing a collection", () => {
  test("starts with the saved values, and keeps the slug when the title changes @desktop", async ({
    page,
  }) => {
    await writeCollection(shop, "Kept slug", { categoryId: 13, isPublished: true });
    const form = await openCollectionEditor(page, shop, "Kept slug");
    await expect(form.getByLabel("Description")).toHaveValue("About Kept slug.");
    await expect(form.getByRole("textbox", { name: "Content" })).toBeVisible();
    await form.getByLabel("Title").fill("Another title");
    await showPart(form, "Details");
    await expect(form.getByLabel("Category")).toHaveValue("13");
    await expect(form.getByRole("switch", { name: "Published" })).toBeChecked();
    await expectAccessible(page);
    await expect(form.getByLabel("Slug")).toHaveValue("kept-slug");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    await expect(form).toHaveCount(0);
    await expect(card(page, "Another title")).toBeVisible();
  });

  test("redirects the former address after a change of slug @desktop", async ({ page }) => {
    await writeCollection(shop, "Old address", { isPublished: true });
    const form = await openCollectionEditor(page, shop, "Old address");
    await showPart(form, "Details");
    await form.getByLabel("Slug").fill("new-address");
    await expect(form.getByText("The old address will lead there.")).toBeVisible();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    const answer = await page.request.get(`${shop.baseURL}/collections/old-address`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toContain("/collections/new-address");
  });

  test("shows a draft on its page to the admin only @desktop", async ({ page, request }) => {
    const { slug } = await writeCollection(shop, "Not yet told");
    const form = await openCollectionEditor(page, shop, "Not yet told");
    await showPart(form, "Details");
    const preview = page.waitForEvent("popup");
    await form.getByRole("link", { name: "Preview", exact: true }).click();
    const opened = await preview;
    await expect(opened.getByRole("heading", { level: 1, name: "Not yet told" })).toBeVisible();
    const visitor = await request.get(`${shop.baseURL}/collections/${slug}`);
    expect(visitor.status()).toBe(404);
  });

  test("adds and removes tags at once, and saves other changes afterwards @desktop", async ({
    page,
  }) => {
    await writeCollection(shop, "Tagged");
    const form = await openCollectionEditor(page, shop, "Tagged");
    await showPart(form, "Details");
    await expect(form.getByRole("list", { name: "Add tags" })).toHaveCSS("max-height", /^1\d\dpx$/);
    await form.getByRole("button", { name: "Rings (Type)", exact: true }).click();
    await expect(notice(page)).toContainText("Tag added to collection successfully");
    await form.getByRole("button", { name: "Gold (Material)", exact: true }).click();
    await form.getByRole("button", { name: "Remove Gold", exact: true }).click();
    await expect(notice(page)).toContainText("Tag removed from collection successfully");
    const current = form.getByRole("list", { name: "Current tags" }).getByRole("listitem");
    await expect(current).toHaveCount(1);
    await expect(card(page, "Tagged").getByText("Rings", { exact: true })).toBeVisible();
    await showPart(form, "Write");
    await form.getByLabel("Description").fill("Tagged, then told.");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
  });

  test("reorders pieces by keyboard, and the page shows that order @desktop", async ({ page }) => {
    const pieces = [
      await create(shop.artisan, "/api/products", { name: "Low Bowl", price: "80.00" }),
      await create(shop.artisan, "/api/products", { name: "High Bowl", price: "450.00" }),
    ];
    const { slug } = await writeCollection(shop, "Two bowls", { isPublished: true });
    const form = await openCollectionEditor(page, shop, "Two bowls");
    await showPart(form, "Details");
    for (const name of ["High Bowl", "Low Bowl"]) {
      await form.getByLabel("Add a piece").fill(name);
      await form.getByRole("button", { name: new RegExp(`^${name}`) }).press("Enter");
    }
    await form.getByRole("button", { name: "Move Low Bowl up" }).press("Enter");
    await expect(form.getByText("Low Bowl is number 1 of 2")).toBeAttached();
    await expect(form.getByRole("button", { name: "Move Low Bowl up" })).toBeFocused();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    const saved = await (await shop.artisan.get(`/api/blog-posts/slug/${slug}`)).json();
    expect(saved.productIds).toEqual(pieces.map(({ id }) => id));

    const titles = async (price: string) => {
      const answer = await shop.artisan.get(`/api/blog-posts?search=bowls&price=${price}`);
      return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles("0-100")).toContain("Two bowls");
    expect(await titles("300-600")).toContain("Two bowls");
    expect(await titles("100-300")).not.toContain("Two bowls");
    await shop.artisan.patch(`/api/products/${pieces[0]?.id}`, { data: { isActive: false } });
    expect(await titles("0-100")).not.toContain("Two bowls");
  });

  test("restores what was closed without saving @desktop", async ({ page }) => {
    test.slow();
    await writeCollection(shop, "Half written");
    const form = await openCollectionEditor(page, shop, "Half written");
    await form.getByLabel("Description").fill("Half a sentence");
    await expect(form.getByText(/^Draft kept on this device, \d+:\d\d [AP]M/)).toBeVisible();
    await showPart(form, "Details");
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect(form).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: "Edit Half written" }).click();
    await expect(form.getByLabel("Description")).toHaveValue("About Half written.");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Restore draft" }).click();
    await expect(form.getByLabel("Description")).toHaveValue("Half a sentence");
    await page.goBack();
    await page
      .getByRole("dialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Stay here" })
      .click();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    await page.getByRole("button", { name: "Edit Half written" }).click();
    await expect(form.getByRole("button", { name: "Restore draft" })).toHaveCount(0);
  });

  test.describe("that was changed in another tab", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /409/ });
    test("lists the changes and asks which to keep", async ({ page }) => {
      test.slow();
      const { id } = await writeCollection(shop, "Contested");
      const form = await openCollectionEditor(page, shop, "Contested");
      await form.getByLabel("Title").fill("Contested by me");
      await shop.artisan.put(`/api/blog-posts/${id}`, { data: { description: "Theirs." } });
      await form.getByRole("button", { name: "Update" }).click();
      await expect(notice(page)).toContainText("Error updating collection");
      await expect(form.getByRole("region", { name: "Changed elsewhere" })).toContainText(
        "had it open: description.",
      );
      await expectAccessible(page);
      await form.getByRole("button", { name: "Save mine over it" }).click();
      await expect(notice(page)).toContainText("Collection updated successfully");
      const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
      expect(saved).toMatchObject({ title: "Contested by me", description: "About Contested." });
    });

    test("keeps both changes of different fields", async ({ page }) => {
      test.slow();
      const { id } = await writeCollection(shop, "Shared");
      const form = await openCollectionEditor(page, shop, "Shared");
      await form.getByLabel("Title").fill("Shared by two");
      await shop.artisan.put(`/api/blog-posts/${id}`, { data: { description: "Theirs." } });
      await form.getByRole("button", { name: "Update" }).click();
      await form.getByRole("button", { name: "Keep both" }).click();
      await expect(notice(page)).toContainText("Collection updated successfully");
      const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
      expect(saved).toMatchObject({ title: "Shared by two", description: "Theirs." });
    });

    test("offers no merge where both changed the same field", async ({ page }) => {
      test.slow();
      const { id } = await writeCollection(shop, "Fought over");
      const form = await openCollectionEditor(page, shop, "Fought over");
      await form.getByLabel("Title").fill("Mine");
      await shop.artisan.put(`/api/blog-posts/${id}`, { data: { title: "Theirs" } });
      await form.getByRole("button", { name: "Update" }).click();
      const conflict = form.getByRole("region", { name: "Changed elsewhere" });
      await expect(conflict).toContainText("had it open: title");
      await expect(conflict.getByRole("button", { name: "Keep both" })).toHaveCount(0);
      await expect(form.getByLabel("Title")).toHaveValue("Mine");
    });
  });
});
