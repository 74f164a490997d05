import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const group = (page: Page, name: string) => page.getByRole("list", { name, exact: true });

async function openTags(page: Page) {
  await openDesk(page, shop, "/admin/collections");
  await page.getByRole("tab", { name: "Tags" }).click();
  await expect(group(page, "Materials")).toBeVisible();
}

test("groups tags by type, and opens the tab by keyboard @desktop", async ({ page }) => {
  await openDesk(page, shop, "/admin/collections");
  await page.getByRole("tab", { name: "Collections" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tags" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Jewelry Types" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Materials" })).toBeVisible();
  await expect(group(page, "Jewelry Types").getByText("Rings", { exact: true })).toBeVisible();
  await expect(group(page, "Materials").getByText("Gold", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("validates and creates a tag, which is listed in its group @desktop", async ({ page }) => {
  // Every state of the panel is looked at for access.
  test.slow();
  await openTags(page);
  await page.getByRole("button", { name: "Create Tag" }).click();
  const form = page.getByRole("dialog", { name: "Create Tag" });
  await expect(form.getByLabel("Color", { exact: true })).toHaveValue("#3B82F6");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form.getByText("Name is required")).toBeVisible();
  await expect(form.getByText("Slug is required")).toBeVisible();
  await form.getByLabel("Name").fill("Rose Gold, 18k");
  await expect(form.getByLabel("Slug")).toHaveValue("rose-gold-18k");
  await form.getByLabel("Color", { exact: true }).fill("rose");
  await expect(form.getByText("Must be a valid hex color")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Pick a color").fill("#c08080");
  await expect(form.getByLabel("Color", { exact: true })).toHaveValue("#C08080");
  await form.getByLabel("Type").selectOption("Material");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(notice(page)).toContainText("Tag created successfully");
  await expect(form).toHaveCount(0);
  await expect(group(page, "Materials").getByText("Rose Gold, 18k")).toBeVisible();
});

test("changes a tag and keeps its slug", { tag: "@desktop" }, async ({ page }) => {
  await create(shop.artisan, "/api/tags", { name: "Brass", slug: "brass", type: "material" });
  await openTags(page);
  await page.getByRole("button", { name: "Edit Brass" }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Name").fill("Yellow Brass");
  await expect(form.getByLabel("Slug")).toHaveValue("brass");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Tag updated successfully");
  await expect(group(page, "Materials").getByText("Yellow Brass")).toBeVisible();
});

test("closing a changed tag asks first, by its button and by Escape @phone", async ({ page }) => {
  await openTags(page);
  await page.getByRole("button", { name: "Edit Gold", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Name").fill("Red Gold");
  const ask = page.getByRole("dialog", { name: "Close without saving?" });
  await form.getByLabel("Name").press("Escape");
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Name")).toHaveValue("Red Gold");
  await form.getByRole("button", { name: "Cancel" }).click();
  await ask.getByRole("button", { name: "Discard changes" }).click();
  await expect(form).toHaveCount(0);
});

test("restores a deleted tag with its links", { tag: "@desktop" }, async ({ page }) => {
  const tag = await create(shop.artisan, "/api/tags", {
    name: "Horn",
    slug: "horn",
    type: "material",
  });
  const post = await create(shop.artisan, "/api/blog-posts", {
    title: "Of horn",
    slug: "of-horn",
    description: "Combs.",
    tagIds: [tag.id],
  });
  const readTags = async () =>
    (await (await shop.artisan.get(`/api/blog-posts/${post.id}`)).json()).tagIds;
  await openTags(page);
  await page.getByRole("button", { name: "Delete Horn" }).click();
  await expect(notice(page)).toContainText("Tag deleted successfully");
  await expect(group(page, "Materials").getByText("Horn", { exact: true })).toHaveCount(0);
  expect(await readTags()).toEqual([]);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(group(page, "Materials").getByText("Horn", { exact: true })).toBeVisible();
  expect(await readTags()).toEqual([tag.id]);
});

test("merges two tags", { tag: "@desktop" }, async ({ page }) => {
  const [from, into] = [
    await create(shop.artisan, "/api/tags", { name: "Agat", slug: "agat", type: "material" }),
    await create(shop.artisan, "/api/tags", { name: "Agate", slug: "agate", type: "material" }),
  ];
  const post = await create(shop.artisan, "/api/blog-posts", {
    title: "Of agate",
    slug: "of-agate",
    description: "Bands.",
    tagIds: [from.id],
  });
  await openTags(page);
  await page.getByRole("button", { name: "Edit Agat", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Merge into").selectOption("Agate");
  await form.getByRole("button", { name: "Merge" }).click();
  await expect(notice(page)).toContainText("Everything tagged Agat is now tagged Agate.");
  await expect(group(page, "Materials").getByText("Agat", { exact: true })).toHaveCount(0);
  const saved = await (await shop.artisan.get(`/api/blog-posts/${post.id}`)).json();
  expect(saved.tagIds).toEqual([into.id]);
});

test.describe("a taken name", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });
  test("is refused with the status and the sentence", async ({ page }) => {
    await openTags(page);
    await page.getByRole("button", { name: "Create Tag" }).click();
    const form = page.getByRole("dialog", { name: "Create Tag" });
    await form.getByLabel("Name").fill("Gold");
    await form.getByRole("button", { name: "Create", exact: true }).click();
    await expect(notice(page)).toContainText("Error creating tag");
    await expect(notice(page)).toContainText("409: ");
    await expect(form.getByLabel("Name")).toHaveValue("Gold");
  });
});
