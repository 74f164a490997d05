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

const filter = (page: Page, by: string) => page.getByRole("combobox", { name: `Filter by ${by}` });
const emptyList = (page: Page) => page.getByRole("heading", { name: "No collections found" });

test("collections are filtered, several filters in quick succession too @desktop", async ({
  page,
}) => {
  const tagIds = await readTagIds(shop, ["Pendants"]);
  await writeCollection(shop, "Needle one", { tagIds, categoryId: 10, isPublished: true });
  await writeCollection(shop, "Needle two", { categoryId: 10 });
  await openDesk(page, shop, "/admin/collections");
  const cards = page.getByRole("list", { name: "Collections" }).getByRole("listitem");
  const titles = cards.getByRole("heading");
  await page.getByRole("searchbox", { name: "Search collections" }).fill("needle");
  await expect(titles).toHaveText(["Needle two", "Needle one"]);
  await filter(page, "state").selectOption("Drafts only");
  await expect(titles).toHaveText(["Needle two"]);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await filter(page, "state").selectOption("Published only");
  await filter(page, "category").selectOption("Pendants");
  await filter(page, "tag").selectOption("Pendants");
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(/\?(?=.*state=published)(?=.*category=\d+)(?=.*tag=\d+)/);
  await expect(titles).toHaveText(["Needle one"]);
  await filter(page, "category").selectOption("Rings");
  await expect(emptyList(page)).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/admin\/collections$/);
  await expect(card(page, "Needle one")).toBeVisible();

  await page.getByRole("button", { name: "Create Collection" }).click();
  await fillInNewCollection(page, panel(page, "Create Collection"));
});

/** Reports missing fields, and checks again with every change. */
async function fillInNewCollection(page: Page, form: Locator): Promise<void> {
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
  await form.getByLabel("Title").fill("New  Moon & Stars!");
  await expect(form.getByText("Title is required")).toHaveCount(0);
  await expect(form.getByText("Slug is required")).toHaveCount(0);
  await expect(form.getByLabel("Slug")).toHaveValue("new-moon-stars");
  await expect(form.getByText("Web address: /collections/new-moon-stars")).toBeVisible();
  await form.getByLabel("Slug").fill("New Moon");
  await expect(form.getByText("Slug must be lowercase with hyphens only")).toBeVisible();
  await form.getByLabel("Slug").fill("new-moon");
  await form.getByLabel("Description").fill("Nights.");
  await expect(form.locator(".err")).toHaveCount(0);
  await expect(form.getByRole("list", { name: "Current tags" })).toHaveCount(0);
  await form.getByLabel("Images").fill((await readPictures(shop, 2)).join("\n\n  \n").concat("\n"));
  await expect(form.getByText("Enter image URLs, one per line")).toBeVisible();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(notice(page)).toContainText("Collection created successfully");
  await expect(form).toHaveCount(0);
  await expect(card(page, "New Moon & Stars!").getByText("2 images")).toBeVisible();
  await page.getByRole("button", { name: "Create Collection" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await expect(form.getByLabel("Images")).toHaveValue("");
}

const broken = { status: 500, json: { message: "It is stuck.", error: "It is stuck." } };

test.describe("what fails", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /status of (404|409|500|503)|did not load/ });

  test("is told with its status and sentence, and is as it was", async ({ page }) => {
    const url = "https://pictures.example/lost.jpg";
    await page.route(url, (route) => route.fulfill({ status: 404 }));
    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    await writeCollection(shop, "Stuck");
    const { id } = await writeCollection(shop, "Lost picture", { images: [url] });
    await create(shop.artisan, "/api/tags", { name: "Niello", slug: "niello", type: "material" });
    let isDown = true;
    await page.route("**/api/blog-posts?*", (route) =>
      isDown ? route.fulfill({ ...broken, status: 503 }) : route.continue(),
    );
    await openDesk(page, shop, "/admin/collections");
    await expect(page.getByText("503: It is stuck.")).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(card(page, "Lost picture").locator(".collection-card-empty")).toBeVisible();
    await expect.poll(() => said).toContain(`A picture did not load: ${url}`);

    await page.getByRole("button", { name: "Edit Stuck" }).click();
    await changeTagsInVain(page, panel(page, "Edit Collection"));
    await page.route("**/api/blog-posts/*", (route) => route.fulfill(broken));
    await page.getByRole("button", { name: "Delete Stuck" }).click();
    await expect(notice(page)).toContainText("Error deleting collection");
    await expect(card(page, "Stuck")).toBeVisible();
    await takeTakenSlug(page, panel(page, "Create Collection"));
    await page.getByRole("tab", { name: "Tags" }).click();
    await changeTagInVain(page, panel(page, "Edit Tag"));
    // The lists of others have its picture to ask for.
    await shop.artisan.delete(`/api/blog-posts/${id}`);
  });
});

