import type { CheerioAPI } from "cheerio/slim";
import { siteKey } from "../../../infrastructure/outbound/parse-site-url.ts";

/** What relative URLs of a page are relative to. */
export const baseOf = (page: CheerioAPI, url: URL): URL =>
  URL.parse(page("base[href]").attr("href") ?? "", url) ?? url;

/**
 * The canonical URL that a page names, in its link or for social networks, if it is of the same site.
 * The home page does not count: some themes name it on every page.
 */
export function canonicalOf(page: CheerioAPI, url: URL): URL {
  const written = [
    page('link[rel="canonical"]').attr("href"),
    page('meta[property="og:url"]').attr("content"),
  ];
  const canonical = written
    .map((address) => (address ? URL.parse(address, url) : null))
    .find((each) => each && siteKey(each) === siteKey(url) && each.pathname !== "/");
  const found = canonical ?? new URL(url);
  found.hash = "";
  return found;
}
