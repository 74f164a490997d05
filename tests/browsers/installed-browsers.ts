import { findFirefox, findWebKit } from "#tests/support/find-other-browsers.mjs";
import type { Browser, WindowSize } from "./browser.ts";
import { openFirefox } from "./open-firefox.ts";
import { openWebKit } from "./open-webkit.ts";

type InstalledBrowser = {
  name: string;
  /** Undefined where the machine has none; npm test says so. */
  open: ((size: WindowSize) => Promise<Browser>) | undefined;
};

const firefox = findFirefox();
const webKit = findWebKit();

/** The browsers beside Chromium that the journeys are tested in. */
export const BROWSERS: InstalledBrowser[] = [
  { name: "Firefox", open: firefox ? (size) => openFirefox(firefox, size) : undefined },
  { name: "WebKit", open: webKit ? (size) => openWebKit(webKit, size) : undefined },
];
