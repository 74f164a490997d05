import type { Page } from "@playwright/test";

const GRAY = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#999"/></svg>`;

/**
 * Answers every stored photo with a gray one: the generated catalogue has none. Routes of Playwright would
 * turn the browser's cache off.
 */
export async function stubPhotos(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: "Content-Type", value: "image/svg+xml" },
        { name: "Cache-Control", value: "max-age=3600" },
      ],
      body: Buffer.from(GRAY).toString("base64"),
    });
    // The page may have left, and with it the request.
    answer.catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/media/*" }] });
}
