import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
import { openCollectionEditor, panel, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const contentOf = async (slug: string): Promise<string> => {
  const collection = await (await shop.artisan.get(`/api/blog-posts/slug/${slug}`)).json();
  return collection.content;
};

test("a slash at the beginning of a line inserts by keyboard, and by a piece's name @desktop", async ({
  page,
}) => {
  await writeCollection(shop, "Slash", { content: "<p>Before.</p>" });
  const form = await openCollectionEditor(page, shop, "Slash");
  const text = form.getByRole("textbox", { name: "Content" });
  const menu = form.getByRole("listbox", { name: "Insert" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: "Insert" })).toBeVisible();
  await page.keyboard.type("/");
  await expect(menu.getByRole("option", { name: /^Piece/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(text).toContainText("/");
  await expect(panel(page, "Edit Collection")).toBeVisible();
  await page.keyboard.press("Backspace");

  await page.keyboard.type("/head");
  // Pieces whose text has the word follow.
  await expect(menu.getByRole("option").first()).toHaveText(/^Heading/);
  await page.keyboard.press("Enter");
  await page.keyboard.type("The fire");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/moonstone cab");
  await menu.getByRole("option", { name: /Moonstone Cabochon Ring/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("After.");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  expect(await contentOf("slash")).toMatch(
    /<p>Before\.<\/p><h2>The fire<\/h2><hr ?\/?><p><a [^>]*href="\/products\/\d+"[^>]*>Moonstone Cabochon Ring<\/a><\/p><p>After\.<\/p>/,
  );
});

test("the plus beside an empty line opens the menu, whose photo opens the panel", async ({
  page,
}) => {
  await writeCollection(shop, "Plus", { content: "<p>Before.</p>" });
  const form = await openCollectionEditor(page, shop, "Plus");
  await form.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Insert" }).click();
  await form.getByRole("option", { name: /^Photo/ }).click();
  await expect(form.getByLabel("Photo address")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Content" })).not.toContainText("/");
});

test("blocks move by keys and by buttons @desktop", async ({ page }) => {
  await writeCollection(shop, "Moving", { content: "<p>One.</p><p>Two.</p><p>Three.</p>" });
  const form = await openCollectionEditor(page, shop, "Moving");
  const text = form.getByRole("textbox", { name: "Content" });
  await text.getByText("Three.").click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(text.locator("p")).toHaveText(["One.", "Three.", "Two."]);
  await form.getByRole("button", { name: "Move up" }).click();
  await expect(text.locator("p")).toHaveText(["Three.", "One.", "Two."]);
  await expect(form.getByRole("button", { name: "Move up" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await form.getByRole("button", { name: "Move down" }).click();
  await page.keyboard.type("!");
  await expect(text.locator("p")).toHaveText(["One.", /!/, "Two."]);
});
