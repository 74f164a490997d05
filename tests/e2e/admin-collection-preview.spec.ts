import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { openCollectionEditor, panel, showPart, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { create, openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

test("previews a story to the last letter typed, before anything is saved", async ({ page }) => {
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

test("follows no link of the previewed page", { tag: "@desktop" }, async ({ page }) => {
  await writeCollection(shop, "Looked at", {
    content: '<p><a href="/about">Elsewhere</a></p>',
    isPublished: true,
  });
  const form = await openCollectionEditor(page, shop, "Looked at");
  await showPart(form, "Preview");
  const frame = form.frameLocator("iframe");
  const link = frame.locator(".prose a");
  await expect(link).toHaveText("Elsewhere");
  await expect(frame.locator("body")).toHaveJSProperty("inert", true);
  await link.click({ force: true });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Looked at");
  await expect(frame.locator(".collection-top .link")).toBeHidden();
});

test("shows the preview page to the admin only, and in frames of this shop only @desktop", async ({
  request,
}) => {
  const visitor = await request.get(`${shop.baseURL}/preview/draft`);
  expect(visitor.status()).toBe(404);
  const own = await shop.artisan.get(`${shop.baseURL}/preview/draft`);
  expect(own.status()).toBe(200);
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  const other = await shop.artisan.get(`${shop.baseURL}/about`);
  expect(other.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("ends the preview links that were handed out @desktop", async ({ page, browser }) => {
  await writeCollection(shop, "Ended early");
  const form = await openCollectionEditor(page, shop, "Ended early");
  await showPart(form, "Details");
  await form.getByRole("button", { name: "Copy preview link" }).click();
  const address = await form.getByLabel("Preview link").inputValue();
  const guest = await browser.newPage();
  expect((await guest.goto(address))?.status()).toBe(200);
  await form.getByRole("button", { name: "End preview links" }).click();
  await expect(notice(page)).toContainText("Preview links ended");
  await expect(form.getByLabel("Preview link")).toHaveCount(0);
  expect((await guest.goto(address))?.status()).toBe(404);
  await guest.close();
});

test("offers to open, view and share a saved story @desktop", async ({ page }) => {
  await writeCollection(shop, "Just saved", { isPublished: true });
  const form = await openCollectionEditor(page, shop, "Just saved");
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
});
