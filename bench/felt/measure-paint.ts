import type { Browser, Page } from "@playwright/test";
import { quantile } from "../results-table.ts";
import { openSlowPhone, openWhole } from "./slow-phone.ts";

/** Milliseconds; the layout shift as browsers score it. */
export type Paint = { first: number; largest: number; blocking: number; shift: number };

type Felt = Omit<Paint, "blocking"> & { tasks: { startTime: number; duration: number }[] };

declare global {
  interface Window {
    felt: Felt;
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
/** In the browser, before anything else. */
function observePaint(): void {
  const felt: Felt = { first: 0, largest: 0, tasks: [], shift: 0 };
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
  observe("longtask", ({ startTime, duration }) => felt.tasks.push({ startTime, duration }));
  observe("layout-shift", (entry) => {
    felt.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Blocking is what each task takes beyond 50 ms after the first paint, whose entry may come after those of tasks. */
async function readPaint(page: Page): Promise<Paint> {
  const { tasks, ...paint } = await page.evaluate(() => window.felt);
  const blocking = tasks
    .filter(({ startTime }) => startTime >= paint.first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { ...paint, blocking };
}
