import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import {
  card,
  panel,
  showPart,
  readPictures,
  readTagIds,
  writeCollection,
} from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test.describe("the list of collections", () => {
  test("is the first tab, and shows the state of each collection @phone", async ({ page }) => {
    const tagIds = await readTagIds(shop, ["Gold", "Rings", "Silver", "Earrings"]);
    await writeCollection(shop, "Well dressed", {
      tagIds,
      categoryId: 12,
      isPublished: true,
      images: await readPictures(shop, 3),
    });
    await writeCollection(shop, "Bare");
    await openDesk(page, shop, "/admin/collections");
    await expect(
      page.getByRole("heading", { level: 1, name: "Collection Content Management" }),
    ).toBeVisible();
    await expect(page.getByText("Manage your jewelry collections and tags")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Collections" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const dressed = card(page, "Well dressed");
    for (const text of ["Published", "Rings", "3 images", "Gold", "+2 more"]) {
      await expect(dressed.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(dressed.getByText("Silver")).toHaveCount(0);
    await expect(dressed.getByRole("paragraph")).toHaveCSS("-webkit-line-clamp", "2");
    const bare = card(page, "Bare");
    await expect(bare.getByText("Draft", { exact: true })).toBeVisible();
    await expect(bare.getByText(/image|more/)).toHaveCount(0);
    await expectAccessible(page);
  });

  test("is filtered by text, state, category and tag @desktop", async ({ page }) => {
    const tagIds = await readTagIds(shop, ["Pendants"]);
    await writeCollection(shop, "Needle one", { tagIds, categoryId: 10, isPublished: true });
    await writeCollection(shop, "Needle two", { categoryId: 10 });
    await openDesk(page, shop, "/admin/collections");
    const cards = page.getByRole("list", { name: "Collections" }).getByRole("listitem");
    const titles = cards.getByRole("heading");
    await page.getByRole("searchbox", { name: "Search collections" }).fill("needle");
    await expect(titles).toHaveText(["Needle two", "Needle one"]);
    await page.getByRole("combobox", { name: "Filter by state" }).selectOption("Drafts only");
    await expect(titles).toHaveText(["Needle two"]);
    await page.getByRole("combobox", { name: "Filter by state" }).selectOption("Published only");
    await page.getByRole("combobox", { name: "Filter by category" }).selectOption("Pendants");
    await page.getByRole("combobox", { name: "Filter by tag" }).selectOption("Pendants");
    await expect(titles).toHaveText(["Needle one"]);
    await page.getByRole("combobox", { name: "Filter by category" }).selectOption("Rings");
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/admin\/collections$/);
    await expect(card(page, "Needle one")).toBeVisible();
  });

  test("applies several filters that are chosen in quick succession @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/collections");
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    for (const [name, option] of [
      ["Filter by state", "Drafts only"],
      ["Filter by category", "Rings"],
      ["Filter by tag", "Gold"],
    ] as const) {
      await page.getByRole("combobox", { name }).selectOption(option);
    }
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(page).toHaveURL(/\?(?=.*state=draft)(?=.*category=\d+)(?=.*tag=\d+)/);
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
  });

  test("removes a deleted collection at once, and Undo restores it @phone", async ({ page }) => {
    const { id } = await writeCollection(shop, "Short lived");
    await openDesk(page, shop, "/admin/collections");
    await page.getByRole("button", { name: "Delete Short lived" }).click();
    await expect(notice(page)).toContainText("Collection deleted successfully");
    await expect(card(page, "Short lived")).toHaveCount(0);
    expect((await shop.artisan.get(`/api/blog-posts/${id}`)).status()).toBe(404);
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Short lived")).toBeVisible();
    expect((await shop.artisan.get(`/api/blog-posts/${id}`)).status()).toBe(200);
  });

  test.describe("when a deletion fails", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /500/ });
    test("shows the status and the sentence", async ({ page }) => {
      await writeCollection(shop, "Stubborn");
      await openDesk(page, shop, "/admin/collections");
      await page.route("**/api/blog-posts/*", (route) =>
        route.fulfill({ status: 500, json: { message: "It is stuck.", error: "It is stuck." } }),
      );
      await page.getByRole("button", { name: "Delete Stubborn" }).click();
      await expect(notice(page)).toContainText("Error deleting collection");
      await expect(notice(page)).toContainText("500: It is stuck.");
      await expect(card(page, "Stubborn")).toBeVisible();
    });
  });
});

