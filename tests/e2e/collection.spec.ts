import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { create, type OwnShop, openOwnShop, signIn } from "./open-own-shop.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.beforeEach(({ page }) => stubPictures(page));

const ADDRESS = "/collections/the-hammers-mark";

test("a collection shows its text, its pieces and more, is accessible and logs nothing", async ({
  page,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await openPage(page, ADDRESS);
  await expect(page).toHaveTitle(/^The hammer’s mark, Fernhill Goldsmith/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The hammer’s mark");
  const article = page.getByRole("main").getByRole("article").first();
  const head = article.locator("header");
  await expect(head.getByText(/^Three pieces left just as the last strike/)).toBeVisible();
  await expect(head.getByText("Fernhill Atelier")).toBeVisible();
  await expect(head.getByRole("time")).toHaveText("November 12, 2026");
  await expect(head.getByText("5 min read")).toBeVisible();
  await expect(article.getByRole("heading", { level: 2 })).not.toHaveCount(0);
  await expect(article.getByRole("blockquote")).toBeVisible();
  const pieces = page.getByRole("region", { name: "Pieces in this collection" });
  await expect(pieces.getByRole("heading", { level: 3 })).toHaveText([
    "Forged Gold Cuff",
    "Hammered Gold Band",
    "Hammered Hoops",
    "Hammered Disc Earrings",
  ]);
  await expect(pieces.getByText("$3,450.00")).toBeVisible();
  const related = page.getByRole("region", { name: "Related Collections" });
  await expect(related.getByRole("article")).not.toHaveCount(0);
  expect(await related.getByRole("article").count()).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  await page.waitForLoadState("networkidle");
  expect(messages).toEqual([]);
  const tag = head.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Rings" });
  await expect(tag).toHaveAttribute("href", /^\/blog\?tagIds=\d+$/);
  await tag.click();
  await expect(page.getByRole("button", { name: "Remove filter: Rings" })).toBeVisible();
});

test("a collection leads to the next and previous, to its pieces and back to the list @desktop", async ({
  page,
}) => {
  await openPage(page, ADDRESS);
  const more = page.getByRole("navigation", { name: "More collections" });
  await more.getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/collections\/stones-that-change-when-you-move$/);
  await more.getByRole("link", { name: /^Previous/ }).click();
  await expect(page).toHaveURL(/\/collections\/the-hammers-mark$/);
  const pieces = page.getByRole("region", { name: "Pieces in this collection" });
  await pieces.getByRole("link", { name: "Forged Gold Cuff" }).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Collections" }).click();
  await expect(page).toHaveURL(/\/collections$/);
});

test("a collection has a gallery of thumbnails, and is shared @desktop", async ({
  page,
  context,
}) => {
  await openPage(page, ADDRESS);
  const thumbnails = page.getByRole("list", { name: "Photos" }).getByRole("link");
  await expect(thumbnails).toHaveCount(4);
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: /View full screen/ }).click();
  const viewer = page.getByRole("dialog", { name: "Photos of The hammer’s mark" });
  await expect(viewer.getByText("2 of 4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
});

test("a collection has no horizontal scroll and is accessible with text twice as large @phone", async ({
  page,
}) => {
  await openPage(page, ADDRESS);
  await expectLargeText(page);
});

test.describe("an unknown collection", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });

  test("answers 404 with a link back", async ({ page }) => {
    const answer = await page.goto("/collections/never-written");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Collection Not Found");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Collections" }).click();
    await expect(page).toHaveURL(/\/collections$/);
  });
});

test.describe("as the admin", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: /404/ });
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop("empty");
  });
  test.afterAll(() => shop.close());

  test("shows a draft to the admin only, with its badge and an Edit link", async ({ page }) => {
    const draft = { title: "Not yet", slug: "not-yet", description: "Still being written." };
    const { id } = await create(shop.artisan, "/api/blog-posts", draft);
    const address = `${shop.baseURL}/collections/not-yet`;
    expect((await page.goto(address))?.status()).toBe(404);

    await signIn(page.request, shop.baseURL);
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      `/admin/collections?edit=${id}`,
    );
    await expect(page.getByText("No content available.")).toBeVisible();
    await openPage(page, `${shop.baseURL}/collections`);
    await expect(page.getByRole("article").getByText("Draft", { exact: true })).toBeVisible();
  });

  test("redirects a former slug permanently", async ({ page }) => {
    const given = { title: "Moved", slug: "before", description: "It moves.", isPublished: true };
    const { id } = await create(shop.artisan, "/api/blog-posts", given);
    await shop.artisan.put(`/api/blog-posts/${id}`, { data: { slug: "after" } });
    const answer = await page.request.get(`${shop.baseURL}/collections/before`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe("/collections/after");
    await openPage(page, `${shop.baseURL}/collections/before`);
    await expect(page).toHaveURL(/\/collections\/after$/);
  });
});
