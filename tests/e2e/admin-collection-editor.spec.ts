import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice } from "./admin-desk.ts";
import {
  card,
  openCollectionEditor,
  panel,
  readTagIds,
  showPart,
  writeCollection,
} from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const change = (id: number, data: object) => shop.artisan.put(`/api/blog-posts/${id}`, { data });
const update = (form: Locator) => form.getByRole("button", { name: "Update" }).click();
const edit = (page: Page, title: string) =>
  page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();

test("a collection is edited: its tags at once, then title, address and order of pieces @desktop", async ({
  page,
}) => {
  const low = await create(shop.artisan, "/api/products", { name: "Low Bowl", price: "80.00" });
  const high = await create(shop.artisan, "/api/products", { name: "High Bowl", price: "450.00" });
  const { id } = await writeCollection(shop, "Old name", { categoryId: 13, isPublished: true });
  const form = await openCollectionEditor(page, shop, "Old name");
  await expect(form.getByLabel("Description")).toHaveValue("About Old name.");
  await expect(form.getByRole("textbox", { name: "Content" })).toBeVisible();
  await showPart(form, "Details");
  await expect(form.getByLabel("Category")).toHaveValue("13");
  await expect(form.getByRole("switch", { name: "Published" })).toBeChecked();
  await expectAccessible(page);
  await changeTags(page, form);
  await expect(card(page, "Old name").getByText("Rings", { exact: true })).toBeVisible();

  await showPart(form, "Write");
  await form.getByLabel("Title").fill("Another title");
  await showPart(form, "Details");
  await expect(form.getByLabel("Slug")).toHaveValue("old-name");
  await form.getByLabel("Slug").fill("new-address");
  await expect(form.getByText("The old address will lead there.")).toBeVisible();
  for (const name of ["High Bowl", "Low Bowl"]) {
    await form.getByLabel("Add a piece").fill(name);
    await form.getByRole("button", { name: new RegExp(`^${name}`) }).press("Enter");
  }
  await form.getByRole("button", { name: "Move Low Bowl up" }).press("Enter");
  await expect(form.getByText("Low Bowl is number 1 of 2")).toBeAttached();
  await expect(form.getByRole("button", { name: "Move Low Bowl up" })).toBeFocused();
  await update(form);
  await expect(notice(page)).toContainText("Collection updated successfully");
  await expect(form).toHaveCount(0);
  await expect(card(page, "Another title")).toBeVisible();
  const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
  expect(saved).toMatchObject({ slug: "new-address", productIds: [low.id, high.id] });
  const moved = await fetch(`${shop.baseURL}/collections/old-name`, { redirect: "manual" });
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toContain("/collections/new-address");
});

async function changeTags(page: Page, form: Locator): Promise<void> {
  await expect(form.getByRole("list", { name: "Add tags" })).toHaveCSS("max-height", /^1\d\dpx$/);
  await form.getByRole("button", { name: "Rings (Type)", exact: true }).click();
  await expect(notice(page)).toContainText("Tag added to collection successfully");
  await form.getByRole("button", { name: "Gold (Material)", exact: true }).click();
  await form.getByRole("button", { name: "Remove Gold", exact: true }).click();
  await expect(notice(page)).toContainText("Tag removed from collection successfully");
  const current = form.getByRole("list", { name: "Current tags" }).getByRole("listitem");
  await expect(current).toHaveCount(1);
}

test("restores what was closed without saving @desktop", async ({ page }) => {
  await writeCollection(shop, "Half written");
  const form = await openCollectionEditor(page, shop, "Half written");
  await form.getByLabel("Description").fill("Half a sentence");
  await expect(form.getByText(/^Draft kept on this device, \d+:\d\d [AP]M/)).toBeVisible();
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await edit(page, "Half written");
  await expect(form.getByLabel("Description")).toHaveValue("About Half written.");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Restore draft" }).click();
  await expect(form.getByLabel("Description")).toHaveValue("Half a sentence");
  await page.goBack();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  await update(form);
  await expect(notice(page)).toContainText("Collection updated successfully");
  await edit(page, "Half written");
  await expect(form.getByRole("button", { name: "Restore draft" })).toHaveCount(0);
});

