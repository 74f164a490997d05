import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice } from "./admin-desk.ts";
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

type Kept = { url: string; alt: string };

const readKept = async (from: string) =>
  (await (await shop.artisan.get(`/api/media?${from}`)).json()) as Kept[];

test("inserts a photo into the text, and chooses others for the collection, page by page @desktop", async ({
  page,
}) => {
  const { slug } = await writeCollection(shop, "From the drawer");
  const [[first], [older]] = [await readKept("page=1&limit=24"), await readKept("page=2&limit=24")];
  const form = await openCollectionEditor(page, shop, "From the drawer");
  await form.getByRole("textbox", { name: "Content" }).click();
  await insertPhoto(form, page, first);
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Choose from your photos" }).click();
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await expectSearch(dialog);
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
  expect(saved.content).toContain(`src="${first?.url}"`);
  expect(saved.content).toContain('alt="A ring on slate"');
});

/** Photos are found by the piece they show, and what finds none is reported. */
async function expectSearch(dialog: Locator): Promise<void> {
  const tiles = dialog.getByRole("listitem");
  await expect(tiles).toHaveCount(24);
  const field = dialog.getByRole("searchbox", { name: "Search photos" });
  await field.fill("drgonfly pin");
  await expect(dialog.getByRole("navigation", { name: "Pages of photos" })).toHaveCount(0);
  await expect(tiles.first()).toContainText(/dragonfly/i);
  await field.fill("no such thing");
  await expect(dialog.getByText("No matches for “no such thing”.")).toBeVisible();
  await field.fill("");
  await expect(tiles).toHaveCount(24);
}

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

/** Inserts a photo with a description of its own, which leaving the dialog by Escape does not. */
async function insertPhoto(form: Locator, page: Page, photo: Kept | undefined): Promise<void> {
  const bar = form.getByRole("toolbar", { name: "Formatting" });
  await bar.getByRole("button", { name: "Photo", exact: true }).click();
  const choose = form
    .getByRole("group", { name: "Photo", exact: true })
    .getByRole("button", { name: "Choose from your photos" });
  const dialog = page.getByRole("dialog", { name: "Your photos" });
  await choose.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await choose.click();
  await dialog.getByRole("button", { name: photo?.alt }).click();
  await expect(form.getByLabel("What does it show?")).toHaveValue(photo?.alt ?? "");
  await form.getByLabel("What does it show?").fill("A ring on slate");
  await form.getByRole("button", { name: "Done" }).click();
}
