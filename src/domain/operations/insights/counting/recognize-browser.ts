import { isbot } from "isbot";
import type { Browser } from "../../../services/visit-counter.ts";
import { hashText, NO_HASH } from "./hash-visitor.ts";

const MAX_BROWSERS = 1000;

/** Few browsers send most requests, and a list of patterns is slow to match. */
const known = new Map<string, Browser>();

/** What the User-Agent header tells of a browser. */
export function recognizeBrowser(userAgent: string): Browser {
  const found = known.get(userAgent);
  if (found) return found;
  const browser: Browser = {
    isCrawler: isbot(userAgent),
    device: /Mobi|Android|iPhone|iPad|iPod/.test(userAgent) ? "phone" : "computer",
    hash: hashText(userAgent, NO_HASH),
  };
  if (known.size >= MAX_BROWSERS) known.clear();
  known.set(userAgent, browser);
  return browser;
}
