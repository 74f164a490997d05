import { createRequire } from "node:module";
import type * as Cheerio from "cheerio/slim";

/** Far deeper than any page that a person made; the reader's time grows with the square of it. */
const MAX_DEPTH = 4000;

/** Elements that end by themselves, or by the next of their kind. */
const VOID_OR_IMPLIED = new Set(
  "area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option".split(
    " ",
  ),
);

/** Loaded when the first page is read: a shop that imports nothing need not hold it. */
const require = createRequire(import.meta.url);
const cheerio = () => require("cheerio/slim") as typeof Cheerio;

const WRAPPER = "x-whole-page";

const TAG = /^(\/?)([a-z][^\s/>]*)/i;
const MAX_NAME_LENGTH = 40;

/** Reads HTML into a tree. null for what is nested without end, as no page is. */
export function parseHtml(html: string): Cheerio.CheerioAPI | null {
  // Within one element: a search that begins at a thousand of them compares each with each.
  return isTooDeep(html) ? null : cheerio().load(`<${WRAPPER}>${html}</${WRAPPER}>`, null, false);
}

function isTooDeep(html: string): boolean {
  let depth = 0;
  let end = -1;
  // From sign to sign: whatever a page holds, each of its letters is looked at but a few times.
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
    if (end < at) end = html.indexOf(">", at);
    if (end === -1) return false;
    const [, slash, name = ""] = TAG.exec(html.slice(at + 1, at + MAX_NAME_LENGTH)) ?? [];
    if (name === "" || VOID_OR_IMPLIED.has(name.toLowerCase()) || html[end - 1] === "/") continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
