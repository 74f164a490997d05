import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * The path of a Chromium or Chrome that runs on this machine: CHROME_PATH, Playwright's own, else
 * one of the system's; or undefined when there is none.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named && existsSync(named)) return named;
  return candidates().find((file) => existsSync(file) && runs(file));
}

/** @param {string} file */
export const isHeadlessShell = (file) => /headless[-_]shell/.test(file);

/** The one without windows comes first: the tests take two thirds of the CPU time with it. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function candidates() {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...usualPlaces];
}

/* Some systems put a stub in place that only says how to install a browser.
   @param {string} file */
function runs(/** @type {string} */ file) {
  // Asked for its version, Chrome on Windows opens a window instead.
  if (process.platform === "win32") return true;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
