import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { pieces } from "./list-parts.ts";
import { openPage } from "./open-page.ts";
import { stubPictures } from "./stub-pictures.ts";

test.use({ deviceScaleFactor: 3 });
test.beforeEach(({ page }) => stubPictures(page));

/** A busy machine answers so slowly that the browser takes it for a 3G connection. */
const connect = (page: Page, connection: { effectiveType: string; saveData?: boolean }) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value }),
    connection,
  );

/** The addresses that a page asks for ahead of a press, and all others. */
function watchRequests(page: Page) {
  const ahead: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.headers()["sec-purpose"] === "prefetch") ahead.push(pathname);
    else asked.push(pathname + search);
  });
  return { ahead, asked };
}

/** Wider than a list offers it: as the page of the piece shows it. */
const isMainPicture = (path: string) => path.endsWith("/1280.avif");

test(
  "a page whose link is in view is there when it is pressed, without another request",
  { tag: "@phone" },
  async ({ page }) => {
    await connect(page, { effectiveType: "4g" });
    const { ahead, asked } = watchRequests(page);
    await openPage(page, "/products");
    await page.evaluate(() => window.scrollTo(0, 700));
    const tiles = pieces(page).getByRole("listitem");
    const inView = tiles.filter({ visible: true });
    await expect.poll(() => ahead.length).toBeGreaterThanOrEqual(4);
    await expect.poll(() => asked.filter(isMainPicture).length).toBeGreaterThan(0);
    expect(new Set(ahead).size).toBe(ahead.length);
    expect(ahead.length).toBeLessThanOrEqual(12);
    expect(asked.filter(isMainPicture).length).toBeLessThanOrEqual(4);

    const piece = ahead.at(-1)?.replace(".data", "") ?? "";
    const prefetched = inView.filter({ has: page.locator(`a[href="${piece}"]`) });
    const name = await prefetched.getByRole("heading").innerText();
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await prefetched.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("link", { name: "Inquire About This Piece" })).toBeVisible();
    // What comes after is for the links of the piece.
    const routesOfPiece = `__manifest?paths=${encodeURIComponent(`/products,${piece}`)}`;
    const needed = (path: string) => path.endsWith(".css") || path.includes(routesOfPiece);
    expect(asked.slice(before).filter(needed)).toEqual([]);
  },
);

test(
  "nothing is fetched ahead for who saves data or has a slow line",
  { tag: "@phone" },
  async ({ page }) => {
    await connect(page, { effectiveType: "3g" });
    const { ahead, asked } = watchRequests(page);
    const routes = page.waitForResponse(/__manifest/);
    await openPage(page, "/products");
    await (await routes).finished();
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForTimeout(1000);
    expect(ahead).toEqual([]);
    expect(asked.filter(isMainPicture)).toEqual([]);
  },
);
