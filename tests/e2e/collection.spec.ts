import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectLargeText } from "./expect-large-text.ts";
import { stubPictures } from "./stub-pictures.ts";
import { openPage } from "./open-page.ts";

test.beforeEach(({ page }) => stubPictures(page));

const ADDRESS = "/collections/the-hammers-mark";

test("a collection has a gallery, is shared, leads on and back, and logs nothing @desktop", async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await openPage(page, ADDRESS);
  await expectAccessible(page);

  const thumbnails = page.getByRole("list", { name: "Photos" }).getByRole("link");
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
  expect(messages).toEqual([]);
});

test("a collection has no horizontal scroll and is accessible with text twice as large @phone", async ({
  page,
}) => {
  await openPage(page, ADDRESS);
  await expectLargeText(page);
});
