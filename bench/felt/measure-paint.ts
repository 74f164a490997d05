import type { Browser, Page } from "@playwright/test";
import { quantile } from "../results-table.ts";
import { openSlowPhone, openWhole } from "./slow-phone.ts";

/** Milliseconds; the layout shift as browsers score it. */
export type Paint = { first: number; largest: number; blocking: number; shift: number };

declare global {
  interface Window {
    felt: Paint;
  }
}

/** The median of a number of first visits to a page. */
export async function measurePaint(
  browser: Browser,
  url: string,
  { slowdown, visits }: { slowdown: number; visits: number },
): Promise<Paint> {
  const all: Paint[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openSlowPhone(browser, slowdown);
    await page.addInitScript(observePaint);
    await openWhole(page, url);
    all.push(await readPaint(page));
    await page.context().close();
  }
  const median = (field: keyof Paint) =>
    quantile(
      all.map((paint) => paint[field]),
      0.5,
    );
  return {
    first: median("first"),
    largest: median("largest"),
    blocking: median("blocking"),
    shift: median("shift"),
  };
}

/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the browser as it stands */
/** In the browser, before anything else. Blocking is what each task takes beyond 50 ms after the first paint. */
function observePaint(): void {
  const felt = { first: 0, largest: 0, blocking: 0, shift: 0 };
  window.felt = felt;
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry);
    }).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") felt.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    felt.largest = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    if (startTime >= felt.first) felt.blocking += Math.max(0, duration - 50);
  });
  observe("layout-shift", (entry) => {
    felt.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

const readPaint = (page: Page): Promise<Paint> => page.evaluate(() => window.felt);
