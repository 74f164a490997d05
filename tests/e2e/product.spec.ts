import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { findProduct } from "./find-product.ts";
import { swipePhoto } from "./swipe-photo.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

const inquire = (page: Page) => page.getByRole("link", { name: "Inquire About This Piece" });

test.beforeEach(({ page }) => stubPictures(page));

test("a piece is accessible, is shared, is printed on one sheet, and logs nothing @desktop", async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  await page.getByText("Care", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Labradorite", exact: true })).toBeVisible();
  await expect(page.getByText(/^Wipe it with a soft, damp cloth. No soaking/)).toBeVisible();
  await expectAccessible(page);

  // Without a system's sheet the link is copied.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/products/${id}`);
  expect(messages).toEqual([]);

  await openPage(page, `/products/${id}`);
  const sheet = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("a piece has its inquiry within reach, is shared by the system, and takes large text", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => {
          document.title = `Shared ${data.title} ${data.url}`;
        },
      });
    });
    await openPage(page, "/products/1");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/^Shared .+\/products\/1$/);
    await expect(page.getByText("Link copied")).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(inquire(page)).toBeInViewport();
    await expectLargeText(page);
  });

  test("changes its photo by a swipe, and says at its foot that it is sold", async ({ page }) => {
    const { id } = await findProduct(page, "Turquoise Oval Pendant");
    await openPage(page, `/products/${id}`);
    const photos = page.getByRole("list", { name: "Photos" }).getByRole("link");
    await swipePhoto(page, -150);
    await expect(photos.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await swipePhoto(page, 150);
    await expect(photos.first()).toHaveAttribute("aria-current", "true");
    const foot = page.locator(".inquire-bar");
    const said = foot.evaluate((bar) => getComputedStyle(bar, "::before").content);
    expect(await said).toContain("Sold");
    await expect(foot).not.toContainText("$");
    await inquire(page).click();
    await expect(page.getByRole("heading", { name: "Commission a similar one" })).toBeVisible();
  });
});
