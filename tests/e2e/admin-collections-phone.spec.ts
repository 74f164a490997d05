import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import {
  card,
  openCollectionEditor,
  panel,
  readPictures,
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

test("the list shows the state of each collection, and restores a deleted one by Undo @phone", async ({
  page,
}) => {
  const tagIds = await readTagIds(shop, ["Gold", "Rings", "Silver", "Earrings"]);
  const images = await readPictures(shop, 3);
  const fields = { tagIds, categoryId: 12, isPublished: true, images };
  await writeCollection(shop, "Well dressed", fields);
  const { id } = await writeCollection(shop, "Bare");
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

  await page.getByRole("button", { name: "Delete Bare" }).click();
  await expect(notice(page)).toContainText("Collection deleted successfully");
  await expect(bare).toHaveCount(0);
  expect((await shop.artisan.get(`/api/blog-posts/${id}`)).status()).toBe(404);
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(bare).toBeVisible();
  expect((await shop.artisan.get(`/api/blog-posts/${id}`)).status()).toBe(200);
});

test.describe("a time of publication", () => {
  test.use({ allowedErrors: /status of 400/ });

  test("is set in the shop's time zone, shown on the card, found by the filter, and refused once it has passed @phone", async ({
    page,
  }) => {
    await writeCollection(shop, "In time");
    await writeCollection(shop, "Never mind");
    const form = await openCollectionEditor(page, shop, "In time");
    await showPart(form, "Details");
    const time = form.getByLabel("Schedule for");
    await time.fill("2020-01-01T09:00");
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Error updating collection");
    await expect(form.getByText(/^This time has passed/)).toBeVisible();

    const { day, sunday, year } = springForward();
    await time.fill(`${day}T02:30`);
    await expect(form.getByText(`March ${sunday}, ${year} at 3:30 AM EDT`)).toBeVisible();
    await form.getByRole("switch", { name: "Published" }).click();
    await expect(time).toHaveCount(0);
    await form.getByRole("switch", { name: "Published" }).click();
    await expect(time).toHaveValue("");
    await time.fill(`${day}T09:00`);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    const shown = card(page, "In time");
    await expect(shown.getByText("Scheduled")).toBeVisible();
    await expect(shown.getByText(`Mar ${sunday}, ${year}, 9:00 AM EDT`)).toBeVisible();
    await page.getByRole("combobox", { name: "Filter by state" }).selectOption("Scheduled only");
    await expect(card(page, "Never mind")).toHaveCount(0);
    await expect(shown).toBeVisible();
    await page.getByRole("button", { name: "Edit In time" }).click();
    await showPart(form, "Details");
    await form.getByRole("button", { name: "Clear the time" }).click();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
  });
});

/** The clocks of the shop go forward on the second Sunday of March, at two. */
function springForward() {
  const year = new Date().getFullYear() + 1;
  const sunday = 8 + ((7 - new Date(Date.UTC(year, 2, 8)).getUTCDay()) % 7);
  return { day: `${year}-03-${String(sunday).padStart(2, "0")}`, sunday, year };
}

test("previews a story to the last letter typed, before anything is saved @phone", async ({
  page,
}) => {
  await create(shop.artisan, "/api/products", { name: "Torch Pin", price: "64.00" });
  await openDesk(page, shop, "/admin/collections?edit=new");
  const form = panel(page, "Create Collection");
  await form.getByLabel("Title").fill("The torch");
  await form.getByLabel("Description").fill("Two pins, one flame.");
  await form.getByRole("textbox", { name: "Content" }).click();
  await page.keyboard.type("Heat first, then patienc");
  await showPart(form, "Details");
  await form.getByLabel("Add a piece").fill("Torch Pin");
  await form.getByRole("button", { name: /^Torch Pin/ }).click();
  await showPart(form, "Preview");
  const frame = form.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("The torch");
  await expect(frame.locator(".collection-lead")).toHaveText("Two pins, one flame.");
  await expect(frame.locator(".prose")).toHaveText("Heat first, then patienc");
  await expect(frame.locator(".tile")).toContainText("$64.00");
  await showPart(form, "Write");
  await form.getByRole("textbox", { name: "Content" }).press("End");
  await page.keyboard.type("e.");
  await showPart(form, "Preview");
  await expect(frame.locator(".prose")).toHaveText("Heat first, then patience.");
  await expectAccessible(page);
  await expectComputer(page, form);
  await form.getByRole("button", { name: "Full size" }).click();
  const fullSize = page.getByRole("dialog", { name: "Preview" });
  await expect(fullSize.frameLocator("iframe").locator(".prose")).toHaveText(
    "Heat first, then patience.",
  );
  await expect(fullSize.getByRole("button", { name: "Publish" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(fullSize).toBeHidden();
  await expect(form).toBeVisible();
  const readStatus = async () =>
    (await shop.artisan.get("/api/blog-posts/slug/the-torch")).status();
  expect(await readStatus()).toBe(404);
  await form.getByRole("button", { name: "Full size" }).click();
  await fullSize.getByRole("button", { name: "Publish" }).click();
  await expect.poll(readStatus).toBe(200);
});

/** The page as on a computer, made as small as the window. */
async function expectComputer(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Computer" }).click();
  await expect(form.getByRole("button", { name: "Computer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const [shown, within] = await form
    .locator("iframe")
    .evaluate((element) => [
      element.getBoundingClientRect().width,
      (element as HTMLIFrameElement).contentWindow?.innerWidth,
    ]);
  expect(within).toBe(1280);
  expect(shown).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
