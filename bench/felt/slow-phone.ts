import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../tests/support/find-browser.mjs";

/** The slow line of Lighthouse: 150 ms and 1.6 Mbit/s. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export type Phone = {
  /** How many times slower the processor is than this machine's. */
  slowdown: number;
  /** Whether scripts are loaded, or the page is what a browser makes of the document alone. */
  hasScripts: boolean;
};

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium or Chrome was found.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/** A new visitor's page on a phone with a slow line. */
export async function openSlowPhone(browser: Browser, phone: Phone): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (!phone.hasScripts) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  return page;
}

/** Goes to a page and waits until nothing more is loaded for what is in view. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
}
