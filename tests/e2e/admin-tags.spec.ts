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

test.use({ allowedErrors: /409/ });

test("tags are created, changed, merged, deleted and restored in their groups @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const addTag = (name: string) =>
    create(shop.artisan, "/api/tags", { name, slug: name.toLowerCase(), type: "material" });
  const horn = await addTag("Horn");
  const agat = await addTag("Agat");
  const agate = await addTag("Agate");
  await openDesk(page, shop, "/admin/collections");
  await test.step("the tab is opened by keyboard", () => openTagsByKey(page));
  await test.step("a tag is validated, refused and created", () => createTag(page));
  await test.step("a change keeps the slug, and closing asks first", () => changeTag(page));
  await test.step("a deleted tag is restored with its links", () => restoreTag(page, horn.id));
  await test.step("two tags are merged", () => mergeTags(page, agat.id, agate.id));
});

async function openTagsByKey(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Collections" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tags" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Jewelry Types" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Materials" })).toBeVisible();
  await expect(group(page, "Jewelry Types").getByText("Rings", { exact: true })).toBeVisible();
  await expect(group(page, "Materials").getByText("Gold", { exact: true })).toBeVisible();
  await expectAccessible(page);
}

async function createTag(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Tag" }).click();
  const form = page.getByRole("dialog", { name: "Create Tag" });
  const create = form.getByRole("button", { name: "Create", exact: true });
  await expect(form.getByLabel("Color", { exact: true })).toHaveValue("#3B82F6");
  await create.click();
  await expect(form.getByText("Name is required")).toBeVisible();
  await expect(form.getByText("Slug is required")).toBeVisible();
  await form.getByLabel("Color", { exact: true }).fill("rose");
  await expect(form.getByText("Must be a valid hex color")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Pick a color").fill("#c08080");
  await expect(form.getByLabel("Color", { exact: true })).toHaveValue("#C08080");
  await form.getByLabel("Name").fill("Gold");
  await create.click();
  await expect(notice(page)).toContainText("Error creating tag");
  await expect(notice(page)).toContainText("409: ");
  await expect(form.getByLabel("Name")).toHaveValue("Gold");
  await form.getByLabel("Name").fill("Rose Gold, 18k");
  await expect(form.getByLabel("Slug")).toHaveValue("rose-gold-18k");
  await form.getByLabel("Type").selectOption("Material");
  await create.click();
  await expect(notice(page)).toContainText("Tag created successfully");
  await expect(form).toHaveCount(0);
  await expect(group(page, "Materials").getByText("Rose Gold, 18k")).toBeVisible();
}

async function changeTag(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Rose Gold, 18k" }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Name").fill("Red Gold");
  await expect(form.getByLabel("Slug")).toHaveValue("rose-gold-18k");
  const ask = page.getByRole("dialog", { name: "Close without saving?" });
  await form.getByLabel("Name").press("Escape");
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Name")).toHaveValue("Red Gold");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Tag updated successfully");
  await expect(group(page, "Materials").getByText("Red Gold")).toBeVisible();

  await page.getByRole("button", { name: "Edit Red Gold" }).click();
  await form.getByLabel("Name").fill("Green Gold");
  await form.getByRole("button", { name: "Cancel" }).click();
  await ask.getByRole("button", { name: "Discard changes" }).click();
  await expect(form).toHaveCount(0);
  await expect(group(page, "Materials").getByText("Red Gold")).toBeVisible();
}

/** @returns what reads the tags of a collection with this one tag */
async function useTag(title: string, tagId: number): Promise<() => Promise<number[]>> {
  const post = { title, slug: title.toLowerCase(), description: "Combs.", tagIds: [tagId] };
  const { id } = await create(shop.artisan, "/api/blog-posts", post);
  return async () => (await (await shop.artisan.get(`/api/blog-posts/${id}`)).json()).tagIds;
}

async function restoreTag(page: Page, id: number): Promise<void> {
  const readTags = await useTag("Combs", id);
  await page.getByRole("button", { name: "Delete Horn" }).click();
  await expect(notice(page)).toContainText("Tag deleted successfully");
  await expect(group(page, "Materials").getByText("Horn", { exact: true })).toHaveCount(0);
  expect(await readTags()).toEqual([]);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(group(page, "Materials").getByText("Horn", { exact: true })).toBeVisible();
  expect(await readTags()).toEqual([id]);
}

async function mergeTags(page: Page, from: number, into: number): Promise<void> {
  const readTags = await useTag("Bands", from);
  await page.getByRole("button", { name: "Edit Agat", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit Tag" });
  await form.getByLabel("Merge into").selectOption("Agate");
  await form.getByRole("button", { name: "Merge" }).click();
  await expect(notice(page)).toContainText("Everything tagged Agat is now tagged Agate.");
  await expect(group(page, "Materials").getByText("Agat", { exact: true })).toHaveCount(0);
  expect(await readTags()).toEqual([into]);
}
