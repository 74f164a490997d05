import type { Browser, Locator, Page } from "@playwright/test";
import { quantile } from "../results-table.ts";
import { openSlowPhone, openWhole } from "./slow-phone.ts";

/** From the tap on, in milliseconds: the first frame that shows it, and heading and photo of the next page. */
type Tap = { answer: number; heading: number; whole: number };
/** Requests and bytes that a page has asked for ahead of the tap. */
type Ahead = { requests: number; bytes: number };

export type Way = {
  name: string;
  from: string;
  /** Opens what has to be open before the tap. */
  prepare?: (page: Page) => Promise<void>;
  links: (page: Page) => Locator;
};

declare global {
  interface Window {
    tap: Promise<Tap>;
  }
}

/** A visitor looks at a page before pressing anything; on the slowest phone it is hydrated by then. */
const LOOKING_MS = 2000;

/** Taps links that have been visible for half a second; p75 of all, and what was prefetched by then. */
export async function measureTaps(
  browser: Browser,
  baseURL: string,
  way: Way,
  { slowdown, taps }: { slowdown: number; taps: number },
): Promise<Tap & { ahead: Ahead }> {
  const all: Tap[] = [];
  const ahead: Ahead[] = [];
  for (let index = 0; index < taps; index += 1) {
    const page = await openSlowPhone(browser, slowdown);
    const asked = countAhead(page);
    await openWhole(page, baseURL + way.from);
    await page.waitForTimeout(LOOKING_MS);
    await way.prepare?.(page);
    const links = way.links(page);
    const link = links.nth(index % (await links.count()));
    await link.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
    await page.waitForTimeout(500);
    ahead.push(asked());
    all.push(await tap(page, link));
    await page.context().close();
  }
  const p75 = (field: keyof Tap) => quantileOf(all, field, 0.75);
  return {
    answer: p75("answer"),
    heading: p75("heading"),
    whole: p75("whole"),
    ahead: {
      requests: quantileOf(ahead, "requests", 0.5),
      bytes: quantileOf(ahead, "bytes", 0.5),
    },
  };
}

const quantileOf = <Field extends string>(
  all: Record<Field, number>[],
  field: Field,
  part: number,
): number =>
  quantile(
    all.map((each) => each[field]),
    part,
  );

/** Counts what the browser marks as prefetched. */
function countAhead(page: Page): () => Ahead {
  const ahead = { requests: 0, bytes: 0 };
  page.on("requestfinished", async (request) => {
    if (request.headers()["sec-purpose"] !== "prefetch") return;
    ahead.requests += 1;
    ahead.bytes += (await request.sizes().catch(() => null))?.responseBodySize ?? 0;
  });
  return () => ({ ...ahead });
}

async function tap(page: Page, link: Locator): Promise<Tap> {
  await link.evaluate(observeTap);
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // Asking again and again would slow the page down.
  return page.evaluate(() => window.tap);
}

/** In the browser: looks at each frame after the tap. */
function observeTap(link: Element): void {
  const { pathname, search } = link as HTMLAnchorElement;
  const before = document.querySelector("main");
  const target = pathname + search;
  const tap = { answer: 0, heading: 0, whole: 0 };
  const { promise, resolve, reject } = Promise.withResolvers<Tap>();
  window.tap = promise;
  setTimeout(() => reject(new Error(`${target} did not open.`)), 30_000);
  const look = (start: number) => {
    const since = () => Math.max(1, performance.now() - start);
    const main = document.querySelector("main");
    const isThere = location.pathname + location.search === target && main !== before;
    if (!tap.answer && (isThere || document.querySelector("[data-pressed]"))) tap.answer = since();
    if (isThere && main) {
      if (!tap.heading && main.querySelector("h1")) tap.heading = since();
      const photo = main.querySelector("img");
      const isWhole = main.ariaBusy !== "true" && (photo?.complete ?? true);
      if (tap.heading && isWhole) tap.whole = since();
    }
    if (tap.whole) resolve(tap);
    else requestAnimationFrame(() => setTimeout(() => look(start)));
  };
  addEventListener("click", ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
    capture: true,
    once: true,
  });
}
