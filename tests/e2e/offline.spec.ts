import { expect, test } from "#tests/support/browser-test.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { pieces } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use({ allowedErrors: /Failed to fetch|Failed to load resource|ERR_/ });
test.beforeEach(({ page }) => stubPictures(page));

const NOTICE = "We can’t reach the shop. This is the page as you last saw it.";

test("pages that were seen stay readable without a connection, and say so @phone", async ({
  page,
}) => {
  await openPage(page, "/products?sort=title");
  await pieces(page).getByRole("link", { name: "Amethyst Fringe Necklace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amethyst Fringe Necklace");
  await page.context().setOffline(true);

  await page.goBack();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
  await expectAccessible(page);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amethyst Fringe Necklace");
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole("link", { name: "Inquire About This Piece" })).toBeVisible();

  await page.context().setOffline(false);
  await page.goBack();
  await expect(pieces(page).getByRole("heading", { level: 3 })).toHaveCount(25);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

/** The page and its data, not the scripts that are named after it. */
const ABOUT = /\/about(\.data.*)?$/;

test("a page that was not seen says that the shop cannot be reached @desktop", async ({ page }) => {
  await openPage(page, "/products");
  await page.route(ABOUT, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { name: "We can’t reach the shop" })).toBeVisible();
  await page.unroute(ABOUT);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "The studio" })).toBeVisible();
});

test("a subscription that could not be sent keeps the address @desktop", async ({ page }) => {
  await openPage(page, "/about");
  const email = page.getByRole("region", { name: "Stay in Touch" }).getByRole("textbox").last();
  await email.fill("ana@example.com");
  await page.context().setOffline(true);
  await email.press("Enter");
  await expect(page.getByText("Subscription failed")).toBeVisible();
  await expect(email).toHaveValue("ana@example.com");
});
