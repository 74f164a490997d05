import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Stock Firefox, or undefined when the machine has none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return [
    ...onPath("firefox-esr", "firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ].find((file) => existsSync(file));
}

/**
 * WebKitGTK's driver and small browser, and a display in memory for them, or undefined when the
 * machine lacks one of the three.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export function findWebKit() {
  const [driver] = onPath("WebKitWebDriver").filter((file) => existsSync(file));
  const [display] = onPath("Xvfb").filter((file) => existsSync(file));
  const [browser] = ["/usr/lib", "/usr/libexec"]
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .flatMap((folder) => foldersIn(folder))
    .filter((folder) => path.basename(folder).startsWith("webkit2gtk-4"))
    .map((folder) => path.join(folder, "MiniBrowser"))
    .filter((file) => existsSync(file));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));
}

/** @param {string[]} commands */
function onPath(...commands) {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}
