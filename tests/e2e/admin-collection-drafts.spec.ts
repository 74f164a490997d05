import { readFile } from "node:fs/promises";
import path from "node:path";
import { createPreviewToken } from "#domain/catalogue/collections/previews/preview-token.ts";
import { expect, test } from "#tests/support/browser-test.ts";
import { notice, openDesk } from "./admin-desk.ts";
import { card, openCollectionEditor, showPart, writeCollection } from "./collections-desk.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { openOwnShop, type OwnShop } from "./open-own-shop.ts";

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop("sample");
});
test.afterAll(() => shop.close());

const HOUR = 60 * 60 * 1000;

test.describe("a preview link", () => {
  test("shows a draft by its link and nowhere else @desktop", async ({ page, browser }) => {
    const { id } = await writeCollection(shop, "Shown early", { categoryId: 12 });
    const form = await openCollectionEditor(page, shop, "Shown early");
    await showPart(form, "Details");
    await form.getByRole("button", { name: "Copy preview link" }).click();
    await expect(notice(page)).toContainText(/Preview link (copied|made)/);
    const address = await form.getByLabel("Preview link").inputValue();
    await expectAccessible(page);
    const visitor = await browser.newContext();
    const guest = await visitor.newPage();
    const answer = await guest.goto(address);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "same-origin",
    });
    await expect(guest.getByRole("heading", { level: 1, name: "Shown early" })).toBeVisible();
    await expect(guest.getByText("This collection isn’t published yet")).toBeVisible();
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(guest.getByRole("button", { name: "Share" })).toHaveCount(0);
    await expectAccessible(guest);
    for (const where of ["/collections/shown-early", `/api/blog-posts/${id}`]) {
      expect((await guest.request.get(shop.baseURL + where)).status()).toBe(404);
    }
    for (const where of ["/", "/collections", "/sitemap.xml", "/collections/feed.xml"]) {
      expect(await (await guest.request.get(shop.baseURL + where)).text()).not.toContain(
        "Shown early",
      );
    }
    await shop.artisan.put(`/api/blog-posts/${id}`, { data: { isPublished: true } });
    await guest.goto(address);
    await expect(guest).toHaveURL(/\/collections\/shown-early$/);
    await shop.artisan.put(`/api/blog-posts/${id}`, { data: { isPublished: false } });
    expect((await guest.goto(address))?.status()).toBe(404);
    await expect(
      guest.getByRole("heading", { name: "This preview link doesn’t work" }),
    ).toBeVisible();
    await visitor.close();
  });

  test.describe("that has expired", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /410/ });
    test("explains that", async ({ page }) => {
      const { id } = await writeCollection(shop, "Long ago");
      const sessionSecret = (
        await readFile(path.join(shop.dataDir, "session-secret"), "utf8")
      ).trim();
      const token = createPreviewToken(
        { secrets: { sessionSecret, encryptionKey: "" } },
        { collectionId: id, expires: Date.now() - HOUR },
        0,
      );
      const answer = await page.goto(`${shop.baseURL}/preview/${token}`);
      expect(answer?.status()).toBe(410);
      await expect(page.getByRole("heading", { name: "This preview has expired" })).toBeVisible();
      await expect(page.getByText("Long ago")).toHaveCount(0);
      await expectAccessible(page);
    });
  });
});

test.describe("a time of publication", () => {
  test("is set in the shop's time zone, shown on the card and found by the filter @phone", async ({
    page,
  }) => {
    await writeCollection(shop, "In time");
    await writeCollection(shop, "Never mind");
    const form = await openCollectionEditor(page, shop, "In time");
    await showPart(form, "Details");
    const year = new Date().getFullYear() + 1;
    // The clocks of the shop go forward on the second Sunday of March, over this very half hour.
    const sunday = 8 + ((7 - new Date(Date.UTC(year, 2, 8)).getUTCDay()) % 7);
    const day = `${year}-03-${String(sunday).padStart(2, "0")}`;
    await form.getByLabel("Schedule for").fill(`${day}T02:30`);
    await expect(form.getByText(`March ${sunday}, ${year} at 3:30 AM EDT`)).toBeVisible();
    await form.getByRole("switch", { name: "Published" }).click();
    await expect(form.getByLabel("Schedule for")).toHaveCount(0);
    await form.getByRole("switch", { name: "Published" }).click();
    await expect(form.getByLabel("Schedule for")).toHaveValue("");
    await form.getByLabel("Schedule for").fill(`${day}T09:00`);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Update" }).click();
    await expect(notice(page)).toContainText("Collection updated successfully");
    await expect(card(page, "In time").getByText("Scheduled")).toBeVisible();
    await expect(
      card(page, "In time").getByText(`Mar ${sunday}, ${year}, 9:00 AM EDT`),
    ).toBeVisible();
    await page.getByRole("combobox", { name: "Filter by state" }).selectOption("Scheduled only");
    await expect(card(page, "Never mind")).toHaveCount(0);
    await expect(card(page, "In time")).toBeVisible();
    await page.getByRole("button", { name: "Edit In time" }).click();
    await showPart(form, "Details");
    await form.getByRole("button", { name: "Clear the time" }).click();
    await form.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("heading", { name: "No collections found" })).toBeVisible();
  });

  test.describe("that has passed", { tag: "@desktop" }, () => {
    test.use({ allowedErrors: /400/ });
    test("is refused beside its field", async ({ page }) => {
      await writeCollection(shop, "Too late");
      const form = await openCollectionEditor(page, shop, "Too late");
      await showPart(form, "Details");
      await form.getByLabel("Schedule for").fill("2020-01-01T09:00");
      await form.getByRole("button", { name: "Update" }).click();
      await expect(notice(page)).toContainText("Error updating collection");
      await expect(form.getByText(/^This time has passed/)).toBeVisible();
    });
  });

  test("publishes a collection when it is due", { tag: "@desktop" }, async ({ page, request }) => {
    const publishAt = new Date(Date.now() + 3000).toISOString();
    await writeCollection(shop, "By itself", { publishAt });
    const look = async (where: string) => (await request.get(shop.baseURL + where)).text();
    expect(await look("/")).not.toContain("By itself");
    await expect
      .poll(async () => (await request.get(`${shop.baseURL}/collections/by-itself`)).status())
      .toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
    for (const where of ["/", "/collections?search=itself", "/collections/feed.xml"]) {
      expect(await look(where)).toContain("By itself");
    }
    expect(await look("/sitemap.xml")).toContain("/collections/by-itself");
    await openDesk(page, shop, "/admin/collections");
    await expect(card(page, "By itself").getByText("Published")).toBeVisible();
  });
});