test.describe("a collection that was changed in another tab", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /409/ });

  test("lists the changes, and asks which to keep where both changed one field", async ({
    page,
  }) => {
    const { id } = await writeCollection(shop, "Contested");
    const read = async () => (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
    const form = await openCollectionEditor(page, shop, "Contested");
    const conflict = form.getByRole("region", { name: "Changed elsewhere" });
    await form.getByLabel("Title").fill("Mine");
    await change(id, { title: "Theirs" });
    await update(form);
    await expect(notice(page)).toContainText("Error updating collection");
    await expect(conflict).toContainText("had it open: title");
    await expect(conflict.getByRole("button", { name: "Keep both" })).toHaveCount(0);
    await expect(form.getByLabel("Title")).toHaveValue("Mine");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save mine over it" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    expect(await read()).toMatchObject({ title: "Mine", description: "About Contested." });

    await edit(page, "Mine");
    await form.getByLabel("Title").fill("Shared by two");
    await change(id, { description: "Theirs." });
    await update(form);
    await expect(conflict).toContainText("had it open: description.");
    await form.getByRole("button", { name: "Keep both" }).click();
    await expect.poll(read).toMatchObject({ title: "Shared by two", description: "Theirs." });
  });
});

test("versions are listed, previewed, restored and undone by keyboard, and unsaved changes are kept @desktop", async ({
  page,
}) => {
  const tag = { name: "Filigree", slug: "filigree", type: "material" };
  const made = (await create(shop.artisan, "/api/tags", tag)).id;
  const tagIds = await readTagIds(shop, ["Gold", "Rings"]);
  const { id } = await writeCollection(shop, "First words", {
    content: "<h2>How it began</h2><p>With a hammer.</p>",
    tagIds: [...tagIds, made],
  });
  await change(id, { title: "Second words", content: "<p>Anew.</p>", tagIds });
  await shop.artisan.delete(`/api/tags/${made}`);
  const form = await openCollectionEditor(page, shop, "Second words");
  const dialog = await openVersions(page, form);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(form).toBeVisible();
  await openVersions(page, form);
  await viewFirstVersion(page, dialog);
  await dialog.getByRole("button", { name: "Restore this version" }).press("Enter");
  await expect(notice(page)).toContainText("Version restored");
  await expect(notice(page)).toContainText("No longer there: the tag “Filigree”.");
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel("Title")).toHaveValue("First words");
  await expect(form.getByRole("textbox", { name: "Content" })).toContainText("How it began");
  await expect(card(page, "First words").getByText("Draft")).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(form.getByLabel("Title")).toHaveValue("Second words");
  await expect(card(page, "Second words")).toBeVisible();
  // The panel closes while the list has the focus, too.
  await page.getByRole("combobox", { name: "Filter by state" }).focus();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);

  await edit(page, "Second words");
  await form.getByLabel("Description").fill("Half a thought");
  await openVersions(page, panel(page, "Edit Collection"));
  await dialog.getByRole("button", { name: "View version 1" }).click();
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("First words");
  await expect(form.getByText("We kept an unsaved draft")).toBeVisible();
  await form.getByRole("button", { name: "Restore draft" }).click();
  await expect(form.getByLabel("Description")).toHaveValue("Half a thought");
});

async function openVersions(page: Page, form: Locator): Promise<Locator> {
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Versions" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Versions" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function viewFirstVersion(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("listitem").first()).toContainText("Title, content, 1 tag");
  await expect(dialog.getByRole("listitem").first()).toContainText(admin.username);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "View version 1" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "How it began" })).toBeVisible();
  await expect(dialog.getByText("Gold, Rings")).toBeVisible();
  await expect(dialog.getByText("No longer there: the tag “Filigree”.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "All versions" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "View version 1" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Restore this version" })).toBeEnabled();
}
