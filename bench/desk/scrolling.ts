import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";

/**
 * Scrolls as a wheel does, on a phone as a thumb does: by flicks, each of which goes on by itself.
 * @returns the part of the frames that the browser dropped while the page was scrolled, by its own trace
 */
export async function scrollDown(page: Page, session: CDPSession): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 800 };
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: [FRAMES] });
  await (width < 768 ? flick : turnWheel)(session, { width, height });
  const trace = await browser?.stopTracing();
  const scrolled = await page.evaluate(() => window.scrollY);
  if (scrolled < PIXELS / 2) throw new Error(`Only ${scrolled} px were scrolled.`);
  return countDropped(JSON.parse(String(trace)) as Trace);
}

/** Of the wheel, not beyond a page of pieces; flicks go further. */
const PIXELS = 7000;

type Screen = { width: number; height: number };

const turnWheel = (session: CDPSession, { width, height }: Screen) =>
  session.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -PIXELS,
    // Pixels a second: a hand in a hurry.
    speed: 3000,
    gestureSourceType: "mouse",
  });

const FLICKS = 12;
/** The part of the screen's height that a thumb moves, in so many steps of a frame each. */
const FLICK = 0.6;
const STEPS = 10;
/** Milliseconds from one flick to the next, in which the page goes on by itself. */
const REST = 400;

/** A synthesized gesture of touches scrolls nothing in a browser without windows. */
async function flick(session: CDPSession, { width, height }: Screen): Promise<void> {
  // A thumb does not wait until the page has answered.
  const answers: Promise<unknown>[] = [];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) => {
    const point = { x: width / 2, y: height * (0.85 - (FLICK * step) / STEPS) };
    const touchPoints = type === "touchEnd" ? [] : [point];
    answers.push(session.send("Input.dispatchTouchEvent", { type, touchPoints }));
  };
  for (let flicked = 0; flicked < FLICKS; flicked += 1) {
    touch("touchStart", 0);
    for (let step = 1; step <= STEPS; step += 1) {
      await sleep(1000 / 60);
      touch("touchMove", step);
    }
    touch("touchEnd", STEPS);
    await sleep(REST);
  }
  await Promise.all(answers);
}

const FRAMES = "disabled-by-default-devtools.timeline.frame";

type Frame = { state: string; affects_smoothness: boolean; scroll_state: string };
type Trace = { traceEvents: { name: string; ph: string; args?: { frame_reporter?: Frame } }[] };

/** Of the frames that should have shown the page further on, those that came too late to be seen. */
function countDropped({ traceEvents }: Trace): number {
  const frames = traceEvents
    .filter(({ name, ph }) => name === "PipelineReporter" && ph === "b")
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    // Others show what has changed while the page stands still, such as rows that have arrived.
    .filter(({ scroll_state }) => scroll_state !== "SCROLL_NONE");
  const shown = frames.filter(({ state }) => state.startsWith("STATE_PRESENTED")).length;
  const dropped = frames.filter(
    ({ state, affects_smoothness }) => state === "STATE_DROPPED" && affects_smoothness,
  ).length;
  if (shown === 0) throw new Error("The trace of the browser names no frame that was shown.");
  return dropped / (dropped + shown);
}