test.describe("creating a collection", () => {
  test("reports missing fields, and checks again with every change @desktop", async ({ page }) => {
    await openDesk(page, shop, "/admin/collections");
    await page.getByRole("button", { name: "Create Collection" }).click();
    const form = panel(page, "Create Collection");
    await expect(form.getByLabel("Title")).toBeFocused();
    await expect(form.getByLabel("Description")).toHaveAttribute("rows", "3");
    await form.getByRole("button", { name: "Create", exact: true }).click();
    for (const text of ["Title is required", "Description is required"]) {
      await expect(form.getByText(text)).toBeVisible();
    }
    await expect(form.getByLabel("Title")).toBeFocused();
    await expectAccessible(page);
    await showPart(form, "Details");
    await expect(form.getByText("Slug is required")).toBeVisible();
    await expect(form.getByRole("switch", { name: "Published" })).not.toBeChecked();
    await expect(form.getByLabel("Images")).toHaveAttribute("rows", "4");
    await showPart(form, "Write");
    await form.getByLabel("Title").fill("New  Moon & Stars!");
    await expect(form.getByText("Title is required")).toHaveCount(0);
    await showPart(form, "Details");
    await expect(form.getByText("Slug is required")).toHaveCount(0);
    await expect(form.getByLabel("Slug")).toHaveValue("new-moon-stars");
    await expect(form.getByText("Web address: /collections/new-moon-stars")).toBeVisible();
    await form.getByLabel("Slug").fill("New Moon");
    await expect(form.getByText("Slug must be lowercase with hyphens only")).toBeVisible();
    await form.getByLabel("Slug").fill("new-moon");
    await showPart(form, "Write");
    await form.getByLabel("Description").fill("Nights.");
    await expect(form.locator(".err")).toHaveCount(0);
    await showPart(form, "Details");
    await expect(form.getByRole("list", { name: "Current tags" })).toHaveCount(0);
    await form
      .getByLabel("Images")
      .fill((await readPictures(shop, 2)).join("\n\n  \n").concat("\n"));
    await expect(form.getByText("Enter image URLs, one per line")).toBeVisible();
    await form.getByRole("button", { name: "Create", exact: true }).click();
    await expect(notice(page)).toContainText("Collection created successfully");
    await expect(form).toHaveCount(0);
    await expect(card(page, "New Moon & Stars!").getByText("2 images")).toBeVisible();
    await page.getByRole("button", { name: "Create Collection" }).click();
    await expect(form.getByLabel("Title")).toHaveValue("");
    await expect(form.getByLabel("Images")).toHaveValue("");
  });

  test.describe("under a slug that is taken", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /409/ });
    test("is refused with the status and the sentence, and keeps what was typed", async ({
      page,
    }) => {
      await writeCollection(shop, "First come");
      await openDesk(page, shop, "/admin/collections");
      await page.getByRole("button", { name: "Create Collection" }).click();
      const form = panel(page, "Create Collection");
      await form.getByLabel("Title").fill("First come");
      await form.getByLabel("Description").fill("Second.");
      await form.getByRole("button", { name: "Create", exact: true }).click();
      await expect(notice(page)).toContainText("Error creating collection");
      await expect(notice(page)).toContainText("409: The slug “first-come” is");
      await expect(form.getByLabel("Description")).toHaveValue("Second.");
      await expect(form.locator("#collection-slug-error")).toContainText("first-come");
    });
  });
});
