import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { openPage } from "./open-page.ts";

test("home shows its photo, and plays its film on demand @desktop", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".mp4")) films.push(request.url());
  });
  await openPage(page, "/");
  const photograph = page.getByRole("img", { name: /^Dark still life/ });
  await expect(photograph).toBeInViewport();
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(page.locator(".social-picture > *").first()).toHaveCSS("animation-delay", "0.8s");
  await page.emulateMedia({ reducedMotion: "reduce" });

  const film = page.getByRole("region", { name: "Film" });
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  await film.getByRole("button", { name: /A sapphire solitaire, turning in the light/ }).click();
  const player = film.locator("video");
  await expect(player).toBeFocused();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expectEmbedded(page);
});

/** A film of another site is put in the place of its poster with a press. */
async function expectEmbedded(page: Page): Promise<void> {
  await page.route("https://player.vimeo.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>A film</title>" }),
  );
  await openPage(page, "/about");
  const film = page.getByRole("region", { name: "Film" });
  const src = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";
  await film.getByRole("button").evaluate((link: HTMLElement, embed) => {
    delete link.dataset["file"];
    link.dataset["embed"] = embed;
  }, src);
  await expect(film.locator("iframe")).toHaveCount(0);
  await film.getByRole("button").click();
  await expect(film.locator("iframe")).toHaveAttribute("src", src);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search and menu open, and lead on @phone", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Pins" }).click();
    await expect(page).toHaveURL(/\/collections\?category=11$/);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("banner").getByRole("searchbox", { name: "Search" });
    await field.fill("moonstone");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/collections\?search=moonstone/);
  });
});
