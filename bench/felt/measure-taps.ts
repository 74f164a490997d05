import type { Browser, Locator, Page } from "@playwright/test";
import { openSlowPhone, openWhole, type Phone } from "./slow-phone.ts";

export type Way = {
  name: string;
  from: string;
  /** Opens what has to be open before the tap. */
  prepare?: (page: Page) => Promise<unknown>;
  links: (page: Page) => Locator;
};

declare global {
  interface Window {
    headingAt?: number;
  }
}

/** A visitor looks at a page before pressing anything. */
const LOOKING_MS = 2000;
const LONGEST_MS = 30_000;

/**
 * Taps a link that has been visible for half a second.
 * @returns milliseconds from the tap to the frame that shows the heading of the next page
 */
export async function measureTap(
  browser: Browser,
  baseURL: string,
  way: Way,
  { phone, index }: { phone: Phone; index: number },
): Promise<number> {
  const page = await openSlowPhone(browser, phone);
  await page.addInitScript(noteTapAndHeading);
  await openWhole(page, baseURL + way.from);
  await page.waitForTimeout(LOOKING_MS);
  await way.prepare?.(page);
  const links = way.links(page);
  const link = links.nth(index % (await links.count()));
  await link.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
  await page.waitForTimeout(500);
  const target = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(target, { waitUntil: "load", timeout: LONGEST_MS });
  const headingAt = await page.waitForFunction(() => window.headingAt, null, { polling: 250 });
  const tappedAt = await page.evaluate(() => Number(sessionStorage.getItem("tappedAt")));
  const tap = Number(await headingAt.jsonValue()) - tappedAt;
  await page.context().close();
  return tap;
}

/** In the browser, in either page: the times of the tap and of the frame with the heading, on one clock. */
function noteTapAndHeading(): void {
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("tappedAt", String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
  requestAnimationFrame(function look() {
    requestAnimationFrame(() => {
      if (!document.querySelector("main h1")) return look();
      return setTimeout(() => (window.headingAt = performance.timeOrigin + performance.now()));
    });
  });
}