async function changeTagsInVain(page: Page, form: Locator): Promise<void> {
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Silver (Material)", exact: true }).click();
  await expect(form.getByRole("button", { name: "Remove Silver", exact: true })).toBeVisible();
  await page.route("**/api/blog-posts/*/tags/*", (route) => route.fulfill(broken));
  await form.getByRole("button", { name: "Gold (Material)", exact: true }).click();
  await expect(notice(page)).toContainText("Error adding tag to collection");
  await expect(notice(page)).toContainText("500: It is stuck.");
  await form.getByRole("button", { name: "Remove Silver", exact: true }).click();
  await expect(notice(page)).toContainText("Error removing tag from collection");
  const current = form.getByRole("list", { name: "Current tags" }).getByRole("listitem");
  await expect(current).toHaveText(/^Silver/);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
}

/** Refused by the shop itself; what was typed is kept. */
async function takeTakenSlug(page: Page, form: Locator): Promise<void> {
  await page.getByRole("button", { name: "Create Collection" }).click();
  await form.getByLabel("Title").fill("Stuck");
  await form.getByLabel("Description").fill("Second.");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(notice(page)).toContainText("Error creating collection");
  await expect(notice(page)).toContainText("409: The slug “stuck” is");
  await expect(form.getByLabel("Description")).toHaveValue("Second.");
  await expect(form.locator("#collection-slug-error")).toContainText("stuck");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
}

async function changeTagInVain(page: Page, form: Locator): Promise<void> {
  await page.route("**/api/tags/*", (route) => route.fulfill(broken));
  await page.getByRole("button", { name: "Delete Niello" }).click();
  await expect(notice(page)).toContainText("Error deleting tag");
  await expect(notice(page)).toContainText("500: It is stuck.");
  await page.getByRole("button", { name: "Edit Niello" }).click();
  await form.getByLabel("Name").fill("Tula");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Error updating tag");
  await expect(form.getByLabel("Name")).toHaveValue("Tula");
}

test("a preview link shows a draft until the links are ended @desktop", async ({
  page,
  browser,
}) => {
  await writeCollection(shop, "Shown early", { categoryId: 12 });
  const form = await openCollectionEditor(page, shop, "Shown early");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Copy preview link" }).click();
  await expect(notice(page)).toContainText(/Preview link (copied|made)/);
  const address = await form.getByLabel("Preview link").inputValue();
  const guest = await browser.newPage();
  expect((await guest.goto(address))?.status()).toBe(200);
  await expect(guest.getByRole("heading", { level: 1, name: "Shown early" })).toBeVisible();
  await expectAccessible(guest);
  await form.getByRole("button", { name: "End preview links" }).click();
  await expect(notice(page)).toContainText("Preview links ended");
  await expect(form.getByLabel("Preview link")).toHaveCount(0);
  expect((await guest.goto(address))?.status()).toBe(404);
  await expectAccessible(guest);
  await guest.close();
});

test("a saved story is previewed without its links, and offered to open, view and share @desktop", async ({
  page,
}) => {
  const content = '<p><a href="/about">Elsewhere</a></p>';
  await writeCollection(shop, "Just saved", { content, isPublished: true });
  const form = await openCollectionEditor(page, shop, "Just saved");
  await followNoLink(form);
  await form.getByLabel("Title").fill("Just saved again");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(notice(page)).toContainText("Collection updated successfully");
  await expect(notice(page).getByRole("button")).toHaveText(["Open", "View", "Share"]);
  // The toast stays while a button of it has the focus.
  await notice(page).getByRole("button", { name: "View" }).focus();
  await expectAccessible(page);
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await expect((await popup).getByRole("heading", { level: 1 })).toHaveText("Just saved again");
  await (await popup).close();
  await page.getByRole("button", { name: "Edit Just saved again" }).click();
  await form.getByLabel("Description").fill("Once more.");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Open" }).click();
  await expect(form.getByLabel("Title")).toHaveValue("Just saved again");

  // The page in the preview is for who is signed in, in frames of this shop only.
  expect((await fetch(`${shop.baseURL}/preview/draft`)).status).toBe(404);
  const own = await shop.artisan.get("/preview/draft");
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(own.headers()["cache-control"]).toBe("private, no-store");
});

async function followNoLink(form: Locator): Promise<void> {
  await showPart(form, "Preview");
  const frame = form.frameLocator("iframe");
  await expect(frame.locator(".prose a")).toHaveText("Elsewhere");
  await expect(frame.locator("body")).toHaveJSProperty("inert", true);
  await frame.locator(".prose a").click({ force: true });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Just saved");
  await expect(frame.locator(".collection-top .link")).toBeHidden();
}
