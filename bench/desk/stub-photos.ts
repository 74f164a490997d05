import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Pixels on each side: what a thumbnail asks for. */
const SIZE = 240;

/**
 * Answers every stored photo with a gray one: the generated catalogue has none. An SVG would be a document of
 * its own in each row. Routes of Playwright would turn the browser's cache off.
 */
export async function stubPhotos(page: Page): Promise<void> {
  const gray = { width: SIZE, height: SIZE, channels: 3, background: "#999" } as const;
  const photo = await sharp({ create: gray }).avif().toBuffer();
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: "Content-Type", value: "image/avif" },
        { name: "Cache-Control", value: "max-age=3600" },
      ],
      body: photo.toString("base64"),
    });
    // The page may have left, and with it the request.
    answer.catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/media/*" }] });
}
