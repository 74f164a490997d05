import { createRequire } from "node:module";
import type * as Cheerio from "cheerio/slim";
import { parseDocument } from "htmlparser2";
import { isNestedDeeper } from "../../infrastructure/html/is-nested-deeper.ts";

/** Far deeper than real pages: an end tag without its element is looked for in all that are open. */
const MAX_DEPTH = 1000;

/** Loaded on first use, to save memory in shops that import nothing. */
const require = createRequire(import.meta.url);
const cheerio = () => require("cheerio/slim") as typeof Cheerio;

const WRAPPER = "x-whole-page";

/** The element around what was parsed: its HTML is the document's. */
export const PARSED_ROOT = WRAPPER;

type Document = Extract<Parameters<Cheerio.CheerioAPI["load"]>[0], object>;

/** Parses HTML; null when it is nested too deeply. */
export function parseHtml(html: string): Cheerio.CheerioAPI | null {
  // Wrapped in one element: with thousands of roots, each search compares them in pairs.
  if (isNestedDeeper(html, MAX_DEPTH)) return null;
  // By the parser that counted: Cheerio's own is an older version, which nests more. Its nodes' types differ too.
  const tree = parseDocument(`<${WRAPPER}>${html}</${WRAPPER}>`) as unknown;
  return cheerio().load(tree as Document, null, false);
}
