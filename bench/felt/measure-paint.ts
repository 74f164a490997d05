import type { Browser, Page } from "@playwright/test";
import { openSlowPhone, openWhole, type Phone } from "./slow-phone.ts";

/** Milliseconds; `busy` is the main thread's in the first five seconds, `shift` as browsers score it. */
export type Paint = { largest: number; blocking: number; busy: number; shift: number };

type Felt = {
  first: number;
  largest: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
};

declare global {
  interface Window {
    felt: Felt;
  }
}

const FIRST_MS = 5000;

/** A first visit to a page. */
export async function measurePaint(browser: Browser, url: string, phone: Phone): Promise<Paint> {
  const page = await openSlowPhone(browser, phone);
  await page.addInitScript(observePaint);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const started = performance.now();
  await openWhole(page, url);
  await page.waitForTimeout(Math.max(0, FIRST_MS - (performance.now() - started)));
  const { metrics } = await session.send("Performance.getMetrics");
  const busy = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  const paint = { ...(await readPaint(page)), busy };
  await page.context().close();
  return paint;
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
async function readPaint(page: Page): Promise<Omit<Paint, "busy">> {
  const { tasks, first, largest, shift } = await page.evaluate(() => window.felt);
  const blocking = tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { largest, shift, blocking };
}
