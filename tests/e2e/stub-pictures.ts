import type { Page } from "@playwright/test";

const GRAY = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#999"/></svg>`;

/** Answers every kept picture with a gray one: what a test is not about need not be rendered for it. */
export async function stubPictures(page: Page): Promise<void> {
  await page.route(/\/media\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: GRAY }),
  );
}
