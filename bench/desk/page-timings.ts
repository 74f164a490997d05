import type { CDPSession, Page } from "@playwright/test";

/** What a page was timed at, in milliseconds. */
export type PageTimings = {
  /** From each press to the next frame that shows its effect; what took less than 16 is not reported. */
  interactions: number[];
  longestTask: number;
  /** The part of the frames that were missed; null unless it was scrolled. */
  missedFrames: number | null;
};

type Recorded = { events: [id: number, duration: number][]; tasks: number[]; frames: number[] };

declare global {
  interface Window {
    recordedTimings?: Recorded;
  }
}

/** Records the timings of each document from its start. */
export async function recordTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { events: [], tasks: [], frames: [] };
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
    if (recorded) Object.assign(recorded, { events: [], tasks: [], frames: [] });
  });

/** What was recorded since. */
export async function readTimings(page: Page): Promise<PageTimings> {
  const { events, tasks, frames } = await page.evaluate(
    () => window.recordedTimings ?? { events: [], tasks: [], frames: [] },
  );
  const longest = new Map<number, number>();
  for (const [id, duration] of events) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  return {
    interactions: [...longest.values()],
    longestTask: Math.max(0, ...tasks),
    missedFrames: frames.length > 1 ? countMissed(frames) : null,
  };
}

const FRAME = 1000 / 60;

function countMissed(frames: number[]): number {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  return missed / (missed + gaps.length);
}

/** Scrolls as a finger or a wheel does, and records the moment of each frame meanwhile. */
export async function scrollDown(page: Page, session: CDPSession, pixels: number): Promise<void> {
  await page.evaluate(() => {
    const note = (at: number) => {
      window.recordedTimings?.frames.push(at);
      if (document.documentElement.dataset["scrolling"] !== undefined) requestAnimationFrame(note);
    };
    document.documentElement.dataset["scrolling"] = "";
    requestAnimationFrame(note);
  });
  const { width, height } = page.viewportSize() ?? { width: 390, height: 800 };
  await session.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -pixels,
    speed: 3000,
    gestureSourceType: width < 768 ? "touch" : "mouse",
  });
  await page.evaluate(() => delete document.documentElement.dataset["scrolling"]);
}
