import { type Browser, chromium, type Page } from "@playwright/test";
import { isHydrated } from "#tests/support/wait-until-hydrated.ts";
import { findBrowser } from "../../tests/support/find-browser.mjs";

/** The slow line of Lighthouse: 150 ms and 1.6 Mbit/s. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

const LONGEST_HYDRATION_MS = 30_000;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium or Chrome was found.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/**
 * A new visitor's page on a phone with a slow line.
 * @param slowdown how many times slower the processor is than this machine's
 */
export async function openSlowPhone(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // As a browser describes such a line; of an emulated one it may think anything.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } }),
  );
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Goes to a page and waits until its scripts have taken it over and its visible pictures are there. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  // waitForFunction has the page draw frame after frame, which a slow phone is timed with.
  const lastMoment = performance.now() + LONGEST_HYDRATION_MS;
  while (!(await page.evaluate(isHydrated))) {
    if (performance.now() > lastMoment) throw new Error(`The scripts of ${url} did not run.`);
    await page.waitForTimeout(250);
  }
  await page.waitForLoadState("networkidle");
}
