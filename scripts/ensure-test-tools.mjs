import path from "node:path";
import { installFromDebian } from "./install-debian-package.mjs";
import { shopEnvironment, bundledNodePath, runCommandStep, SetUpError } from "./set-up.mjs";

/**
 * Finds a browser for the tests, or installs one. Throws SetUpError.
 * @param {string} root
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser(root) {
  // It imports an installed package, so it is loaded after the installation.
  const { findBrowser, isHeadlessShell } = await import("../tests/support/find-browser.mjs");
  const found = findBrowser();
  // A machine of CI takes the smaller one beside its own: browser tests take half the time with it.
  if (process.env["CI"] === "true" && found && !isHeadlessShell(found)) {
    tryToInstall("chromium-headless-shell", () => installFromDebian("chromium-headless-shell"));
  }
  const browser =
    findBrowser() ??
    (tryToInstall("chromium", () => installFromDebian("chromium-headless-shell")) &&
      findBrowser()) ??
    (tryToInstall("chromium", () => installFromDebian("chromium")) && findBrowser()) ??
    (tryToInstall("Playwright's Chromium", () => installFromPlaywright(root)) && findBrowser());
  if (browser) return browser;
  throw new SetUpError(
    "No browser was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run npm test again.",
  );
}

/**
 * Finds PostgreSQL's programs, or installs them where permitted.
 * @returns {Promise<string | undefined>} their folder
 */
export async function ensurePostgres() {
  const { findPostgres } = await import("../tests/support/find-postgres.mjs");
  return (
    findPostgres() ??
    (tryToInstall("postgresql", () => installFromDebian("postgresql")) ? findPostgres() : undefined)
  );
}

/**
 * Finds Firefox and WebKit, or installs them where permitted.
 * @returns {Promise<{ found: string[], missing: string[] }>} their names
 */
export async function ensureOtherBrowsers() {
  const { findFirefox, findWebKit } = await import("../tests/support/find-other-browsers.mjs");
  const wanted = [
    { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
    { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
  ];
  for (const { name, find, packages } of wanted) {
    if (!find()) tryToInstall(name, () => packages.forEach(installFromDebian));
  }
  const found = wanted.filter(({ find }) => find()).map(({ name }) => name);
  return { found, missing: wanted.map(({ name }) => name).filter((name) => !found.includes(name)) };
}

/**
 * @param {string} what
 * @param {(() => void)} install
 */
function tryToInstall(what, install) {
  try {
    install();
    return true;
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.log(`${what} could not be installed: ${error.message.trim().split("\n").at(-1)}`);
    return undefined;
  }
}

/** @param {string} root */
function installFromPlaywright(root) {
  console.log("Installing Playwright's Chromium.");
  const tool = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  runCommandStep(bundledNodePath(root), [tool, "install", "chromium"], {
    cwd: root,
    env: shopEnvironment(root),
    failure: "the download failed",
  });
}
