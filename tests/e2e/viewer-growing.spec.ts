import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { findProduct } from "./find-product.ts";
import { openPage } from "./open-page.ts";
import { waitForGrowth } from "./wait-for-growth.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use(WITH_MOTION);

test("logs nothing to the console when the viewer closes during its opening animation @desktop", async ({
  page,
}) => {
  await stubPictures(page);
  const { id } = await findProduct(page, "Labradorite Teardrop");
  await openPage(page, `/products/${id}`);
  const opener = page.getByRole("link", { name: /View full screen/ });
  await opener.click();
  const viewer = page.getByRole("dialog", { name: /^Photos of/ });
  await expect(viewer).toBeVisible();
  await viewer
    .getByRole("button", { name: "Close" })
    .evaluate((close: HTMLElement) => close.click());
  await waitForGrowth(page);
  await expect(viewer).toHaveCount(0);
  await opener.click();
  await expect(viewer).toBeVisible();
});
