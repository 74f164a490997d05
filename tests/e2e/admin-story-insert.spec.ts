import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
import { openCollectionEditor, panel, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openPage } from "./open-page.ts";
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
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorOffset)).toBe("Before.".length);
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
  // From the first choice to the last but two, the divider.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/moonstone cab");
  await menu.getByRole("option", { name: /Moonstone Cabochon Ring/ }).waitFor();
  await page.keyboard.press("Enter");
  const inserted = text.getByRole("img", { name: "Moonstone Cabochon Ring" });
  await expect(inserted.locator(".text-piece .price")).toHaveText("$180.00");
  await page.keyboard.type("After.");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  expect(await contentOf("slash")).toMatch(
    /<p>Before\.<\/p><h2>The fire<\/h2><hr ?\/?><p><a [^>]*href="\/products\/\d+"[^>]*>Moonstone Cabochon Ring<\/a><\/p><p>After\.<\/p>/,
  );
});

test("blocks are removed and brought back, move by keys and by buttons, and are inserted by the plus @desktop", async ({
  page,
}) => {
  const card = '<p><a href="/products/1" data-product-id="1">Its first name</a></p>';
  const content = `<p>One.</p><p>Two.</p><p>Three.</p>${card}`;
  await writeCollection(shop, "Moving", { content });
  const form = await openCollectionEditor(page, shop, "Moving");
  await test.step("a block is removed and brought back", () => removeBlock(page, form));
  await test.step("blocks move", () => moveBlocks(page, form));
  await test.step("the plus beside an empty line opens the menu", () => openByPlus(page, form));
});

async function removeBlock(page: Page, form: Locator): Promise<void> {
  const block = form.getByRole("img", { name: "Its first name" });
  await expect(block.locator(".text-piece-name")).toBeVisible();
  await block.click();
  await form.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(block).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(block).toBeVisible();
  // Opened and not changed, the text is as it was.
  await expect(form.getByRole("button", { name: "Discard changes" })).toBeHidden();
}

async function moveBlocks(page: Page, form: Locator): Promise<void> {
  const text = form.getByRole("textbox", { name: "Content" });
  const paragraphs = text.locator("p").filter({ hasText: /One|Two|Three|!/ });
  await text.getByText("Three.").click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(paragraphs).toHaveText(["One.", "Three.", "Two."]);
  await form.getByRole("button", { name: "Move up" }).click();
  await expect(paragraphs).toHaveText(["Three.", "One.", "Two."]);
  await expect(form.getByRole("button", { name: "Move up" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await form.getByRole("button", { name: "Move down" }).click();
  await page.keyboard.type("!");
  await expect(paragraphs).toHaveText(["One.", /!/, "Two."]);
}

/** Its photo opens the panel. */
async function openByPlus(page: Page, form: Locator): Promise<void> {
  const text = form.getByRole("textbox", { name: "Content" });
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Insert" }).click();
  // The second choice stays the active one when it becomes the first.
  const photo = form.getByRole("option", { name: /^Photo/ });
  await page.keyboard.press("ArrowDown");
  await expect(photo).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("h");
  await expect(form.getByRole("option", { name: /^Piece/ })).toHaveCount(0);
  await expect(photo).toHaveAttribute("aria-selected", "true");
  await photo.click();
  await expect(form.getByLabel("Photo address")).toBeVisible();
  await expect(text).not.toContainText("/");
}

test("a film loads nothing of its host until it is pressed @desktop", async ({ page }) => {
  const hosts: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    hosts.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await writeCollection(shop, "Filmed", { content: "<p>Before.</p>", isPublished: true });
  const form = await openCollectionEditor(page, shop, "Filmed");
  const text = form.getByRole("textbox", { name: "Content" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/film");
  await page.keyboard.press("Enter");
  const address = form.getByLabel("YouTube or Vimeo address");
  await address.fill("https://films.example/watch?v=dQw4w9WgXcQ");
  await page.keyboard.press("Enter");
  await expect(address).toHaveAccessibleDescription(/Open the film on YouTube or Vimeo/);
  await address.fill("youtu.be/dQw4w9WgXcQ?si=abc");
  await page.keyboard.press("Enter");
  await text.getByRole("img", { name: "Film on YouTube" }).click();
  const tools = form.getByRole("group", { name: "Selected block" });
  await expectAccessible(page);
  await tools.getByRole("button", { name: "Edit film" }).click();
  await form.getByLabel("Title", { exact: true }).last().fill("Raising a bowl");
  await form.getByRole("button", { name: "Save film" }).click();
  await text.getByRole("img", { name: "Raising a bowl" }).click();
  await tools.getByRole("button", { name: "Move up" }).click();
  await expect(tools.getByRole("button", { name: "Move up" })).toBeDisabled();
  const preview = form.frameLocator("iframe").locator(".prose > :first-child");
  await expect(preview).toContainText("Loads from YouTube when you press play");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  expect(await contentOf("filmed")).toBe(
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener" data-film="youtube">Raising a bowl</a></p><p>Before.</p>',
  );

  await openPage(page, `${shop.baseURL}/collections/filmed`);
  const film = page.getByRole("button", { name: /^Play: Raising a bowl/ });
  await film.scrollIntoViewIfNeeded();
  expect(hosts).toEqual([]);
  await film.press("Enter");
  const player = page.locator("iframe");
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
  );
  await expect.poll(() => hosts).toEqual(["www.youtube-nocookie.com"]);
  await expect(page).toHaveURL(/\/collections\/filmed$/);
});
