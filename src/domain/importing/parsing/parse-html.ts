import { createRequire } from "node:module";
import type * as Cheerio from "cheerio/slim";

/** Far deeper than real pages; parsing time grows with the square of the depth. */
const MAX_DEPTH = 4000;

/** Void elements, and elements whose end tag may be omitted. */
const VOID_OR_IMPLIED = new Set(
  "area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option".split(
    " ",
  ),
);

/** Loaded on first use, to save memory in shops that import nothing. */
const require = createRequire(import.meta.url);
const cheerio = () => require("cheerio/slim") as typeof Cheerio;

const WRAPPER = "x-whole-page";

const TAG = /^(\/?)([a-z][^\s/>]*)/i;
const MAX_NAME_LENGTH = 40;

/** Parses HTML; null when it is nested too deeply. */
export function parseHtml(html: string): Cheerio.CheerioAPI | null {
  // Wrapped in one element: with thousands of roots, each search compares them in pairs.
  return isTooDeep(html) ? null : cheerio().load(`<${WRAPPER}>${html}</${WRAPPER}>`, null, false);
}

function isTooDeep(html: string): boolean {
  let depth = 0;
  let end = -1;
  // Linear in the length: jumps from tag to tag.
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
