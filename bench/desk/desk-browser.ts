import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#tests/support/find-browser.mjs";
import { signInToShop } from "#tests/support/shop-client.ts";
import { writeProfile } from "./own-times.ts";
import { forgetTimings, type PageTimings, readTimings, recordTimings } from "./page-timings.ts";
import { pause } from "./raw-input.ts";
import type { Scenario } from "./scenarios.ts";
import { stubPhotos } from "./stub-photos.ts";

const SLOWDOWN = 6;
/** Milliseconds within which a screen is complete at that speed. */
const OPENING = 6000;
const HEIGHTS: Record<number, number> = { 390: 844, 1280: 800 };

export type ScenarioTimings = PageTimings & {
  /** The part of the frames that were dropped while it was scrolled; null where it was not. */
  droppedFrames: number | null;
};

export type DeskBrowser = {
  /** Runs a scenario in a new context, its files cached. */
  measure: (scenario: Scenario, width: number, isProfiled: boolean) => Promise<ScenarioTimings>;
  close: () => Promise<void>;
};

/** A browser that is signed in to the desk of a shop. */
export async function openDeskBrowser(baseURL: string): Promise<DeskBrowser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const { cookie } = await signInToShop(baseURL);
  const [name = "", value = ""] = cookie.split("=");
  const cookies = [{ name, value, url: baseURL }];
  return {
    measure: async (scenario, width, isProfiled) => {
      const page = await openPage(browser, width);
      await page.context().addCookies(cookies);
      // Once at full speed, so that the files are cached and the server has prepared its answers.
      await page.goto(baseURL + scenario.path);
      await page.locator(scenario.ready).first().waitFor();
      const timings = await runSlowly(page, baseURL, scenario, isProfiled);
      await page.context().close();
      return timings;
    },
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, width: number): Promise<Page> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await stubPhotos(page);
  return page;
}

async function runSlowly(
  page: Page,
  baseURL: string,
  scenario: Scenario,
  isProfiled: boolean,
): Promise<ScenarioTimings> {
  const { name, path, ready, prepare, run, scroll } = scenario;
  await recordTimings(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const profiled = (what: () => Promise<unknown>) =>
    isProfiled ? writeProfile(session, name, what) : what();
  const open = async () => {
    await page.goto(baseURL + path);
    await pause(page, OPENING);
  };
  const isOpening = !run && !scroll;
  if (isOpening) await profiled(open);
  else await open();
  // A locator would listen to all touches of the page, which from then on scroll no faster than it answers.
  const isReady = await page.evaluate((one) => document.querySelector(one) !== null, ready);
  if (!isReady) throw new Error(`${path} does not show ${ready}.`);
  if (isOpening) return { ...(await readTimings(page)), droppedFrames: null };
  await prepare?.(page);
  await pause(page);
  await forgetTimings(page);
  if (run) await profiled(() => run(page, session));
  const droppedFrames = scroll ? await scroll(page, session) : null;
  return { ...(await readTimings(page)), droppedFrames };
}
