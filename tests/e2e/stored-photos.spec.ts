import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { openCollectionEditor, showPart, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());
test.beforeEach(({ page }) => stubPictures(page));

const readKept = async (from: string) =>
  (await (await shop.artisan.get(`/api/media?${from}`)).json()) as { url: string; alt: string }[];

test("chooses stored photos for a collection, page by page @desktop", async ({ page }) => {
  const { slug } = await writeCollection(shop, "From the drawer");
  const [[first], [older]] = [await readKept("page=1&limit=24"), await readKept("page=2&limit=24")];
  const form = await openCollectionEditor(page, shop, "From the drawer");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Choose from your photos" }).click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await dialog.getByRole("button", { name: first?.alt }).click();
  await expect(dialog.getByRole("button", { name: first?.alt })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Older" }).click();
  await dialog.getByRole("button", { name: older?.alt }).click();
  await dialog.getByRole("button", { name: "Add 2 photos" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole("button", { name: `Photo 1: ${first?.alt}` })).toBeVisible();
  await form.getByRole("button", { name: "Choose from your photos" }).click();
  await expect(dialog.getByRole("button", { name: first?.alt })).toBeDisabled();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  const saved = await (await shop.artisan.get(`/api/blog-posts/slug/${slug}`)).json();
  expect(saved.images).toEqual([first?.url, older?.url]);
});

test("inserts a photo into the text with its description, which can be changed there @desktop", async ({
  page,
}) => {
  const { id } = await writeCollection(shop, "Among words");
  const [picture] = await readKept("limit=1");
  await openDesk(page, shop, `/admin/collections?edit=${id}`);
  const form = page.getByRole("dialog", { name: "Edit Collection" });
  await form.getByRole("textbox", { name: "Content" }).click();
  const bar = form.getByRole("toolbar", { name: "Formatting" });
  await bar.getByRole("button", { name: "Photo", exact: true }).click();
  await form
    .getByRole("group", { name: "Photo", exact: true })
    .getByRole("button", { name: "Choose from your photos" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await form
    .getByRole("group", { name: "Photo", exact: true })
    .getByRole("button", { name: "Choose from your photos" })
    .click();
  await dialog.getByRole("button", { name: picture?.alt }).click();
  await expect(form.getByLabel("What does it show?")).toHaveValue(picture?.alt ?? "");
  await form.getByLabel("What does it show?").fill("A ring on slate");
  await form.getByRole("button", { name: "Done" }).click();
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
  expect(saved.content).toContain(`src="${picture?.url}"`);
  expect(saved.content).toContain('alt="A ring on slate"');
});

test("sets two photos side by side in the text, with a divider before @phone", async ({ page }) => {
  const { id, slug } = await writeCollection(shop, "Side by side", { isPublished: true });
  const [first, second] = await readKept("limit=2");
  const form = await openCollectionEditor(page, shop, "Side by side");
  await form.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type("Before and after.");
  const bar = form.getByRole("toolbar", { name: "Formatting" });
  await bar.getByRole("button", { name: "Divider" }).click();
  await bar.getByRole("button", { name: "Photo", exact: true }).click();
  await form.getByRole("button", { name: "Two photos side by side" }).click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await dialog.getByRole("button", { name: first?.alt }).click();
  await dialog.getByRole("button", { name: second?.alt }).click();
  await dialog.getByRole("button", { name: "Add 2 photos" }).click();
  await expect(form.getByLabel("What does the second show?")).toHaveValue(second?.alt ?? "");
  await form.getByRole("button", { name: "Swap the photos" }).click();
  await form.getByLabel("What does the second show?").fill("Rough from the mold");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Done" }).click();
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  const saved = await (await shop.artisan.get(`/api/blog-posts/${id}`)).json();
  expect(saved.content).toMatch(/^<p>Before and after\.<\/p><hr \/><figure>/);
  await page.goto(`${shop.baseURL}/collections/${slug}`);
  const photos = page.locator(".prose figure img");
  await expect(photos).toHaveCount(2);
  expect(await photos.first().getAttribute("src")).toContain(second?.url);
  expect(await photos.last().getAttribute("alt")).toBe("Rough from the mold");
  const [left, right] = [await photos.first().boundingBox(), await photos.last().boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
});

test("searches photos by the piece they show, and reports no matches @desktop", async ({
  page,
}) => {
  await writeCollection(shop, "By words");
  const form = await openCollectionEditor(page, shop, "By words");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Choose from your photos" }).click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  const tiles = dialog.getByRole("listitem");
  await expect(tiles).toHaveCount(24);
  const field = dialog.getByRole("searchbox", { name: "Search photos" });
  await field.fill("drgonfly pin");
  await expect(dialog.getByRole("navigation", { name: "Pages of photos" })).toHaveCount(0);
  await expect(tiles.first()).toContainText(/dragonfly/i);
  await expectAccessible(page);
  await field.fill("no such thing");
  await expect(dialog.getByText("No matches for “no such thing”.")).toBeVisible();
  await field.fill("");
  await expect(tiles).toHaveCount(24);
});
