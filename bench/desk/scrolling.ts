import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/**
 * Scrolls as a wheel does, on a phone as a thumb does: by flicks, each of which goes on by itself.
 * @returns the part of the frames that the browser dropped meanwhile, by its own trace
 */
export async function scrollDown(page: Page, session: CDPSession, pixels: number): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 800 };
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: [FRAMES] });
  await (width < 768 ? flick : turnWheel)(session, { width, height, pixels });
  const trace = await browser?.stopTracing();
  const scrolled = await page.evaluate(() => window.scrollY);
  if (scrolled < pixels / 2) throw new Error(`Only ${scrolled} of ${pixels} px were scrolled.`);
  return countDropped(JSON.parse(String(trace)) as Trace);
}

type Way = { width: number; height: number; pixels: number };

const turnWheel = (session: CDPSession, { width, height, pixels }: Way) =>
  session.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -pixels,
    // Pixels a second: a hand in a hurry.
    speed: 3000,
    gestureSourceType: "mouse",
  });

/** The part of the screen's height that a thumb moves, in so many steps of a frame each. */
const FLICK = 0.6;
const STEPS = 10;
/** Milliseconds from one flick to the next. */
const REST = 150;

/** A synthesized gesture of touches scrolls nothing in a browser without windows. */
async function flick(session: CDPSession, { width, height, pixels }: Way): Promise<void> {
  const touch = (type: "touchStart" | "touchMove", step: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: width / 2, y: height * (0.85 - (FLICK * step) / STEPS) }],
    });
  const flicks = Math.ceil(pixels / (height * FLICK));
  for (let flicked = 0; flicked < flicks; flicked += 1) {
    await touch("touchStart", 0);
    for (let step = 1; step <= STEPS; step += 1) {
      await touch("touchMove", step);
      await sleep(1000 / 60);
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await sleep(REST);
  }
}

const FRAMES = "disabled-by-default-devtools.timeline.frame";

type Frame = { state: string; affects_smoothness: boolean };
type Trace = { traceEvents: { name: string; ph: string; args?: { frame_reporter?: Frame } }[] };

/** Of the frames that should have shown something new, those that came too late to be seen. */
function countDropped({ traceEvents }: Trace): number {
  const frames = traceEvents
    .filter(({ name, ph }) => name === "PipelineReporter" && ph === "b")
    .flatMap(({ args }) => args?.frame_reporter ?? []);
  const shown = frames.filter(({ state }) => state.startsWith("STATE_PRESENTED")).length;
  const dropped = frames.filter(
    ({ state, affects_smoothness }) => state === "STATE_DROPPED" && affects_smoothness,
  ).length;
  if (shown === 0) throw new Error("The trace of the browser names no frame that was shown.");
  return dropped / (dropped + shown);
}
