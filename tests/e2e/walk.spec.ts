import { expect, test, WITH_MOTION } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";

test.use(WITH_MOTION);

test("a visitor goes from home to a list, a collection, a piece and its inquiry @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "All Collections" }).click();
  await expect(page).toHaveURL(/\/collections$/);

  await page.getByRole("link", { name: "Stones that change when you move" }).first().click();
  await expect(page).toHaveURL(/\/collections\/stones-that-change-when-you-move$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Stones that change when you move",
  );

  await page.getByRole("main").getByRole("link", { name: "Labradorite Teardrop" }).first().click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Labradorite Teardrop");

  const inquire = page.getByRole("link", { name: "Inquire About This Piece" }).first();
  const href = new URL((await inquire.getAttribute("href")) ?? "");
  expect(href.protocol).toBe("mailto:");
  expect(href.pathname).toBe("hello@fernhill-goldsmith.example");
  const words = decodeURIComponent(href.search);
  expect(words).toContain("Labradorite Teardrop");
  expect(words).toContain("$560.00");
});
