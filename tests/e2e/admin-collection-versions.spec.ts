import { expect, test } from "#tests/support/browser-test.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { notice } from "./admin-desk.ts";
import {
  card,
  openCollectionEditor,
  readTagIds,
  writeCollection,
  showPart,
} from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const change = (id: number, data: object) => shop.artisan.put(`/api/blog-posts/${id}`, { data });

test("lists changes of versions, previews, restores and undoes them by keyboard @desktop", async ({
  page,
}) => {
  const tagIds = await readTagIds(shop, ["Gold", "Rings"]);
  const { id } = await writeCollection(shop, "First words", {
    content: "<h2>How it began</h2><p>With a hammer.</p>",
    tagIds,
  });
  await change(id, { title: "Second words", content: "<p>Anew.</p>", tagIds: tagIds.slice(1) });
  const form = await openCollectionEditor(page, shop, "Second words");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Versions" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Versions" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("listitem").first()).toContainText("Title, content, 1 tag");
  await expect(dialog.getByRole("listitem").first()).toContainText(admin.username);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "View version 1" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "How it began" })).toBeVisible();
  await expect(dialog.getByText("Gold, Rings")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "All versions" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "View version 1" })).toBeFocused();
  await page.keyboard.press("Enter");
  const restore = dialog.getByRole("button", { name: "Restore this version" });
  await expect(restore).toBeEnabled();
  await restore.press("Enter");
  await expect(notice(page)).toContainText("Version restored");
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel("Title")).toHaveValue("First words");
  await expect(form.getByRole("textbox", { name: "Content" })).toContainText("How it began");
  await expect(card(page, "First words").getByText("Draft")).toBeVisible();
  await notice(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(form.getByLabel("Title")).toHaveValue("Second words");
  await expect(card(page, "Second words")).toBeVisible();
});

test("names what cannot be restored, and keeps unsaved changes @desktop", async ({ page }) => {
  // Each project has a shop of its own.
  const tag = { name: "Filigree", slug: "filigree", type: "material" };
  const made = (await create(shop.artisan, "/api/tags", tag)).id;
  const { id } = await writeCollection(shop, "With filigree", { tagIds: [made] });
  await change(id, { title: "Without filigree", tagIds: [] });
  await shop.artisan.delete(`/api/tags/${made}`);
  const form = await openCollectionEditor(page, shop, "Without filigree");
  await form.getByLabel("Description").fill("Half a thought");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Versions" });
  await dialog.getByRole("button", { name: "View version 1" }).click();
  await expect(dialog.getByText("No longer there: the tag “Filigree”.")).toBeVisible();
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(notice(page)).toContainText("No longer there: the tag “Filigree”.");
  await expect(form.getByLabel("Title")).toHaveValue("With filigree");
  await expect(form.getByText("We kept an unsaved draft")).toBeVisible();
  await form.getByRole("button", { name: "Restore draft" }).click();
  await expect(form.getByLabel("Description")).toHaveValue("Half a thought");
});

test("closes the panel by Escape while the list has the focus @desktop", async ({ page }) => {
  await writeCollection(shop, "Beside");
  const form = await openCollectionEditor(page, shop, "Beside");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog", { name: "Versions" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Versions" })).toHaveCount(0);
  await expect(form).toBeVisible();
  await page.getByRole("combobox", { name: "Filter by state" }).focus();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
});
