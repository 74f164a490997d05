import type { Page } from "@playwright/test";

/** What a page was timed at, in milliseconds. */
export type PageTimings = {
  /** From each press to the next frame that shows its effect; what took less than 16 is not reported. */
  interactions: number[];
  longestTask: number;
};

type Recorded = { events: [id: number, duration: number][]; tasks: number[] };

declare global {
  interface Window {
    recordedTimings?: Recorded;
  }
}

/** Records the timings of each document from its start. */
export async function recordTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { events: [], tasks: [] };
    window.recordedTimings = recorded;
    const onEvents = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming;
        if (interactionId) recorded.events.push([interactionId, entry.duration]);
      }
    };
    const options = { type: "event", buffered: true, durationThreshold: 16 };
    new PerformanceObserver(onEvents).observe(options);
    new PerformanceObserver((list) => {
      recorded.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask", buffered: true });
  });
}

/** Begins anew, so that what came before does not count. */
export const forgetTimings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorded = window.recordedTimings;
    if (recorded) Object.assign(recorded, { events: [], tasks: [] });
  });

/** What was recorded since. */
export async function readTimings(page: Page): Promise<PageTimings> {
  const { events, tasks } = await page.evaluate(
    () => window.recordedTimings ?? { events: [], tasks: [] },
  );
  const longest = new Map<number, number>();
  for (const [id, duration] of events) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  return {
    interactions: [...longest.values()],
    longestTask: Math.max(0, ...tasks),
  };
}
