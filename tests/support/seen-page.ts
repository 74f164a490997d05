import { recognizeBrowser } from "#domain/operations/insights/counting/recognize-browser.ts";
import type { SeenPage } from "#domain/services/visit-counter.ts";

export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
export const COMPUTER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** A page as a visitor's browser asks for it. */
export const seenPage = (target: string, more: Partial<SeenPage> = {}): SeenPage => ({
  target,
  outcome: "shown",
  address: "203.0.113.7",
  browser: recognizeBrowser(COMPUTER),
  referer: undefined,
  isPrivate: false,
  ...more,
});
