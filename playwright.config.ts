import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/find-browser.mjs";

const browser = findBrowser();
if (!browser) {
  throw new Error("No Chromium or Chrome was found. Run npm test, or set CHROME_PATH to one.");
}
// Each worker reads this file again and need not look again.
process.env["CHROME_PATH"] = browser;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/e2e/shop-templates.ts",
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  forbidOnly: process.env["CI"] === "true",
  // On two processors: a third of the time a test waits for the browser or the shop.
  workers: 3,
  // A machine that is busy elsewhere fails a test now and then: on a second try it counts as flaky, and is named.
  retries: process.env["CI"] === "true" ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    screenshot: "only-on-failure",
    // Tests of what moves have WITH_MOTION.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: browser,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // One process less for each browser, and a tenth of the processor time.
        "--in-process-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // A test that is about one kind of screen has the tag of its project.
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
